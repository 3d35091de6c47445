import { HttpMethod, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { type StackContext, use } from "sst/constructs";
import { accept } from "./accept";
import { prepare } from "./defaults";
import { createFunction } from "./functions";
import { Gateway } from "./gateway";

/** The one function behind `/api`. */
export function Api({ stack }: StackContext) {
  prepare(stack);
  const { api, edgeKey } = use(Gateway);
  const handler = createFunction(stack, {
    name: "api",
    handler: "packages/functions/src/api/handler.handler",
    // One second less than the gateway waits, so that a slow call ends in our log, not in its own.
    timeoutSeconds: 29,
    memoryMb: 1024,
    environment: { EDGE_KEY: edgeKey },
  });
  const route = new HttpRoute(stack, "ApiRoute", {
    httpApi: api,
    routeKey: HttpRouteKey.with("/api/{proxy+}", HttpMethod.ANY),
    integration: new HttpLambdaIntegration("ApiIntegration", handler),
  });
  accept(
    route,
    "AwsSolutions-APIG4",
    "The application itself authenticates every route and declares who may call it; a test takes each one through the refusals.",
  );
  return { handler };
}
