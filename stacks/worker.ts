import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import * as lambda from "aws-cdk-lib/aws-lambda";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Stack } from "sst/constructs";
import { pascalCase } from "./defaults";
import { createFunction } from "./functions";

const memoryMb = 512;

type Work = { name: string; handler: string; timeoutSeconds: number; batchSize: number };

/** The function that reads a work queue, with limited concurrency. */
export function worker(stack: Stack, work: Work, queue: IQueue, maxConcurrency: number) {
  const read = new PolicyStatement({
    actions: ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"],
    resources: [queue.queueArn],
  });
  const { name, handler, timeoutSeconds, batchSize } = work;
  const { handler: created, live: target } = createFunction(stack, {
    ...{ name, handler, timeoutSeconds, memoryMb },
    statements: [read],
  });
  new lambda.EventSourceMapping(stack, `${pascalCase(name)}Queue`, {
    target,
    eventSourceArn: queue.queueArn,
    batchSize,
    reportBatchItemFailures: true,
    maxConcurrency,
  });
  return created;
}
