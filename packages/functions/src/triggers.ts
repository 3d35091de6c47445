import { RECORD_KINDS } from "@foja/core/kernel/record-kinds.rules";

/**
 * Everything that starts automatically, declared once: the stacks deploy this list and the local
 * runtime runs it. Plain data without code, so that either side may read it at no cost.
 */

/** Scheduled work. `rate` is an EventBridge schedule expression, UTC. */
export type Schedule = { name: string; rate: string; handler: string; timeoutSeconds: number };

/**
 * Work on the table's changes, in order, in batches; a handler returns partial failures. Two at
 * most: a shard of the stream supports no more readers.
 */
export type Stream = {
  name: string;
  handler: string;
  /** Lambda event filter on the record: kinds of change, and item types. */
  eventNames: ("INSERT" | "MODIFY" | "REMOVE")[];
  itemTypes: string[];
  batchSize: number;
  /** How many batches of a shard are handled concurrently; one partition key stays in one lane. */
  lanes: number;
  maxRetries: number;
  timeoutSeconds: number;
};

/** Work triggered by an event: `events` are names of `core/src/kernel/reactions`. */
export type Reaction = {
  name: string;
  events: string[];
  handler: string;
  timeoutSeconds: number;
  /** Its memory, where half a gigabyte is too little. */
  memoryMb?: number;
  /** Whether it has what reads the text of documents beside it. */
  readsTexts?: boolean;
};

export const schedules: Schedule[] = [
  {
    name: "deadlines-sweep",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/deadlines-sweep.handler",
    timeoutSeconds: 280,
  },
  {
    // A mail whose sender died is due again after a minute.
    name: "letters-sweep",
    rate: "rate(1 minute)",
    handler: "packages/functions/src/jobs/letters-sweep.handler",
    timeoutSeconds: 280,
  },
  {
    name: "reservations-remind",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/reservations-remind.handler",
    timeoutSeconds: 280,
  },
  {
    // An expired time is free before that: this notifies the people.
    name: "holds-expire",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/holds-expire.handler",
    timeoutSeconds: 280,
  },
  {
    // Due debts, expiring certificates, and vouchers whose message to ARCA's queue was lost.
    name: "invoices-sweep",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/invoices-sweep.handler",
    timeoutSeconds: 280,
  },
  {
    // An edit starts it at once: this checks again, and continues where a run died.
    name: "plans-apply",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/plans-apply.handler",
    timeoutSeconds: 290,
  },
  {
    // Starts what is due, and continues where a run died or a message was lost.
    name: "campaigns-send",
    rate: "rate(1 minute)",
    handler: "packages/functions/src/jobs/campaigns-send.handler",
    timeoutSeconds: 120,
  },
  {
    // Its fact starts an import at once: this continues where a run died or a portal was down.
    name: "case-imports-sweep",
    rate: "rate(1 minute)",
    handler: "packages/functions/src/jobs/case-imports-sweep.handler",
    timeoutSeconds: 120,
  },
  {
    // Its fact starts a bundle at once: this asks again where a run died.
    name: "bundles-sweep",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/bundles-sweep.handler",
    timeoutSeconds: 60,
  },
  {
    // The stream's fact sends at once: this tries again what failed, and goes on where a run died.
    name: "webhooks-sweep",
    rate: "rate(1 minute)",
    handler: "packages/functions/src/jobs/webhooks-sweep.handler",
    timeoutSeconds: 60,
  },
  {
    name: "exports-build",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/exports-build.handler",
    // A practice may have ten gigabytes of files.
    timeoutSeconds: 900,
  },
  {
    name: "erasures-run",
    rate: "rate(15 minutes)",
    handler: "packages/functions/src/jobs/erasures-run.handler",
    timeoutSeconds: 900,
  },
  {
    name: "court-sync",
    rate: "rate(15 minutes)",
    handler: "packages/functions/src/jobs/court-sync.handler",
    // A round stops after eight minutes; what is left goes first in the next.
    timeoutSeconds: 720,
  },
  {
    name: "calendar-sync",
    rate: "rate(15 minutes)",
    handler: "packages/functions/src/jobs/calendar-sync.handler",
    // A round starts no other practice after ten minutes.
    timeoutSeconds: 840,
  },
  {
    name: "calendar-renew",
    rate: "rate(12 hours)",
    handler: "packages/functions/src/jobs/calendar-renew.handler",
    timeoutSeconds: 600,
  },
  {
    name: "downgrades-apply",
    rate: "rate(5 minutes)",
    handler: "packages/functions/src/jobs/downgrades-apply.handler",
    timeoutSeconds: 720,
  },
  {
    // 02:00 in Buenos Aires.
    name: "subscriptions-reconcile",
    rate: "cron(0 5 * * ? *)",
    handler: "packages/functions/src/jobs/subscriptions-reconcile.handler",
    timeoutSeconds: 720,
  },
  {
    // 08:00 in Buenos Aires.
    name: "digest-send",
    rate: "cron(0 11 * * ? *)",
    handler: "packages/functions/src/jobs/digest-send.handler",
    timeoutSeconds: 900,
  },
  {
    name: "deadlines-recompute",
    rate: "cron(0 8 * * ? *)",
    handler: "packages/functions/src/jobs/deadlines-recompute.handler",
    timeoutSeconds: 300,
  },
  {
    // 09:00 in Buenos Aires, which has had no summer time since 2009.
    name: "rates-fetch",
    rate: "cron(0 12 * * ? *)",
    handler: "packages/functions/src/jobs/rates-fetch.handler",
    timeoutSeconds: 900,
  },
  {
    name: "folders-purge",
    rate: "cron(0 6 * * ? *)",
    handler: "packages/functions/src/jobs/folders-purge.handler",
    timeoutSeconds: 300,
  },
  {
    // 00:30 is at another hour in each zone.
    name: "stats-snapshot",
    rate: "rate(30 minutes)",
    handler: "packages/functions/src/jobs/stats-snapshot.handler",
    timeoutSeconds: 840,
  },
  {
    name: "index-rebuild",
    rate: "cron(0 7 ? * SUN *)",
    handler: "packages/functions/src/jobs/index-rebuild.handler",
    timeoutSeconds: 900,
  },
];

