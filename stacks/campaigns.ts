import { campaignsQueue, mailEvents } from "@foja/functions/triggers";
import { Duration } from "aws-cdk-lib";
import * as events from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { type Stack, type StackContext, use } from "sst/constructs";
import { CampaignsQueue } from "./campaigns-queue";
import { deadLetters, prepare } from "./defaults";
import { createFunction } from "./functions";
import { Mail } from "./mail";
import { worker } from "./worker";

/** The number of a campaign's lanes. */
const AT_ONCE = 8;

/** The functions that send campaigns, and that store SES's events about mails. */
export function Campaigns({ stack }: StackContext) {
  prepare(stack);
  return {
    sending: worker(stack, campaignsQueue, use(CampaignsQueue).queue, AT_ONCE),
    noting: addNoting(stack),
  };
}

function addNoting(stack: Stack) {
  const { name, handler, timeoutSeconds, events: detailType } = mailEvents;
  const queue = deadLetters(stack, name);
  const options = { name, handler, timeoutSeconds, memoryMb: 512, onFailure: queue };
  const { handler: noting, live } = createFunction(stack, options);
  const { configurationSet, campaignsSet } = use(Mail);
  const sets = [configurationSet, campaignsSet].map((set) => set.configurationSetName);
  new events.Rule(stack, "MailEventsRule", {
    // SES publishes on the account's own bus.
    eventPattern: {
      source: ["aws.ses"],
      detailType,
      detail: { mail: { tags: { "ses:configuration-set": sets } } },
    },
    targets: [
      new LambdaFunction(live, {
        deadLetterQueue: queue,
        retryAttempts: 2,
        maxEventAge: Duration.hours(2),
      }),
    ],
  });
  return { name, handler: noting, queue };
}
