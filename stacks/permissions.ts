import { ROTATED } from "@foja/core/kernel/secrets";
import {
  FILE_ACTIONS,
  FOLDERS,
  type Permissions,
  permissions,
  SOCKET_METHODS,
} from "@foja/functions/permissions";
import {
  campaignsQueue,
  mailEvents,
  mailIn,
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
import { promisesArn } from "./promises";

/** The resources that the statements name. */
export type Resources = {
  table: ITable;
  /** The stage's own key of table and files, if it has one. */
  dataKey: IKey | undefined;
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

/** The path of a stage's secrets in Parameter Store. */
export const secretsPath = (stage: string) => `/foja/${stage}`;

/** The policy statements of a function, from its line in `permissions`. */
export function statementsFor(name: string, stack: Stack, resources: Resources): PolicyStatement[] {
  const own = permissions[name];
  if (!own) throw new Error(`functions/src/permissions.ts does not say what "${name}" may do.`);
  const { tableArn } = resources.table;
  const statements = [allow(own.table, [tableArn])];
  if (resources.dataKey) statements.push(useDataKey(stack, resources.dataKey));
  if (own.indexes.length > 0) {
    const indexes = own.indexes.map((index) => `${tableArn}/index/${index}`);
    statements.push(allow(["dynamodb:Query"], indexes));
  }
  if (own.secrets.length > 0) {
    statements.push(
      allow(
        ["ssm:GetParameter"],
        own.secrets.flatMap(withPrevious).map((name) => secretArn(stack, name)),
      ),
    );
  }
  if (own.files) statements.push(...touchFiles(own, resources.files));
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
  if (own.bounces) {
    statements.push(allow(["ses:SendBounce"], [resources.mail.identityArn]));
  }
  if (own.asksCampaigns) {
    statements.push(allow(["sqs:SendMessage"], [resources.campaigns.queueArn]));
  }
  if (own.sendsCampaigns) {
    statements.push(sendMail(stack, resources.mail, resources.mail.campaignsSetName));
    // The quota is the account's: SES has no resource for it.
    statements.push(allow(["ses:GetSendQuota"], ["*"]));
  }
  return statements;
}

/** Whether a function accesses the practices' files. */
export const touchesFiles = (name: string): boolean => permissions[name]?.files !== undefined;

/** Whether a function calls open sockets. */
export const reachesSockets = (name: string): boolean => permissions[name]?.sockets !== undefined;

/** The key decrypts only with a context of one entry, which names the practice of the grant. */
const openGrants = ({ keyArn }: IKey) =>
  new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ["kms:GenerateDataKey", "kms:Decrypt"],
    resources: [keyArn],
    conditions: {
      "ForAllValues:StringEquals": { "kms:EncryptionContextKeys": ["ownerId"] },
      // The condition above holds for no context at all, too.
      Null: { "kms:EncryptionContextKeys": "false" },
    },
  });

/** The key of table and files, through those two services only. */
const useDataKey = ({ region }: Stack, { keyArn }: IKey) =>
  new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ["kms:Decrypt", "kms:Encrypt", "kms:GenerateDataKey", "kms:DescribeKey"],
    resources: [keyArn],
    conditions: {
      StringEquals: {
        "kms:ViaService": [`dynamodb.${region}.amazonaws.com`, `s3.${region}.amazonaws.com`],
      },
    },
  });

const touchSockets = (
  what: (keyof typeof SOCKET_METHODS)[],
  { arnOf }: Resources["sockets"],
): PolicyStatement =>
  allow(
    ["execute-api:ManageConnections"],
    what.map((one) => arnOf(SOCKET_METHODS[one])),
  );

function touchFiles(
  { files: what = [], folders = FOLDERS, listsFiles }: Permissions,
  { bucketArn }: IBucket,
) {
  const objects = folders.map((folder) => `${bucketArn}/${folder}/*`);
  const statements = [
    allow(
      what.map((one) => FILE_ACTIONS[one]),
      objects,
    ),
  ];
  // Without it S3 answers "denied" for an object that does not exist.
  if (listsFiles || what.includes("read")) statements.push(allow(["s3:ListBucket"], [bucketArn]));
  return statements;
}

/** Reads metrics of the table, of the dead-letter queues by name, and of the account's mail. */
function lookAround(stack: Stack, { table }: Resources): PolicyStatement[] {
  const others = [socketGuard, taxQueue, campaignsQueue, mailEvents, mailIn];
  const queues = [...streams, ...reactions, ...schedules, ...others].map(({ name }) =>
    stack.formatArn({ service: "sqs", resource: deadLettersName(stack, name) }),
  );
  return [
    allow(["dynamodb:DescribeTable"], [table.tableArn]),
    allow(["sqs:GetQueueAttributes"], queues),
    // The quota and the statistics are the account's: SES has no resource for them.
    allow(["ses:GetSendQuota", "ses:GetSendStatistics"], ["*"]),
    allow(["cloudwatch:GetDashboard"], [promisesArn(stack)]),
    // CloudWatch has no resource for reading metrics.
    allow(["cloudwatch:GetMetricData"], ["*"]),
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

/** A secret, and where it can be changed the one before it. */
const withPrevious = (name: string): string[] =>
  (ROTATED as readonly string[]).includes(name) ? [name, `${name}_PREVIOUS`] : [name];

// Encrypted with the account's default key for parameters, whose policy needs no grant of ours.
function secretArn(stack: Stack, name: string): string {
  const resourceName = `${secretsPath(stack.stage).slice(1)}/${name}`;
  return stack.formatArn({ service: "ssm", resource: "parameter", resourceName });
}

const allow = (actions: string[], resources: string[]) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources });
