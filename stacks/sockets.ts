import { socketGuard } from "@foja/functions/triggers";
import { Duration } from "aws-cdk-lib";
import * as apigateway from "aws-cdk-lib/aws-apigatewayv2";
import * as sqs from "aws-cdk-lib/aws-sqs";
import type { StackContext } from "sst/constructs";
import { deadLetters, prepare } from "./defaults";

/**
 * The stage's name is the path that browsers request: API Gateway serves only that path, so that
 * CloudFront may pass `/ws` on unchanged.
 */
export const STAGE = "ws";

/**
 * The WebSocket API without its function, and the queue of sockets to check: the distribution and
 * every function, in later stacks, need their addresses.
 */
export function Sockets({ stack }: StackContext) {
  prepare(stack);
  const api = new apigateway.WebSocketApi(stack, "WebSocketApi", {
    // Every text is routed to the one function.
    routeSelectionExpression: "$request.body.type",
  });
  const lost = deadLetters(stack, socketGuard.name);
  const guard = new sqs.Queue(stack, "SocketGuard", {
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    visibilityTimeout: Duration.seconds(6 * socketGuard.timeoutSeconds),
    // After two hours none of the sockets named in it exists.
    retentionPeriod: Duration.hours(2),
    deadLetterQueue: { queue: lost, maxReceiveCount: socketGuard.maxReceives },
  });
  const host = `${api.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`;
  const resource = { service: "execute-api", resource: api.apiId };
  const arnOf = (method: "POST" | "DELETE") =>
    stack.formatArn({ ...resource, resourceName: `${STAGE}/${method}/@connections/*` });
  return { api, host, endpoint: `https://${host}/${STAGE}`, arnOf, guard, lost };
}