export const streams: Stream[] = [
  {
    // What a person waits for. Nothing of which one practice can write thousands is here.
    name: "deliver",
    handler: "packages/functions/src/streams/deliver.handler",
    eventNames: ["INSERT", "MODIFY", "REMOVE"],
    itemTypes: ["mail", "session", "member"],
    batchSize: 25,
    lanes: 10,
    maxRetries: 5,
    timeoutSeconds: 60,
  },
  {
    // The records of practices: screens, what is sent out, and what is derived.
    name: "derive",
    handler: "packages/functions/src/streams/derive.handler",
    eventNames: ["INSERT", "MODIFY", "REMOVE"],
    itemTypes: [
      ...RECORD_KINDS,
      ...["installment", "ledgerEntry", "ledgerBalance", "invoice", "taxWaiting"],
      ...["novedad", "reservation", "alert", "preferences", "reserved", "totals"],
      ...["outgoing", "googleConnection", "conversation", "message"],
      ...["planUpdate", "campaign", "campaignCounts"],
      // Marketing contacts follow the accounts; screens show the members.
      ...["user", "planMember", "session", "member", "handover"],
      // Their bytes are deleted with them.
      ...["chatFile", "upload"],
      // What an import has to do is published.
      "caseImport",
      // A bundle that was asked for is published.
      "bundle",
    ],
    batchSize: 100,
    // A practice is one partition key: its changes stay in order, and no other waits for them.
    lanes: 10,
    // The handler itself waits for an unavailable table; any other failure would repeat.
    maxRetries: 3,
    timeoutSeconds: 120,
  },
];

