import { randomUUID } from "node:crypto";
import type { BusEvent } from "../bus/bus";
import type { Head } from "./inbox";
import { type EventKind, outcomeOf } from "./simulator";

/** The names of SES's events on the bus, by their type in the detail. */
const NAMES = {
  Send: "Email Sent",
  Delivery: "Email Delivered",
  Bounce: "Email Bounced",
  Complaint: "Email Complaint Received",
  Click: "Email Clicked",
} as const;

type EventType = keyof typeof NAMES;

/** The events that SES publishes about a mail as soon as it accepts it. */
export const eventsOf = (message: Head, nowMs: number): BusEvent[] =>
  outcomeOf(message.to).events.map((kind) => eventOf(message, kind, nowMs));

function eventOf(message: Head, kind: EventKind, nowMs: number): BusEvent {
  const timestamp = new Date(nowMs).toISOString();
  const emailAddress = message.to;
  if (kind === "Send") return published("Send", message, timestamp, { send: {} });
  if (kind === "Delivery") {
    const delivery = { timestamp, processingTimeMillis: 500, recipients: [emailAddress] };
    return published("Delivery", message, timestamp, { delivery });
  }
  if (kind === "Complaint") {
    const complaint = {
      complainedRecipients: [{ emailAddress }],
      ...{ timestamp, feedbackId: randomUUID(), complaintFeedbackType: "abuse" },
    };
    return published("Complaint", message, timestamp, { complaint });
  }
  const bounce = { ...BOUNCES[kind], timestamp, feedbackId: randomUUID() };
  const bouncedRecipients = [{ emailAddress, ...BOUNCES[kind].recipient }];
  return published("Bounce", message, timestamp, { bounce: { ...bounce, bouncedRecipients } });
}

const BOUNCES = {
  HardBounce: {
    ...{ bounceType: "Permanent", bounceSubType: "General" },
    recipient: {
      ...{ action: "failed", status: "5.1.1" },
      diagnosticCode: "smtp; 550 5.1.1 user unknown",
    },
  },
  SoftBounce: { bounceType: "Transient", bounceSubType: "General", recipient: {} },
  Suppressed: {
    ...{ bounceType: "Permanent", bounceSubType: "Suppressed" },
    recipient: { action: "failed", status: "5.1.1" },
  },
};

/** The event of a click on a link of a mail. */
export const clickOf = (message: Head, link: string, nowMs: number): BusEvent => {
  const timestamp = new Date(nowMs).toISOString();
  const click = { timestamp, link, linkTags: null, ipAddress: "127.0.0.1", userAgent: "local" };
  return published("Click", message, timestamp, { click });
};

function published(
  eventType: EventType,
  { id, to, from, sentAt, set, tags = {} }: Head,
  time: string,
  facts: object,
): BusEvent {
  const own = Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]]));
  const mail = {
    ...{ timestamp: sentAt, messageId: id, source: from, destination: to.split(", ") },
    tags: { "ses:configuration-set": [set ?? ""], ...own },
  };
  return {
    ...{ version: "0", id: randomUUID(), source: "aws.ses", account: "000000000000", time },
    ...{ region: "us-east-1", resources: [], "detail-type": NAMES[eventType] },
    detail: { eventType, mail, ...facts },
  };
}
