import { Duration } from "aws-cdk-lib";
import { HttpMethod, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { Stats } from "aws-cdk-lib/aws-cloudwatch";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type Stack, type StackContext, use } from "sst/constructs";
import { accept } from "./accept";
import { prepare } from "./defaults";
import { createFunction } from "./functions";
import { Gateway } from "./gateway";
import { promisesName } from "./promises";
import { releaseAlarm } from "./releases";

/** The function behind `/api` and `/mcp`. */
export function Api({ stack }: StackContext) {
  prepare(stack);
  const { api, edgeKey } = use(Gateway);
  const { handler, live } = createFunction(stack, {
    name: "api",
    handler: "packages/functions/src/api/handler.handler",
    // A second less than the gateway's timeout, so that a slow call ends in our log, not in its
    // own.
    timeoutSeconds: 29,
    memoryMb: 1024,
    environment: {
      EDGE_KEY_SECRET: edgeKey.name,
      DEAD_LETTERS_URL: deadLettersUrl(stack),
      PROMISES_DASHBOARD: promisesName(stack),
    },
    statements: readEdgeKey(stack, edgeKey),
    releaseAlarms: [
      releaseAlarm(stack, "ApiReleaseServerErrors", {
        alarmDescription:
          "Five calls in a minute end with 5xx: the deployment of the API goes back.",
        metric: api.metricServerError({ period: Duration.minutes(1), statistic: Stats.SUM }),
        threshold: 5,
      }),
    ],
  });
  const integration = new HttpLambdaIntegration("ApiIntegration", live);
  for (const [id, path] of ROUTES) {
    const routeKey = HttpRouteKey.with(path, HttpMethod.ANY);
    const route = new HttpRoute(stack, id, { httpApi: api, routeKey, integration });
    accept(
      route,
      "AwsSolutions-APIG4",
      "The application itself authenticates every route and declares who may call it; a test takes each one through the refusals.",
    );
  }
  return { handler };
}

const ROUTES = [
  ["ApiRoute", "/api/{proxy+}"],
  ["McpRoute", "/mcp"],
] as const;

/** The prefix of the URLs of all dead-letter queues. */
const deadLettersUrl = (stack: Stack) =>
  `https://sqs.${stack.region}.${stack.urlSuffix}/${stack.account}/${stack.stage}-foja-`;

// Read through Parameter Store, which passes on Secrets Manager's value: it needs both grants.
function readEdgeKey(stack: Stack, { arn, name }: { arn: string; name: string }) {
  const parameter = ["", "AWSCURRENT", "AWSPREVIOUS"].map((label) =>
    stack.formatArn({
      service: "ssm",
      resource: "parameter",
      resourceName: `aws/reference/secretsmanager/${name}${label && `:${label}`}`,
    }),
  );
  return [
    new PolicyStatement({ actions: ["ssm:GetParameter"], resources: parameter }),
    new PolicyStatement({ actions: ["secretsmanager:GetSecretValue"], resources: [arn] }),
  ];
}
