import type { Reaction, Schedule } from "@foja/functions/triggers";
import { Duration } from "aws-cdk-lib";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { Stack } from "sst/constructs";
import { deadLetters } from "./defaults";
import { createFunction } from "./functions";

/** The memory of a function that no request waits for, where it asks for no other. */
export const memoryMb = 512;

/** A function that EventBridge invokes, and its dead-letter queue. */
export function addCalled(stack: Stack, called: Schedule | Reaction) {
  const { name, handler, timeoutSeconds } = called;
  const queue = deadLetters(stack, name);
  // The rule's queue receives what could not be started, the function's what started and failed.
  const options = {
    ...{ name, handler, timeoutSeconds, onFailure: queue },
    memoryMb: called.memoryMb ?? memoryMb,
    readsTexts: "readsTexts" in called ? called.readsTexts : undefined,
  };
  return { name, queue, ...createFunction(stack, options) };
}

/** A function as the target of a rule: tried twice more within two hours, then kept. */
export const targetOf = ({ live, queue }: ReturnType<typeof addCalled>) =>
  new LambdaFunction(live, {
    deadLetterQueue: queue,
    retryAttempts: 2,
    maxEventAge: Duration.hours(2),
  });
