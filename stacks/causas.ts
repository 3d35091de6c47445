import { HttpMethod, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { StackContext } from "sst/constructs";
import { accept } from "./accept";
import { prepare } from "./defaults";
import { createFunction } from "./functions";
import { hostOf, openHttpApi } from "./gateway";

/** The API of court files, on a host of its own: its load does not affect the practices. */
export function Causas({ stack }: StackContext) {
  prepare(stack);
  const { api } = openHttpApi(stack, "CausasApi", {
    throttle: { rateLimit: 100, burstLimit: 200 },
  });
  const { handler, live } = createFunction(stack, {
    name: "causas",
    handler: "packages/functions/src/causas/handler.handler",
    timeoutSeconds: 29,
    memoryMb: 512,
  });
  const integration = new HttpLambdaIntegration("CausasIntegration", live);
  for (const [id, path] of ROUTES) {
    const routeKey = HttpRouteKey.with(path, HttpMethod.ANY);
    const route = new HttpRoute(stack, id, { httpApi: api, routeKey, integration });
    accept(
      route,
      "AwsSolutions-APIG4",
      "The application itself authenticates every route and declares who may call it; a test takes each one through the refusals.",
    );
  }
  stack.addOutputs({ CausasUrl: `https://${hostOf(stack, api)}/api/causas` });
  return { handler, api };
}

const ROUTES = [
  ["CausasRoute", "/api/causas/{proxy+}"],
  ["CausasHealthRoute", "/api/health"],
] as const;
