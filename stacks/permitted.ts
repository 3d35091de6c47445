import type { tableDefinition } from "@foja/core/kernel/dynamo";

type IndexName = (typeof tableDefinition.indexes)[number]["name"];

/** What one function may do, and nothing else. */
export type Permissions = {
  table: string[];
  indexes: IndexName[];
  /** Secrets it reads, by their name under the stage's path. */
  secrets: string[];
  sendsMail: boolean;
  /** What it does with the practices' files. */
  files?: (keyof typeof FILE_ACTIONS)[];
  /** Whether it lists the files of a practice. */
  listsFiles?: boolean;
  /** Whether it says on the bus what happened. */
  publishes?: boolean;
  /** What it does with open sockets. */
  sockets?: (keyof typeof SOCKET_METHODS)[];
  /** Whether it asks the guard to look at a socket again. */
  asksGuard?: boolean;
  /** Whether it puts vouchers on the queue of those that ARCA is asked about. */
  asksArca?: boolean;
  /** Whether it puts lanes of campaigns on their queue. */
  asksCampaigns?: boolean;
  /** Whether it sends the letters of campaigns, as fast as the account may. */
  sendsCampaigns?: boolean;
  /** Whether it looks at how the stage does, for the administration. */
  looksAround?: boolean;
  /** Whether it seals and opens people's grants at Google. */
  opensGrants?: boolean;
};

/** What may be done with an object. */
export const FILE_ACTIONS = {
  read: "s3:GetObject",
  write: "s3:PutObject",
  remove: "s3:DeleteObject",
};

/** The folders of the files' bucket: what is posted, what is kept, and what was packed to be fetched. */
export const FOLDERS = ["uploads", "files", "exports"];

/** What may be done with an open socket. */
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

/** What only works over the table: it reads no secret and sends nothing. */
const overTable = (indexes: IndexName[]): Permissions => ({
  ...{ table: readAndWrite, indexes, secrets: [], sendsMail: false },
});

/** By the function's name: `api`, or the name of the trigger. One without a line does not deploy. */
export const permissions: Record<string, Permissions> = {
  api: {
    table: readAndWrite,
    indexes: ["gsi1", "gsi2"],
    secrets: [
      ...["JWT_SECRET", "ADDRESS_KEY", "COURT_PJN_KEY", "COURT_MEV_KEY", "PUSH_PUBLIC_KEY"],
      ...["GOOGLE_CLIENT_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ],
    sendsMail: false,
    // What Stripe says goes on the bus before it is answered.
    publishes: true,
    looksAround: true,
    opensGrants: true,
    // A presigned address may do what its signer may: the API's are for one object each.
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
  "court-sync": {
    table: readAndWrite,
    indexes: ["gsi1", "gsi2"],
    secrets: ["COURT_PJN_KEY", "COURT_MEV_KEY"],
    sendsMail: false,
  },
  "deadlines-recompute": overTable(["gsi1", "gsi2"]),
  "deadlines-sweep": overTable(["gsi2"]),
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
  "digest-send": overTable(["gsi1"]),
  "reservations-remind": overTable(["gsi2"]),
  "stats-snapshot": overTable(["gsi2"]),
  "holds-expire": overTable(["gsi2"]),
  "invoices-sweep": { ...overTable(["gsi2"]), asksArca: true },
  "tax-authorise": {
    ...overTable([]),
    // The practices' keys, and their tickets at ARCA, are sealed as their grants are.
    opensGrants: true,
    asksArca: true,
  },
  "campaigns-send": { ...overTable(["gsi2"]), asksCampaigns: true },
  "campaign-lanes": {
    ...overTable([]),
    // The way out of each letter is signed with it.
    secrets: ["ADDRESS_KEY"],
    asksCampaigns: true,
    sendsCampaigns: true,
  },
  // An address is known by its keyed hash.
  "mail-events": { ...overTable([]), secrets: ["ADDRESS_KEY"] },
  "plans-apply": overTable(["gsi1", "gsi2"]),
  "plans-carry": overTable(["gsi1", "gsi2"]),
  "letters-sweep": {
    table: readAndWrite,
    indexes: ["gsi2"],
    // As `deliver`: codes are hashed with it, and the way out of a digest is signed.
    secrets: ["JWT_SECRET", "ADDRESS_KEY"],
    sendsMail: true,
  },
  derive: {
    table: readAndWrite,
    indexes: ["gsi1", "gsi2"],
    // Contacts of marketing are known by the keyed hash of their address.
    secrets: ["ADDRESS_KEY"],
    sendsMail: false,
    files: ["remove"],
  },
  // It reads all of a practice, and its letter goes through the outbox.
  "exports-build": {
    ...overTable(["gsi2"]),
    // The contact of marketing is known by the keyed hash of its address.
    secrets: ["ADDRESS_KEY"],
    files: ["read", "write"],
  },
  "erasures-run": {
    ...overTable(["gsi1", "gsi2"]),
    // Doors are found by their secrets; what others keep of the practice ends there.
    secrets: ["JWT_SECRET", "ADDRESS_KEY", "GOOGLE_CLIENT_SECRET", "STRIPE_SECRET_KEY"],
    opensGrants: true,
    // The last letter goes while its address is still known.
    sendsMail: true,
    files: ["remove"],
    listsFiles: true,
    sockets: ["close"],
  },
  "folders-purge": overTable(["gsi1", "gsi2"]),
  "index-rebuild": { ...overTable(["gsi1"]), secrets: ["ADDRESS_KEY"] },
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
    // It looks again when the token of a socket will have expired.
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
    indexes: [],
    publishes: true,
    asksArca: true,
    asksCampaigns: true,
    sockets: ["post", "close"],
    // The codes in the letters are kept only as a keyed hash; push is signed.
    secrets: ["JWT_SECRET", "ADDRESS_KEY", "PUSH_PRIVATE_KEY"],
    sendsMail: true,
  },
};
