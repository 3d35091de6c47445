import { RECORD_KINDS } from "@foja/core/kernel/record-kinds.rules";

/**
 * Everything that starts automatically, declared once: the stacks deploy this list and the local
 * runtime runs it. Plain data without code, so that either side may read it at no cost.
 */

export { type Schedule, schedules } from "./schedules";

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
      // What cases may lose by time, and the calendar that it is counted by.
      ...["losing", "courtCalendar"],
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
    batchSize: 250,
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
    // The daily job goes on where a run ends.
    name: "deadlines-move",
    events: ["calendar.acted"],
    handler: "packages/functions/src/reactions/deadlines-move.handler",
    timeoutSeconds: 840,
  },
  {
    // Two hundred deadlines at a time, while others ring others.
    name: "deadlines-ring",
    events: ["deadlines.due"],
    handler: "packages/functions/src/reactions/deadlines-ring.handler",
    timeoutSeconds: 120,
  },
  {
    name: "digests-ask",
    events: ["digests.due"],
    handler: "packages/functions/src/reactions/digests-ask.handler",
    timeoutSeconds: 120,
  },
  {
    name: "snapshots-write",
    events: ["snapshots.due"],
    handler: "packages/functions/src/reactions/snapshots-write.handler",
    timeoutSeconds: 300,
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

/** What SES calls for each letter that it received and stored, under this prefix of the bucket. */
export const mailIn = {
  name: "mail-in",
  handler: "packages/functions/src/mail/receive.handler",
  prefix: "mail-in/",
  // A letter of 25 MB is read whole, and its files are written.
  timeoutSeconds: 300,
  memoryMb: 1536,
  /** How often AWS calls again a function that failed. */
  retries: 2,
};
