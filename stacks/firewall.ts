import { Annotations } from "aws-cdk-lib";
import * as waf from "aws-cdk-lib/aws-wafv2";
import type { Stack } from "sst/constructs";

/** The region of CloudFront's firewall and log delivery, whatever the stage's. */
export const EDGE_REGION = "us-east-1";

/**
 * Requests of one address in five minutes, i.e. ten a second: an office of thirty people behind one
 * address makes a tenth of that.
 */
const MOST_REQUESTS = 3000;

const TOO_MANY = {
  success: false,
  error: "request.throttled",
  message: "Demasiados pedidos desde tu conexión. Esperá unos minutos y probá de nuevo.",
};

/**
 * The firewall of the distribution: limits the requests of one address. Undefined where the stage
 * is not in CloudFront's own region, which is reported when deploying.
 */
export function createFirewall(stack: Stack): string | undefined {
  if (stack.region !== EDGE_REGION) {
    Annotations.of(stack).addInfo(
      `No firewall and no log of CloudFront: both exist only in ${EDGE_REGION}.`,
    );
    return undefined;
  }
  const acl = new waf.CfnWebACL(stack, "Firewall", {
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: visibility("Firewall"),
    customResponseBodies: {
      TooMany: { contentType: "APPLICATION_JSON", content: JSON.stringify(TOO_MANY) },
    },
    rules: [rateRule()],
  });
  return acl.attrArn;
}

const rateRule = (): waf.CfnWebACL.RuleProperty => ({
  name: "RatePerAddress",
  priority: 0,
  statement: {
    rateBasedStatement: {
      aggregateKeyType: "IP",
      limit: MOST_REQUESTS,
      evaluationWindowSec: 300,
    },
  },
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        customResponseBodyKey: "TooMany",
        responseHeaders: [{ name: "retry-after", value: "60" }],
      },
    },
  },
  visibilityConfig: visibility("RatePerAddress"),
});

// No samples: a sampled request is stored with its URL, which may contain a token.
const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});
