import { socketGuard, sockets } from "@foja/functions/triggers";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import * as apigateway from "aws-cdk-lib/aws-apigatewayv2";
import { WebSocketLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import * as lambda from "aws-cdk-lib/aws-lambda";
import { type Stack, type StackContext, use } from "sst/constructs";
import { accept } from "./accept";
import { keepLogs, prepare } from "./defaults";
import { createFunction } from "./functions";
import { Sockets, STAGE } from "./sockets";

const memoryMb = 512;

// No text of a frame: it contains a token.
const logged = {
  requestId: "$context.requestId",
  time: "$context.requestTimeEpoch",
  event: "$context.eventType",
  route: "$context.routeKey",
  connection: "$context.connectionId",
  status: "$context.status",
  integrationError: "$context.integrationErrorMessage",
  address: "$context.identity.sourceIp",
};

/** The function behind the sockets. */
export function Realtime({ stack }: StackContext) {
  prepare(stack);
  const { handler, live } = createFunction(stack, { ...sockets, memoryMb });
  openStage(stack, live);
  return { sockets: handler, guard: addGuard(stack) };
}

/** The routes, and then the stage that serves them: one without routes cannot be deployed. */
function openStage(stack: Stack, handler: lambda.IFunction): void {
  const webSocketApi = use(Sockets).api;
  const integration = new WebSocketLambdaIntegration("SocketsIntegration", handler);
  const stage = new apigateway.WebSocketStage(stack, "SocketsStage", {
    webSocketApi,
    stageName: STAGE,
    autoDeploy: true,
    // After an outage everybody reconnects: a refused client retries three seconds later.
    throttle: { rateLimit: 200, burstLimit: 500 },
    accessLogSettings: {
      destination: new apigateway.LogGroupLogDestination(keepLogs(stack, "AccessLog")),
      format: AccessLogFormat.custom(JSON.stringify(logged)),
    },
  });
  for (const routeKey of ["$connect", "$default", "$disconnect"]) {
    const id = `Socket${routeKey.slice(1)}Route`;
    const route = new apigateway.WebSocketRoute(stack, id, { webSocketApi, routeKey, integration });
    accept(
      route,
      "AwsSolutions-APIG4",
      "A token in an address would be in logs: the first frame carries it, and a socket that does not say whose it is hears nothing and is closed.",
    );
    stage.node.addDependency(route);
  }
}

/** The function that closes sockets that never authenticated. */
function addGuard(stack: Stack) {
  const { guard } = use(Sockets);
  const read = new PolicyStatement({
    actions: ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"],
    resources: [guard.queueArn],
  });
  const { handler, live } = createFunction(stack, { ...socketGuard, memoryMb, statements: [read] });
  new lambda.EventSourceMapping(stack, "SocketGuardQueue", {
    target: live,
    eventSourceArn: guard.queueArn,
    batchSize: socketGuard.batchSize,
    reportBatchItemFailures: true,
  });
  return handler;
}
