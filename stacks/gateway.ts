import { SecretValue } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import * as apigateway from "aws-cdk-lib/aws-apigatewayv2";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Stack, StackContext } from "sst/constructs";
import { accept } from "./accept";
import { keepLogs, prepare } from "./defaults";
import { settings } from "./settings";

// No path: it may contain a token. The application's log has the route, by the request's id.
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
 * The HTTP API without its function. The distribution needs the API's address, and the function the
 * distribution's: with the API separate, each stack reads only from earlier ones.
 */
export function Gateway({ stack }: StackContext) {
  prepare(stack);
  const { api, log } = openHttpApi(stack, "HttpApi");
  const host = hostOf(stack, api);
  return { api, log, host, edgeKey: createEdgeKey(stack) };
}

/** An HTTP API with one stage, a rate limit, and an access log. */
export function openHttpApi(stack: Stack, id: string) {
  const log = keepLogs(stack, "AccessLog");
  const api = new apigateway.HttpApi(stack, id, { createDefaultStage: false });
  new apigateway.HttpStage(stack, "DefaultStage", {
    httpApi: api,
    stageName: "$default",
    autoDeploy: true,
    throttle: { rateLimit: 100, burstLimit: 200 },
    accessLogSettings: {
      destination: new apigateway.LogGroupLogDestination(log),
      format: AccessLogFormat.custom(JSON.stringify(logged)),
    },
  });
  return { api, log };
}

/** The host name of an API at AWS. */
export const hostOf = (stack: Stack, { apiId }: apigateway.HttpApi) =>
  `${apiId}.execute-api.${stack.region}.${stack.urlSuffix}`;

/**
 * The key that proves that a request came through our distribution; it grants nothing else. Made by
 * AWS, in no template and in no function's environment: the distribution gets the current version.
 */
function createEdgeKey(stack: Stack) {
  const secret = new Secret(stack, "EdgeKey", {
    description: `Foja ${stack.stage}: what the distribution writes on the calls that it passes.`,
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  accept(
    secret,
    "AwsSolutions-SMG4",
    "It is changed by whoever operates the stage, together with the distribution: docs/deploy.md says how. The earlier key stays good meanwhile.",
  );
  const { EDGE_KEY_VERSION: versionId } = settings(stack.stage);
  const value = SecretValue.secretsManager(secret.secretArn, { versionId }).unsafeUnwrap();
  return { arn: secret.secretArn, name: secret.secretName, value };
}
