import * as events from "aws-cdk-lib/aws-events";
import * as iam from "aws-cdk-lib/aws-iam";
import type * as logs from "aws-cdk-lib/aws-logs";
import * as ses from "aws-cdk-lib/aws-ses";
import type { Stack, StackContext } from "sst/constructs";
import { keepLogs, prepare } from "./defaults";
import { bareAddress, settings } from "./settings";

const watchedEvents = [
  // A sender that died before it got the response relies on the event that SES accepted a mail.
  ses.EmailSendingEvent.SEND,
  ses.EmailSendingEvent.BOUNCE,
  ses.EmailSendingEvent.COMPLAINT,
  ses.EmailSendingEvent.REJECT,
  ses.EmailSendingEvent.DELIVERY,
];

/** The domain that mail is sent from, and the events about each mail. */
export function Mail({ stack }: StackContext) {
  prepare(stack);
  const { mailFrom } = settings(stack.stage);
  const address = bareAddress(mailFrom);
  const configurationSet = addSet(stack, "ConfigurationSet");
  // Counting clicks rewrites each link to SES's own address: not in mails that people wait for.
  const campaignsSet = addSet(stack, "CampaignsSet");
  const identity = new ses.EmailIdentity(stack, "Identity", {
    identity: ses.Identity.domain(address.replace(/^.*@/, "")),
    configurationSet,
  });
  keepEvents(stack, configurationSet, campaignsSet);
  // We cannot write the DNS: a person copies these three records to it.
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

/** Publishes the events about each mail, and logs them where a person can look one up. */
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
 * The logged fields of an event: what happened to which message. Its subject, addresses and headers
 * would reveal who gets what about which case. A missing field stays empty.
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

// The library's own target adds a function to write a policy that is already written here.
function toLog(log: logs.ILogGroup): events.IRuleTarget {
  const message = kept.map(([name, path]) => `${name}=${events.EventField.fromPath(path)}`);
  // A log accepts these two fields from a transformer, and no others.
  const input = events.RuleTargetInput.fromObject({
    timestamp: events.EventField.time,
    message: message.join(" "),
  });
  return { bind: () => ({ arn: log.logGroupArn, input }) };
}
