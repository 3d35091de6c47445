import { Duration, RemovalPolicy } from "aws-cdk-lib";
import * as iam from "aws-cdk-lib/aws-iam";
import * as logs from "aws-cdk-lib/aws-logs";
import * as sqs from "aws-cdk-lib/aws-sqs";
import type { Stack } from "sst/constructs";
import { accept } from "./accept";
import { settings } from "./settings";

/** Removes what SST adds and nothing here uses; protects production against removal. */
export function prepare(stack: Stack): void {
  // SST adds a function of its own to every stack, untraced and with logs kept for ever.
  stack.node.tryRemoveChild("CustomResourceHandler");
  stack.terminationProtection = settings(stack.stage).production;
}

/** A log group that keeps its lines for three months. */
export function keepLogs(stack: Stack, id: string, logGroupName?: string): logs.LogGroup {
  return new logs.LogGroup(stack, id, {
    logGroupName,
    retention: logs.RetentionDays.THREE_MONTHS,
    removalPolicy: settings(stack.stage).production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}

/** The name of a trigger's dead-letter queue: the API's settings need it before the queue. */
export const deadLettersName = (stack: Stack, trigger: string) =>
  `${stack.stage}-foja-${trigger}-dead-letters`;

/** The dead-letter queue of a trigger; an alarm watches it, and a person decides. */
export function deadLetters(stack: Stack, trigger: string): sqs.Queue {
  const queue = new sqs.Queue(stack, `${pascalCase(trigger)}DeadLetters`, {
    queueName: deadLettersName(stack, trigger),
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  accept(
    queue,
    "AwsSolutions-SQS3",
    "This is itself the dead-letter queue of a trigger; what lands here is looked at by a person.",
  );
  return queue;
}

/** `folders-purge` in CloudFormation's style: `FoldersPurge`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A role for one function: writing its own log, and the given statements; no managed policies. */
export function functionRole(
  stack: Stack,
  id: string,
  log: logs.ILogGroup,
  statements: iam.PolicyStatement[],
): iam.Role {
  const writeLog = new iam.PolicyStatement({
    actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [log.logGroupArn],
  });
  return new iam.Role(stack, id, {
    assumedBy: new iam.ServicePrincipal("lambda.amazonaws.com"),
    inlinePolicies: {
      Work: new iam.PolicyDocument({ statements: [writeLog, ...statements] }),
    },
  });
}
