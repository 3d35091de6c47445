import * as events from "aws-cdk-lib/aws-events";
import type { StackContext } from "sst/constructs";
import { prepare } from "./defaults";

/** Where the practice says what happened; the rules are beside the functions that they call. */
export function Bus({ stack }: StackContext) {
  prepare(stack);
  return { bus: new events.EventBus(stack, "Bus") };
}
