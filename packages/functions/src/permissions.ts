import type { tableDefinition } from "@foja/core/kernel/dynamo";

type IndexName = (typeof tableDefinition.indexes)[number]["name"];

/** The permissions of one function. */
export type Permissions = {
  table: string[];
  indexes: IndexName[];
  /** The secrets it reads, by their names under the stage's path. */
  secrets: string[];
  sendsMail: boolean;
  /** Whether it tells who wrote a letter that it is refused. */
  bounces?: boolean;
  /** Its actions on the practices' files. */
  files?: (keyof typeof FILE_ACTIONS)[];
  /** The folders of those files; all of them where it says none. */
  folders?: readonly (typeof FOLDERS)[number][];
  /** Whether it lists the files of a practice. */
  listsFiles?: boolean;
  /** Whether it publishes events on the bus. */
  publishes?: boolean;
  /** Its actions on open sockets. */
  sockets?: (keyof typeof SOCKET_METHODS)[];
  /** Whether it enqueues sockets for the guard. */
  asksGuard?: boolean;
  /** Whether it enqueues vouchers for ARCA. */
  asksArca?: boolean;
  /** Whether it enqueues lanes of campaigns. */
  asksCampaigns?: boolean;
  /** Whether it mails campaigns, at the account's full rate. */
  sendsCampaigns?: boolean;
  /** Whether it reads the state of the stage, for the administration. */
  looksAround?: boolean;
  /** Whether it encrypts and decrypts people's grants at Google. */
  opensGrants?: boolean;
};

/** The actions on an object. */
export const FILE_ACTIONS = {
  read: "s3:GetObject",
  write: "s3:PutObject",
  remove: "s3:DeleteObject",
};

/**
 * The folders of the files' bucket: uploads, stored files, exports to download, letters that came and
 * were kept, and those that SES stored and nobody kept yet.
 */
export const FOLDERS = ["uploads", "files", "exports", "letters", "mail-in"] as const;

/** The actions on an open socket. */
export const SOCKET_METHODS = { post: "POST", close: "DELETE" } as const;

const readAndWrite = [
  "dynamodb:GetItem",
  "dynamodb:BatchGetItem",
  "dynamodb:Query",
  "dynamodb:PutItem",
  "dynamodb:UpdateItem",
  "dynamodb:DeleteItem",
  "dynamodb:ConditionCheckItem",
];

/** The permissions of functions that only use the table, without secrets or mail. */
const overTable = (indexes: IndexName[]): Permissions => ({
  ...{ table: readAndWrite, indexes, secrets: [], sendsMail: false },
});

