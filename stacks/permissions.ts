import type { tableDefinition } from "@foja/core/dynamo";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Stack } from "sst/constructs";

type IndexName = (typeof tableDefinition.indexes)[number]["name"];

/** What one function may do, and nothing else. */
type Permissions = {
  table: string[];
  indexes: IndexName[];
  /** Secrets it reads, by their name under the stage's path. */
  secrets: string[];
  sendsMail: boolean;
};

const readAndWrite = [
  "dynamodb:GetItem",
  "dynamodb:BatchGetItem",
  "dynamodb:Query",
  "dynamodb:PutItem",
  "dynamodb:UpdateItem",
  "dynamodb:DeleteItem",
  "dynamodb:ConditionCheckItem",
];

/** By the function's name: `api`, or the name of the trigger. One without a line does not deploy. */
const permissions: Record<string, Permissions> = {
  api: {
    table: readAndWrite,
    indexes: ["gsi1", "gsi2"],
    secrets: ["JWT_SECRET"],
    sendsMail: false,
  },
  "folders-purge": {
    table: readAndWrite,
    indexes: ["gsi1", "gsi2"],
    secrets: [],
    sendsMail: false,
  },
  follow: {
    table: readAndWrite,
    indexes: ["gsi1"],
    secrets: [],
    sendsMail: false,
  },
  "index-rebuild": {
    table: readAndWrite,
    indexes: ["gsi1"],
    secrets: [],
    sendsMail: false,
  },
  search: {
    table: readAndWrite,
    indexes: [],
    secrets: [],
    sendsMail: false,
  },
  mail: {
    table: readAndWrite,
    indexes: [],
    // The codes in the letters are kept only as a keyed hash.
    secrets: ["JWT_SECRET"],
    sendsMail: true,
  },
};

/** What the statements name. */
export type Resources = {
  table: ITable;
  mail: { address: string; identityArn: string; configurationSetName: string };
};

/** Where a stage keeps its secrets in Parameter Store. */
export const secretsPath = (stage: string) => `/foja/${stage}`;

/** The policy statements of a function, written out from its line above. */
export function statementsFor(name: string, stack: Stack, resources: Resources): PolicyStatement[] {
  const own = permissions[name];
  if (!own) throw new Error(`stacks/permissions.ts no dice qué puede hacer "${name}".`);
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
  if (own.sendsMail) statements.push(sendMail(stack, resources.mail));
  return statements;
}

function sendMail(stack: Stack, mail: Resources["mail"]): PolicyStatement {
  const resourceName = mail.configurationSetName;
  const set = stack.formatArn({ service: "ses", resource: "configuration-set", resourceName });
  return new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ["ses:SendEmail", "ses:SendRawEmail"],
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
