import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "aws-lambda";
import { asFunction } from "./roles";

/** A Lambda handler. */
export type Handler = (event: never, context: Context) => unknown;

/** Loads the handler at a path: the runtime imports it, tests pass their own. */
export type LoadHandler = (path: string) => Promise<Handler>;

/** Thrown when a function exceeds its time limit, where AWS would have stopped it. */
export class HandlerTimeout extends Error {
  override name = "HandlerTimeout";
}

/** Calls a handler as Lambda does, with a context, a time limit and its role. Throws HandlerTimeout. */
export async function invoke(
  handler: Handler,
  event: unknown,
  limit: { name: string; timeoutSeconds: number },
): Promise<unknown> {
  const context = lambdaContext(limit.name, limit.timeoutSeconds);
  const stopwatch = new AbortController();
  try {
    return await Promise.race([
      asFunction(limit.name, () =>
        Promise.resolve(event as never).then((it) => handler(it, context)),
      ),
      tooLong(limit.timeoutSeconds, stopwatch.signal),
    ]);
  } finally {
    stopwatch.abort();
  }
}

async function tooLong(seconds: number, signal: AbortSignal): Promise<never> {
  try {
    await pause(seconds * 1000, undefined, { signal, ref: false });
  } catch {
    return new Promise<never>(() => {});
  }
  throw new HandlerTimeout(`Task timed out after ${seconds} seconds`);
}

function lambdaContext(functionName: string, timeoutSeconds: number): Context {
  const deadline = Date.now() + timeoutSeconds * 1000;
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: "$LATEST",
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
    memoryLimitInMB: "1024",
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: "local",
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}