/** By the function's name: `api`, or the trigger's. One without a line cannot be deployed. */
export const permissions: Record<string, Permissions> = {
  api: {
    table: readAndWrite,
    indexes: ["gsi1", "gsi2"],
    secrets: [
      ...["JWT_SECRET", "ADDRESS_KEY", "COURT_PJN_KEY", "COURT_MEV_KEY", "PUSH_PUBLIC_KEY"],
      ...["GOOGLE_CLIENT_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
      // To know Meta's webhooks; who sends are the carriers of errands.
      ...["WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"],
    ],
    sendsMail: false,
    // Stripe's events are published on the bus before they are answered.
    publishes: true,
    looksAround: true,
    opensGrants: true,
    // A presigned URL has its signer's permissions: the API's are for one object each.
    files: ["read", "write"],
  },
  "calendar-sync": {
    table: readAndWrite,
    indexes: ["gsi2"],
    secrets: ["GOOGLE_CLIENT_SECRET"],
    sendsMail: false,
    opensGrants: true,
  },
  "calendar-renew": {
    table: readAndWrite,
    indexes: ["gsi2"],
    secrets: ["GOOGLE_CLIENT_SECRET"],
    sendsMail: false,
    opensGrants: true,
  },
  "calendar-stir": {
    table: readAndWrite,
    indexes: ["gsi2"],
    secrets: ["GOOGLE_CLIENT_SECRET"],
    sendsMail: false,
    opensGrants: true,
  },
  causas: {
    table: readAndWrite,
    indexes: ["gsi1"],
    secrets: ["JWT_SECRET"],
    sendsMail: false,
  },
  "causa-verify": {
    table: readAndWrite,
    indexes: ["gsi1"],
    secrets: ["COURT_PJN_KEY", "COURT_MEV_KEY"],
    sendsMail: false,
  },
  "text-read": { ...overTable([]), files: ["read"], publishes: true },
  "case-import": { ...overTable(["gsi1", "gsi2"]), publishes: true },
  "case-import-lookup": {
    ...overTable([]),
    secrets: ["COURT_PJN_KEY", "COURT_MEV_KEY"],
    publishes: true,
  },
  // It reads what SES stored, keeps it and its files, and deletes the first.
  "mail-in": {
    ...overTable(["gsi1", "gsi2"]),
    ...{ files: ["read", "write", "remove"], folders: ["files", "letters", "mail-in"] },
    bounces: true,
  },
  "bundle-build": { ...overTable(["gsi1", "gsi2"]), files: ["read", "write"] },
  "bundles-sweep": { ...overTable(["gsi2"]), publishes: true },
  "webhook-deliver": { ...overTable([]), opensGrants: true },
  "webhooks-sweep": { ...overTable(["gsi2"]), publishes: true },
  "case-imports-sweep": { ...overTable(["gsi2"]), publishes: true },
  "court-sync": {
    table: readAndWrite,
    indexes: ["gsi1", "gsi2"],
    secrets: ["COURT_PJN_KEY", "COURT_MEV_KEY"],
    sendsMail: false,
    files: ["write"],
  },
  "deadlines-recompute": overTable(["gsi1", "gsi2"]),
  "deadlines-sweep": { ...overTable(["gsi2"]), publishes: true },
  "deadlines-ring": overTable(["gsi2"]),
  "digests-ask": overTable(["gsi1"]),
  "snapshots-write": overTable(["gsi2"]),
  "downgrades-apply": {
    table: readAndWrite,
    indexes: ["gsi2"],
    secrets: ["STRIPE_SECRET_KEY"],
    sendsMail: false,
  },
  "subscriptions-reconcile": {
    table: readAndWrite,
    indexes: ["gsi1"],
    secrets: ["STRIPE_SECRET_KEY"],
    sendsMail: false,
  },
  "subscription-stir": {
    table: readAndWrite,
    indexes: [],
    secrets: ["STRIPE_SECRET_KEY"],
    sendsMail: false,
  },
  "digest-send": { ...overTable(["gsi1"]), publishes: true },
  "reservations-remind": overTable(["gsi2"]),
  "stats-snapshot": { ...overTable(["gsi2"]), publishes: true },
  "holds-expire": overTable(["gsi2"]),
  "invoices-sweep": { ...overTable(["gsi2"]), asksArca: true },
  "tax-authorise": {
    ...overTable([]),
    // The practices' keys, and their tickets at ARCA, are encrypted like their grants.
    opensGrants: true,
    asksArca: true,
  },
  "campaigns-send": { ...overTable(["gsi2"]), asksCampaigns: true },
  "campaign-lanes": {
    ...overTable([]),
    // It signs the unsubscribe link of each mail.
    secrets: ["ADDRESS_KEY"],
    asksCampaigns: true,
    sendsCampaigns: true,
  },
  // An address is identified by its keyed hash.
  "mail-events": { ...overTable([]), secrets: ["ADDRESS_KEY"] },
  "plans-apply": overTable(["gsi1", "gsi2"]),
  "plans-carry": overTable(["gsi1", "gsi2"]),
  "deadlines-move": overTable(["gsi1", "gsi2"]),
  "letters-sweep": {
    table: readAndWrite,
    // As in `deliver`, and gsi2 for the errands that were left.
    indexes: ["gsi1", "gsi2"],
    // As in `deliver`: codes are hashed with it, and a digest's unsubscribe link is signed.
    secrets: ["JWT_SECRET", "ADDRESS_KEY", "WHATSAPP_TOKEN"],
    sendsMail: true,
    ...{ files: ["read"], folders: ["letters", "files"] },
  },
  derive: {
    table: readAndWrite,
    indexes: ["gsi1", "gsi2"],
    // Marketing contacts are identified by the keyed hash of their address; push is signed.
    secrets: ["ADDRESS_KEY", "PUSH_PRIVATE_KEY"],
    sendsMail: false,
    files: ["remove"],
    sockets: ["post", "close"],
    publishes: true,
    asksArca: true,
    asksCampaigns: true,
  },
  "records-refresh": overTable(["gsi1", "gsi2"]),
  // It reads all of a practice, and its mail is sent through the outbox.
  "exports-build": {
    ...overTable(["gsi2"]),
    // The marketing contact is identified by the keyed hash of its address.
    secrets: ["ADDRESS_KEY"],
    files: ["read", "write"],
  },
  "erasures-run": {
    ...overTable(["gsi1", "gsi2"]),
    // Separate keys are derived from secrets; the practice's data at vendors is deleted there.
    secrets: ["JWT_SECRET", "ADDRESS_KEY", "GOOGLE_CLIENT_SECRET", "STRIPE_SECRET_KEY"],
    opensGrants: true,
    // The last mail is sent while its address is known.
    sendsMail: true,
    files: ["remove"],
    listsFiles: true,
    sockets: ["close"],
  },
  "folders-purge": overTable(["gsi1", "gsi2"]),
  "index-rebuild": { ...overTable(["gsi1"]), secrets: ["ADDRESS_KEY"], publishes: true },
  sockets: {
    table: readAndWrite,
    indexes: [],
    secrets: ["JWT_SECRET"],
    sendsMail: false,
    sockets: ["post", "close"],
    asksGuard: true,
  },
  "socket-guard": {
    table: readAndWrite,
    indexes: [],
    secrets: [],
    sendsMail: false,
    sockets: ["close"],
    // It checks a socket again when its token expires.
    asksGuard: true,
  },
  "rates-fetch": {
    table: readAndWrite,
    indexes: [],
    secrets: ["RATES_CA"],
    sendsMail: false,
  },
  deliver: {
    table: readAndWrite,
    // What a plan leaves: the practice's cases that the courts are followed for.
    indexes: ["gsi1"],
    sockets: ["post", "close"],
    // The codes in mails are stored only as a keyed hash, and a digest's link is signed.
    secrets: ["JWT_SECRET", "ADDRESS_KEY", "WHATSAPP_TOKEN"],
    sendsMail: true,
    // An answer to a letter: its text, and documents that go along.
    ...{ files: ["read"], folders: ["letters", "files"] },
  },
};
