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
import { FILE_ACTIONS, FOLDERS, type Permissions, permissions, SOCKET_METHODS } from "./permitted";

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

function touchFiles({ files: what = [], listsFiles }: Permissions, { bucketArn }: IBucket) {
  const objects = FOLDERS.map((folder) => `${bucketArn}/${folder}/*`);
  const statements = [
    allow(
      what.map((one) => FILE_ACTIONS[one]),
      objects,
    ),
  ];
  // Without it S3 says "denied" of an object that is not there.
  if (listsFiles || what.includes("read")) statements.push(allow(["s3:ListBucket"], [bucketArn]));
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
