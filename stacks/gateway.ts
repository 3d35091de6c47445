import { SecretValue } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import * as apigateway from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Stack, StackContext } from "sst/constructs";
import { accept } from "./accept";
import { keepLogs, prepare } from "./defaults";
import { type Settings, settings } from "./settings";

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
 * Requests of all callers together, in a second and at once. It is no fence against one caller, whom
 * the firewall of the distribution limits: it is what a flood may cost. A call around the
 * distribution counts too, before the function refuses it; therefore it is far above what a stage needs.
 */
const THROTTLE = { rateLimit: 2000, burstLimit: 4000 };

/**
 * The HTTP API without its function. The distribution needs the API's address, and the function the
 * distribution's: with the API separate, each stack reads only from earlier ones.
 */
export function Gateway({ stack }: StackContext) {
  prepare(stack);
  const stage = settings(stack.stage);
  const closed = stage.ORIGIN_DOMAIN !== undefined && stage.ORIGIN_STEP === "only";
  const { api, stage: opened, log } = openHttpApi(stack, "HttpApi", { throttle: THROTTLE, closed });
  const named = nameOrigin(stack, stage, { api, stage: opened });
  const host = named && stage.ORIGIN_STEP !== "create" ? named : hostOf(stack, api);
  return { api, log, host, edgeKey: createEdgeKey(stack) };
}

type Open = { throttle: apigateway.ThrottleSettings; closed?: boolean };

/**
 * An HTTP API with one stage, a rate limit (requests in a second, and at once), and an access log.
 * `closed`: AWS's own address of it answers nobody.
 */
export function openHttpApi(stack: Stack, id: string, { throttle, closed = false }: Open) {
  const log = keepLogs(stack, "AccessLog");
  const api = new apigateway.HttpApi(stack, id, {
    createDefaultStage: false,
    disableExecuteApiEndpoint: closed,
  });
  const stage = new apigateway.HttpStage(stack, "DefaultStage", {
    httpApi: api,
    stageName: "$default",
    autoDeploy: true,
    throttle,
    accessLogSettings: {
      destination: new apigateway.LogGroupLogDestination(log),
      format: AccessLogFormat.custom(JSON.stringify(logged)),
    },
  });
  return { api, stage, log };
}

/** Gives the API the host name of the settings, and returns it; undefined where there is none. */
function nameOrigin(
  stack: Stack,
  { ORIGIN_DOMAIN: domainName, ORIGIN_CERTIFICATE_ARN: arn }: Settings,
  { api, stage }: { api: apigateway.HttpApi; stage: apigateway.HttpStage },
): string | undefined {
  if (!domainName || !arn) return undefined;
  const domain = new apigateway.DomainName(stack, "Origin", {
    domainName,
    certificate: Certificate.fromCertificateArn(stack, "OriginCertificate", arn),
    securityPolicy: apigateway.SecurityPolicy.TLS_1_2,
  });
  new apigateway.ApiMapping(stack, "OriginMapping", { api, domainName: domain, stage });
  // We cannot write the DNS: a person copies this record to it.
  stack.addOutputs({ OriginRecord: `${domainName} CNAME ${domain.regionalDomainName}` });
  return domainName;
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
