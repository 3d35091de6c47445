import { type Reaction, reactions } from "@foja/functions/triggers";
import * as events from "aws-cdk-lib/aws-events";
import { type Stack, type StackContext, use } from "sst/constructs";
import { Bus } from "./bus";
import { addCalled, targetOf } from "./called";
import { pascalCase, prepare } from "./defaults";

/** What answers events of the bus. A stack of its own: CloudFormation takes 500 resources in one. */
export function Reactions({ stack }: StackContext) {
  prepare(stack);
  return { reacting: reactions.map((reaction) => addReaction(stack, reaction)) };
}

function addReaction(stack: Stack, reaction: Reaction) {
  const called = addCalled(stack, reaction);
  new events.Rule(stack, `${pascalCase(reaction.name)}Rule`, {
    eventBus: use(Bus).bus,
    eventPattern: { source: ["foja"], detailType: reaction.events },
    targets: [targetOf(called)],
  });
  return called;
}
