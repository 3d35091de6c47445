import { Duration } from "aws-cdk-lib";
import * as sqs from "aws-cdk-lib/aws-sqs";
import type { Stack } from "sst/constructs";
import { deadLetters } from "./defaults";

type Work = { name: string; timeoutSeconds: number; maxReceives: number };

/** A work queue without its function: every function gets its address. */
export function workQueue(stack: Stack, id: string, { name, timeoutSeconds, maxReceives }: Work) {
  const lost = deadLetters(stack, name);
  const queue = new sqs.Queue(stack, id, {
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    visibilityTimeout: Duration.seconds(6 * timeoutSeconds),
    // A sweep enqueues again what is lost from it.
    retentionPeriod: Duration.days(1),
    deadLetterQueue: { queue: lost, maxReceiveCount: maxReceives },
  });
  return { queue, lost };
}