export const reactions: Reaction[] = [
  {
    name: "causa-verify",
    events: ["folder.linked"],
    handler: "packages/functions/src/reactions/causa-verify.handler",
    timeoutSeconds: 300,
  },
  {
    // A run starts nothing after four minutes, and publishes its fact again.
    name: "case-import",
    events: ["caseImport.started"],
    handler: "packages/functions/src/reactions/case-import.handler",
    timeoutSeconds: 300,
  },
  {
    name: "case-import-lookup",
    events: ["caseImport.looking"],
    handler: "packages/functions/src/reactions/case-import-lookup.handler",
    timeoutSeconds: 300,
  },
  {
    // Three thousand pages take seconds; the files of two hundred documents have to be read.
    name: "bundle-build",
    events: ["bundle.asked"],
    handler: "packages/functions/src/reactions/bundle-build.handler",
    timeoutSeconds: 900,
    memoryMb: 1536,
    readsTexts: true,
  },
  {
    // A run starts no page after four minutes, and publishes its fact again. The process that reads
    // a file may have more than a gigabyte before it is ended.
    name: "text-read",
    events: ["document.received"],
    handler: "packages/functions/src/reactions/text-read.handler",
    timeoutSeconds: 600,
    memoryMb: 2048,
    readsTexts: true,
  },
  {
    // Twenty runs of fifty deliveries end earlier: each waits ten seconds at most, and the first that
    // fails ends its run.
    name: "webhook-deliver",
    events: ["webhook.waiting"],
    handler: "packages/functions/src/reactions/webhook-deliver.handler",
    timeoutSeconds: 600,
  },
  {
    name: "calendar-stir",
    events: ["calendar.stirred"],
    handler: "packages/functions/src/reactions/calendar-stir.handler",
    timeoutSeconds: 840,
  },
  {
    name: "plans-carry",
    events: ["plans.changed"],
    handler: "packages/functions/src/reactions/plans-carry.handler",
    timeoutSeconds: 290,
  },
  {
    name: "subscription-stir",
    events: ["subscription.stirred"],
    handler: "packages/functions/src/reactions/subscription-stir.handler",
    timeoutSeconds: 120,
  },
  {
    // A bulk of one practice: derived apart, so that nobody's changes wait behind it.
    name: "records-refresh",
    events: ["records.changed"],
    handler: "packages/functions/src/reactions/records-refresh.handler",
    timeoutSeconds: 120,
  },
];

/** The sockets' own function, and the guard that checks silent sockets and expired tokens. */
export const sockets = {
  name: "sockets",
  handler: "packages/functions/src/realtime/sockets.handler",
  timeoutSeconds: 15,
};
export const socketGuard = {
  name: "socket-guard",
  handler: "packages/functions/src/realtime/guard.handler",
  timeoutSeconds: 30,
  batchSize: 10,
  maxReceives: 3,
};

/** The queue of vouchers for ARCA, and its reader. */
export const taxQueue = {
  name: "tax-authorise",
  handler: "packages/functions/src/queues/tax-authorise.handler",
  // Three calls of 25 seconds for one voucher, after others that took a minute and a half.
  timeoutSeconds: 180,
  batchSize: 1,
  maxReceives: 5,
};

/** The queue of lanes of campaigns, and its reader. */
export const campaignsQueue = {
  name: "campaign-lanes",
  handler: "packages/functions/src/queues/campaign-lanes.handler",
  // A run starts nothing after 45 seconds; what it started ends within the claims of one step.
  timeoutSeconds: 90,
  batchSize: 1,
  maxReceives: 5,
};

/** SES's events about each mail, and their reader. */
export const mailEvents: Reaction = {
  name: "mail-events",
  events: [
    "Email Sent",
    "Email Delivered",
    "Email Bounced",
    "Email Complaint Received",
    "Email Rejected",
    "Email Clicked",
  ],
  handler: "packages/functions/src/reactions/mail-events.handler",
  timeoutSeconds: 60,
};
