import * as events from "aws-cdk-lib/aws-events";
import type { StackContext } from "sst/constructs";
import { prepare } from "./defaults";

/** The bus on which Foja publishes events; the rules are next to the functions that they invoke. */
export function Bus({ stack }: StackContext) {
  prepare(stack);
  return { bus: new events.EventBus(stack, "Bus") };
}
