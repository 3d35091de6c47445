import { Fn } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import * as apigateway from "aws-cdk-lib/aws-apigatewayv2";
import type { Stack, StackContext } from "sst/constructs";
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
  const api = openHttpApi(stack, "HttpApi");
  const host = hostOf(stack, api);
  return { api, host, edgeKey: edgeKey(stack.stackId) };
}

/** An HTTP API with one stage: its rate bounded, its calls logged. */
export function openHttpApi(stack: Stack, id: string): apigateway.HttpApi {
  const api = new apigateway.HttpApi(stack, id, { createDefaultStage: false });
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
  return api;
}

/** The name under which AWS answers for an API. */
export const hostOf = (stack: Stack, { apiId }: apigateway.HttpApi) =>
  `${apiId}.execute-api.${stack.region}.${stack.urlSuffix}`;

// The random end of the stack's own id: a value that only the account knows, that needs no one to
// make or keep it, and that is in no template. It proves where a call came from and opens nothing.
const edgeKey = (stackId: string) => Fn.select(2, Fn.split("/", stackId));
