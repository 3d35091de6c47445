import type { tableDefinition } from "@foja/core/kernel/dynamo";
import {
  campaignsQueue,
  mailEvents,
  reactions,
  schedules,
  socketGuard,
  streams,
  taxQueue,
} from "@foja/functions/triggers";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { IEventBus } from "aws-cdk-lib/aws-events";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Stack } from "sst/constructs";
import { deadLettersName } from "./defaults";

type IndexName = (typeof tableDefinition.indexes)[number]["name"];

/** What one function may do, and nothing else. */
type Permissions = {
  table: string[];
  indexes: IndexName[];
  /** Secrets it reads, by their name under the stage's path. */
  secrets: string[];
  sendsMail: boolean;
  /** What it does with the practices' files. */
  files?: (keyof typeof FILE_ACTIONS)[];
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

const FILE_ACTIONS = { read: "s3:GetObject", write: "s3:PutObject", remove: "s3:DeleteObject" };

const SOCKET_METHODS = { post: "POST", close: "DELETE" } as const;

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
const permissions: Record<string, Permissions> = {
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

/** What the statements name. */
export type Resources = {
  table: ITable;
  files: IBucket;
  bus: IEventBus;
  grants: IKey;
  sockets: { guard: IQueue; arnOf(method: "POST" | "DELETE"): string };
  tax: IQueue;
  campaigns: IQueue;
  mail: {
    address: string;
    identityArn: string;
    configurationSetName: string;
    campaignsSetName: string;
  };
};

/** Where a stage keeps its secrets in Parameter Store. */
export const secretsPath = (stage: string) => `/foja/${stage}`;

/** The policy statements of a function, written out from its line above. */
export function statementsFor(name: string, stack: Stack, resources: Resources): PolicyStatement[] {
  const own = permissions[name];
  if (!own) throw new Error(`stacks/permissions.ts does not say what "${name}" may do.`);
  const { tableArn } = resources.table;
  const statements = [allow(own.table, [tableArn])];
  if (own.indexes.length > 0) {
    const indexes = own.indexes.map((index) => `${tableArn}/index/${index}`);
    statements.push(allow(["dynamodb:Query"], indexes));
  }
  if (own.secrets.length > 0) {
    statements.push(
      allow(
        ["ssm:GetParameter"],
        own.secrets.map((name) => secretArn(stack, name)),
      ),
    );
  }
  if (own.files) statements.push(...touchFiles(own.files, resources.files));
  if (own.publishes) statements.push(allow(["events:PutEvents"], [resources.bus.eventBusArn]));
  if (own.opensGrants) statements.push(openGrants(resources.grants));
  if (own.asksGuard)
    statements.push(allow(["sqs:SendMessage"], [resources.sockets.guard.queueArn]));
  if (own.asksArca) statements.push(allow(["sqs:SendMessage"], [resources.tax.queueArn]));
  if (own.sockets) statements.push(touchSockets(own.sockets, resources.sockets));
  if (own.looksAround) statements.push(...lookAround(stack, resources));
  if (own.sendsMail) {
    statements.push(sendMail(stack, resources.mail, resources.mail.configurationSetName));
  }
  if (own.asksCampaigns) {
    statements.push(allow(["sqs:SendMessage"], [resources.campaigns.queueArn]));
  }
  if (own.sendsCampaigns) {
    statements.push(sendMail(stack, resources.mail, resources.mail.campaignsSetName));
    // The quota is the account's: SES knows no resource for it.
    statements.push(allow(["ses:GetSendQuota"], ["*"]));
  }
  return statements;
}

/** Whether a function touches the practices' files at all. */
export const touchesFiles = (name: string): boolean => permissions[name]?.files !== undefined;

/** Whether a function speaks to open sockets at all. */
export const reachesSockets = (name: string): boolean => permissions[name]?.sockets !== undefined;

/** The key opens only with a context, and that is whose grant it is. */
const openGrants = ({ keyArn }: IKey) =>
  new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ["kms:GenerateDataKey", "kms:Decrypt"],
    resources: [keyArn],
    conditions: { "ForAllValues:StringEquals": { "kms:EncryptionContextKeys": ["ownerId"] } },
  });

const touchSockets = (
  what: (keyof typeof SOCKET_METHODS)[],
  { arnOf }: Resources["sockets"],
): PolicyStatement =>
  allow(
    ["execute-api:ManageConnections"],
    what.map((one) => arnOf(SOCKET_METHODS[one])),
  );

function touchFiles(what: (keyof typeof FILE_ACTIONS)[], { bucketArn }: IBucket) {
  const objects = ["uploads", "files"].map((folder) => `${bucketArn}/${folder}/*`);
  const statements = [
    allow(
      what.map((one) => FILE_ACTIONS[one]),
      objects,
    ),
  ];
  // Without it S3 says "denied" of an object that is not there.
  if (what.includes("read")) statements.push(allow(["s3:ListBucket"], [bucketArn]));
  return statements;
}

/** Reads figures of the table, of the queues of dead letters by their names, and of the account's mail. */
function lookAround(stack: Stack, { table }: Resources): PolicyStatement[] {
  const others = [socketGuard, taxQueue, campaignsQueue, mailEvents];
  const queues = [...streams, ...reactions, ...schedules, ...others].map(({ name }) =>
    stack.formatArn({ service: "sqs", resource: deadLettersName(stack, name) }),
  );
  return [
    allow(["dynamodb:DescribeTable"], [table.tableArn]),
    allow(["sqs:GetQueueAttributes"], queues),
    // The quota and the statistics are the account's: SES knows no resource for them.
    allow(["ses:GetSendQuota", "ses:GetSendStatistics"], ["*"]),
  ];
}

function sendMail(stack: Stack, mail: Resources["mail"], resourceName: string): PolicyStatement {
  const set = stack.formatArn({ service: "ses", resource: "configuration-set", resourceName });
  return new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ["ses:SendRawEmail"],
    resources: [mail.identityArn, set],
    conditions: { StringEquals: { "ses:FromAddress": mail.address } },
  });
}

// Encrypted with the account's own key for parameters, whose policy needs no grant of ours.
function secretArn(stack: Stack, name: string): string {
  const resourceName = `${secretsPath(stack.stage).slice(1)}/${name}`;
  return stack.formatArn({ service: "ssm", resource: "parameter", resourceName });
}

const allow = (actions: string[], resources: string[]) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources });
