import * as events from "aws-cdk-lib/aws-events";
import * as iam from "aws-cdk-lib/aws-iam";
import type * as logs from "aws-cdk-lib/aws-logs";
import * as ses from "aws-cdk-lib/aws-ses";
import type { Stack, StackContext } from "sst/constructs";
import { keepLogs, prepare } from "./defaults";
import { bareAddress, settings } from "./settings";

const watchedEvents = [
  // That SES took a letter is what a sender asks for that died before it heard so.
  ses.EmailSendingEvent.SEND,
  ses.EmailSendingEvent.BOUNCE,
  ses.EmailSendingEvent.COMPLAINT,
  ses.EmailSendingEvent.REJECT,
  ses.EmailSendingEvent.DELIVERY,
];

/** The domain that mail comes from, and what becomes of each message. */
export function Mail({ stack }: StackContext) {
  prepare(stack);
  const { mailFrom } = settings(stack.stage);
  const address = bareAddress(mailFrom);
  const configurationSet = addSet(stack, "ConfigurationSet");
  // Counting clicks puts SES's own address in front of each link: of no letter that people wait for.
  const campaignsSet = addSet(stack, "CampaignsSet");
  const identity = new ses.EmailIdentity(stack, "Identity", {
    identity: ses.Identity.domain(address.replace(/^.*@/, "")),
    configurationSet,
  });
  keepEvents(stack, configurationSet, campaignsSet);
  // The DNS is not ours to write: a person copies these three records to wherever it is kept.
  stack.addOutputs(
    Object.fromEntries(
      identity.dkimRecords.map(({ name, value }, n) => [`Dkim${n + 1}`, `${name} CNAME ${value}`]),
    ),
  );
  return { mailFrom, address, identity, configurationSet, campaignsSet };
}

const addSet = (stack: Stack, id: string) =>
  new ses.ConfigurationSet(stack, id, {
    reputationMetrics: true,
    suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    tlsPolicy: ses.ConfigurationSetTlsPolicy.REQUIRE,
  });

/** Publishes what becomes of each letter, and keeps it where a person can look one up. */
function keepEvents(stack: Stack, letters: ses.ConfigurationSet, campaigns: ses.ConfigurationSet) {
  const bus = events.EventBus.fromEventBusName(stack, "DefaultBus", "default");
  const destination = ses.EventDestination.eventBus(bus);
  letters.addEventDestination("Events", { destination, events: watchedEvents });
  campaigns.addEventDestination("Events", {
    destination,
    events: [...watchedEvents, ses.EmailSendingEvent.CLICK],
  });
  const log = keepLogs(stack, "EventsLog", `/aws/events/${stack.stage}-foja-mail`);
  log.addToResourcePolicy(
    new iam.PolicyStatement({
      principals: [new iam.ServicePrincipal("events.amazonaws.com")],
      actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
      resources: [log.logGroupArn],
    }),
  );
  new events.Rule(stack, "EventsRule", {
    eventPattern: {
      source: ["aws.ses"],
      detail: {
        mail: {
          tags: {
            "ses:configuration-set": [letters, campaigns].map((set) => set.configurationSetName),
          },
        },
      },
    },
    targets: [toLog(log)],
  });
}

/**
 * What is kept of an event: what happened to which message. Its subject, addresses and headers say
 * who gets what about which case. A field that an event does not have stays empty.
 */
const kept = [
  ["event", "$.detail.eventType"],
  ["message", "$.detail.mail.messageId"],
  ["bounce", "$.detail.bounce.bounceType"],
  ["detail", "$.detail.bounce.bounceSubType"],
  ["complaint", "$.detail.complaint.complaintFeedbackType"],
  ["rejected", "$.detail.reject.reason"],
  ["ms", "$.detail.delivery.processingTimeMillis"],
] as const;

// The library's own target brings a function along to write a policy that is already written here.
function toLog(log: logs.ILogGroup): events.IRuleTarget {
  const message = kept.map(([name, path]) => `${name}=${events.EventField.fromPath(path)}`);
  // A log takes these two fields from a transformer, and no other.
  const input = events.RuleTargetInput.fromObject({
    timestamp: events.EventField.time,
    message: message.join(" "),
  });
  return { bind: () => ({ arn: log.logGroupArn, input }) };
}
