import { Annotations } from "aws-cdk-lib";
import type { Distribution } from "aws-cdk-lib/aws-cloudfront";
import * as logs from "aws-cdk-lib/aws-logs";
import type { Stack } from "sst/constructs";
import { keepLogs } from "./defaults";
import { EDGE_REGION } from "./firewall";

/**
 * The logged fields of each request. Neither its path (`/api/calendar/feed/<secret>.ics`), nor its
 * query (`q=` holds names; also `token=` and `email=`), its cookies or its referrer: the
 * application's own log has the route, without secrets.
 */
const FIELDS = [
  ...["date", "time", "x-edge-location", "sc-bytes", "c-ip", "cs-method", "sc-status"],
  ...["x-edge-result-type", "x-edge-request-id", "cs-bytes", "time-taken", "ssl-protocol"],
  ...["x-edge-response-result-type", "cs-protocol-version", "time-to-first-byte"],
  ...["x-edge-detailed-result-type", "sc-content-type"],
];

/** Logs the distribution's requests, in chosen fields, for three months. */
export function keepEdgeLogs(stack: Stack, distribution: Distribution): void {
  if (stack.region !== EDGE_REGION) {
    Annotations.of(stack).addInfo(
      `No log of CloudFront: its delivery exists only in ${EDGE_REGION}.`,
    );
    return;
  }
  const name = `${stack.stage}-foja-edge`;
  const log = keepLogs(stack, "EdgeLog", `/aws/vendedlogs/cloudfront/${name}`);
  const source = new logs.CfnDeliverySource(stack, "EdgeLogSource", {
    name,
    logType: "ACCESS_LOGS",
    resourceArn: distribution.distributionArn,
  });
  const destination = new logs.CfnDeliveryDestination(stack, "EdgeLogDestination", {
    name,
    destinationResourceArn: log.logGroupArn,
    outputFormat: "json",
  });
  const delivery = new logs.CfnDelivery(stack, "EdgeLogDelivery", {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: FIELDS,
  });
  delivery.addDependency(source);
}
