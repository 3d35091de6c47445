import { Fn } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import * as apigateway from "aws-cdk-lib/aws-apigatewayv2";
import type { StackContext } from "sst/constructs";
import { keepLogs, prepare } from "./defaults";

// No path: an address may carry a token. The application's log has the route, by the request's id.
const logged = {
  requestId: "$context.requestId",
  time: "$context.requestTimeEpoch",
  method: "$context.httpMethod",
  status: "$context.status",
  bytes: "$context.responseLength",
  latency: "$context.responseLatency",
  integrationLatency: "$context.integrationLatency",
  integrationError: "$context.integrationErrorMessage",
  address: "$context.identity.sourceIp",
};

/**
 * The HTTP API without its function. The distribution needs the API's address, and the function
 * needs the distribution's: with the API on its own, each stack reads only from earlier ones.
 */
export function Gateway({ stack }: StackContext) {
  prepare(stack);
  const api = new apigateway.HttpApi(stack, "HttpApi", { createDefaultStage: false });
  new apigateway.HttpStage(stack, "DefaultStage", {
    httpApi: api,
    stageName: "$default",
    autoDeploy: true,
    throttle: { rateLimit: 100, burstLimit: 200 },
    accessLogSettings: {
      destination: new apigateway.LogGroupLogDestination(keepLogs(stack, "AccessLog")),
      format: AccessLogFormat.custom(JSON.stringify(logged)),
    },
  });
  const host = `${api.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`;
  return { api, host, edgeKey: edgeKey(stack.stackId) };
}

// The random end of the stack's own id: a value that only the account knows, that needs no one to
// make or keep it, and that is in no template. It proves where a call came from and opens nothing.
const edgeKey = (stackId: string) => Fn.select(2, Fn.split("/", stackId));
