import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Deployment, deployments, ofType, type Resource } from "./synth";

/** Who publishes on the bus. */
const PUBLISHERS = [
  ...["Api", "BundlesSweep", "CaseImport", "CaseImportLookup", "CaseImportsSweep"],
  ...["DeadlinesSweep", "Derive", "DigestSend", "IndexRebuild", "StatsSnapshot", "TextRead"],
  "WebhooksSweep",
];

type Statement = {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
};
type Document = { Statement: Statement[] };

const COUNT = "sqs:GetQueueAttributes";

const actionsOf = ({ Action }: Statement) => [Action].flat();

/** Every policy statement of a function's role, inline or attached. */
function statementsOf(deployment: Deployment, role: Resource): Statement[] {
  const inline = (role.Properties.Policies ?? []) as { PolicyDocument: Document }[];
  const attached = ofType(deployment, "AWS::IAM::Policy").filter(({ Properties }) =>
    JSON.stringify(Properties.Roles).includes(`"${role.id}"`),
  );
  const documents = [
    ...inline.map(({ PolicyDocument }) => PolicyDocument),
    ...attached.map(({ Properties }) => Properties.PolicyDocument as Document),
  ];
  return documents.flatMap(({ Statement }) => Statement);
}

/** The roles of functions; that of CodeDeploy is in releases.suite. */
const rolesOf = (deployment: Deployment) =>
  ofType(deployment, "AWS::IAM::Role").filter(({ stack }) => !["Site", "Releases"].includes(stack));

/** The parameters that each role may read. */
const SECRETS = {
  ApiRole:
    "JWT_SECRET|ADDRESS_KEY|COURT_(PJN|MEV)_KEY|PUSH_PUBLIC_KEY|GOOGLE_CLIENT_SECRET|STRIPE_(SECRET_KEY|WEBHOOK_SECRET)|WHATSAPP_(APP_SECRET|VERIFY_TOKEN)",
  CalendarRenewRole: "GOOGLE_CLIENT_SECRET",
  CalendarStirRole: "GOOGLE_CLIENT_SECRET",
  CalendarSyncRole: "GOOGLE_CLIENT_SECRET",
  CausasRole: "JWT_SECRET",
  CaseImportLookupRole: "COURT_(PJN|MEV)_KEY",
  CausaVerifyRole: "COURT_(PJN|MEV)_KEY",
  CourtSyncRole: "COURT_(PJN|MEV)_KEY",
  CampaignLanesRole: "ADDRESS_KEY",
  DeliverRole: "JWT_SECRET|ADDRESS_KEY|WHATSAPP_TOKEN",
  DeriveRole: "ADDRESS_KEY|PUSH_PRIVATE_KEY",
  ErasuresRunRole: "JWT_SECRET|ADDRESS_KEY|GOOGLE_CLIENT_SECRET|STRIPE_SECRET_KEY",
  ExportsBuildRole: "ADDRESS_KEY",
  IndexRebuildRole: "ADDRESS_KEY",
  MailEventsRole: "ADDRESS_KEY",
  DowngradesApplyRole: "STRIPE_SECRET_KEY",
  SubscriptionsReconcileRole: "STRIPE_SECRET_KEY",
  SubscriptionStirRole: "STRIPE_SECRET_KEY",
  LettersSweepRole: "JWT_SECRET|ADDRESS_KEY|WHATSAPP_TOKEN",
  SocketsRole: "JWT_SECRET",
  RatesFetchRole: "RATES_CA",
};

/** Those that may be changed: the one before stays readable under its own name. */
const CHANGED = /^(JWT_SECRET|ADDRESS_KEY|PUSH_PRIVATE_KEY)$/;

const nameIn = (resource: unknown): string =>
  /parameter\/foja\/\w+\/(\w+)"/.exec(JSON.stringify(resource))?.[1] ?? "";

/** Tracing and the account's e-mail statistics have no resources. */
const UNNAMED = /^cloudwatch:GetMetricData$|^xray:|^ses:GetSend(Quota|Statistics)$/;

/** The permissions that each operation needs. */
const needed: Record<string, string[]> = {
  // Only for the function that reads the stage's status: see below.
  DescribeTable: [],
  GetItem: ["GetItem"],
  BatchGetItem: ["BatchGetItem"],
  Query: ["Query"],
  PutItem: ["PutItem"],
  DeleteItem: ["DeleteItem"],
  TransactWriteItems: ["PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
};

function operationsOfCore(): string[] {
  const folder = "packages/core/src/kernel/dynamo";
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const text = files.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join();
  const sent = [...text.matchAll(/\bask(?:Text)?(?:<[^(]*>)?\("(\w+)"/g)];
  return [...new Set(sent.map(([, operation = ""]) => operation))];
}

describe.each(deployments)("permissions: %s", (_, deployment) => {
  const roles = rolesOf(deployment);
  const statements = roles.flatMap((role) => statementsOf(deployment, role));

  it("name each action in full", () => {
    for (const action of statements.flatMap(actionsOf)) {
      expect(action).toMatch(/^[a-z0-9-]+:[A-Za-z]+$/);
    }
    expect(statements.flatMap(actionsOf)).not.toContain("dynamodb:Scan");
  });

  it("name each resource in full; only what knows none is granted on all", () => {
    for (const statement of statements) {
      if (actionsOf(statement).every((action) => UNNAMED.test(action))) continue;
      const named = JSON.stringify(statement.Resource);
      const known = /"\/(uploads|files|exports|letters|mail-in)\/\*"|\/@connections\/\*"/g;
      expect(named.replace(known, "")).not.toContain("*");
    }
  });

  it("reach the table and its indexes, and no other", () => {
    for (const statement of statements) {
      if (!actionsOf(statement).some((action) => action.startsWith("dynamodb:"))) continue;
      for (const resource of [statement.Resource].flat()) {
        expect(JSON.stringify(resource)).toMatch(/Storage:ExportsOutput|:table\/recuperada/);
      }
    }
  });

  it("let who keeps and reads documents read and write files, and only who sweeps and erases remove them", () => {
    const touching = (action: string) =>
      roles
        .filter((role) => statementsOf(deployment, role).flatMap(actionsOf).includes(action))
        .map(({ id }) => id.replace(/Role.*/, ""));
    // Who sends letters reads what an answer says and carries.
    const letters = ["Deliver", "LettersSweep"];
    const reads = ["Api", "BundleBuild", "ExportsBuild", "MailIn", "TextRead", ...letters].sort();
    expect(touching("s3:GetObject").sort()).toEqual(reads);
    const writes = ["Api", "BundleBuild", "CourtSync", "ExportsBuild", "MailIn"];
    expect(touching("s3:PutObject").sort()).toEqual(writes);
    expect(touching("s3:ListBucket").sort()).toEqual([...reads, "ErasuresRun"].sort());
    expect(touching("s3:DeleteObject").sort()).toEqual(["Derive", "ErasuresRun", "MailIn"]);
    const s3 = statements.filter((one) => actionsOf(one).some((name) => name.startsWith("s3:")));
    expect(new Set(s3.flatMap(actionsOf))).toEqual(
      new Set(["GetObject", "PutObject", "ListBucket", "DeleteObject"].map((name) => `s3:${name}`)),
    );
    for (const { Resource } of s3) expect(JSON.stringify(Resource)).toMatch(/FnGetAttFiles/);
  });

  it("let who takes mail in reach what it keeps, and neither uploads nor exports", () => {
    const reached = roles
      .filter(({ id }) => id.startsWith("MailInRole"))
      .flatMap((role) => statementsOf(deployment, role))
      .filter((one) => actionsOf(one).some((name) => name === "s3:DeleteObject"))
      .map(({ Resource }) => JSON.stringify(Resource).match(/\/[a-z-]+\/\*/g));
    expect(reached).toEqual([["/files/*", "/letters/*", "/mail-in/*"]]);
  });

  it("come from nothing managed", () => {
    for (const role of roles) expect(role.Properties.ManagedPolicyArns).toBeUndefined();
  });

  it.each(roles)("$id may read its own secrets and no other, by their names", (role) => {
    const secrets = statementsOf(deployment, role).filter(
      (statement) =>
        actionsOf(statement).some((action) => /^(ssm|secretsmanager):/.test(action)) &&
        !JSON.stringify(statement.Resource).includes("EdgeKey"),
    );
    const entitled = Object.entries(SECRETS).find(([name]) => role.id.startsWith(name))?.[1];
    for (const statement of secrets) {
      expect(actionsOf(statement)).toEqual(["ssm:GetParameter"]);
      const names = [statement.Resource].flat().map(nameIn);
      const previous = names.filter((name) => name.endsWith("_PREVIOUS"));
      const present = names.filter((name) => !previous.includes(name));
      for (const name of present) expect(name).toMatch(new RegExp(`^(${entitled})$`));
      expect(previous).toEqual(
        present.filter((name) => CHANGED.test(name)).map((name) => `${name}_PREVIOUS`),
      );
    }
    expect(secrets).toHaveLength(entitled ? 1 : 0);
  });

  it("let those who call Google open grants, each with its practice as the context", () => {
    const opening = roles.flatMap((role) =>
      statementsOf(deployment, role)
        .filter((one) => actionsOf(one).some((action) => action.startsWith("kms:")))
        .map((one) => ({ name: role.id.replace(/Role.*/, ""), ...one })),
    );
    const names = [
      ...["Api", "CalendarRenew", "CalendarStir", "CalendarSync", "ErasuresRun", "TaxAuthorise"],
      // The secret of a webhook is encrypted like a grant.
      "WebhookDeliver",
    ];
    expect(opening.map(({ name }) => name).sort()).toEqual(names);
    for (const statement of opening) {
      expect(actionsOf(statement)).toEqual(["kms:GenerateDataKey", "kms:Decrypt"]);
      expect(JSON.stringify(statement.Resource)).toContain("GrantsKey");
      expect(statement.Condition).toEqual({
        "ForAllValues:StringEquals": { "kms:EncryptionContextKeys": ["ownerId"] },
        Null: { "kms:EncryptionContextKeys": "false" },
      });
    }
    const [key, ...more] = ofType(deployment, "AWS::KMS::Key", "Grants");
    expect(more).toEqual([]);
    expect(key?.DeletionPolicy).toBe("Retain");
    expect(key?.Properties.EnableKeyRotation).toBe(true);
  });

  it("let the API alone read the edge's key", () => {
    const reading = roles.flatMap((role) =>
      statementsOf(deployment, role)
        .filter((statement) => JSON.stringify(statement.Resource).includes("EdgeKey"))
        .map((statement) => [role.id.replace(/Role.*/, ""), ...actionsOf(statement)].join(" ")),
    );
    expect(reading.sort()).toEqual(["Api secretsmanager:GetSecretValue", "Api ssm:GetParameter"]);
  });

  it("let who must speak to sockets, and only they ask to look again", () => {
    const may = (action: string, method: string) =>
      roles
        .filter((role) =>
          statementsOf(deployment, role).some(
            (one) =>
              actionsOf(one).includes(action) && JSON.stringify(one.Resource).includes(method),
          ),
        )
        .map(({ id }) => id.replace(/Role.*/, ""))
        .sort();
    expect(may("execute-api:ManageConnections", "/ws/POST/@connections/*")).toEqual([
      "Deliver",
      "Derive",
      "Sockets",
    ]);
    expect(may("execute-api:ManageConnections", "/ws/DELETE/@connections/*")).toEqual([
      "Deliver",
      "Derive",
      "ErasuresRun",
      "SocketGuard",
      "Sockets",
    ]);
    expect(may("sqs:SendMessage", "SocketGuard")).toEqual(["SocketGuard", "Sockets"]);
  });

  it("let the API alone look at how the stage does, in its own queues", () => {
    const looking = ["dynamodb:DescribeTable", "ses:GetSendQuota", "ses:GetSendStatistics"];
    for (const action of looking) {
      const names = roles
        .filter((role) => statementsOf(deployment, role).flatMap(actionsOf).includes(action))
        .map(({ id }) => id.replace(/Role.*/, ""));
      // The function that sends campaigns respects the account's quota.
      const others = action === "ses:GetSendQuota" ? ["CampaignLanes"] : [];
      expect(names.sort(), action).toEqual(["Api", ...others]);
    }
    const api = roles.find(({ id }) => id.startsWith("ApiRole"));
    const counting = api
      ? statementsOf(deployment, api).filter((one) => actionsOf(one).includes(COUNT))
      : [];
    expect(counting).toHaveLength(1);
    const queues = ofType(deployment, "AWS::SQS::Queue").flatMap(({ Properties }) =>
      String(Properties.QueueName ?? "").endsWith("-dead-letters") ? [Properties.QueueName] : [],
    );
    const named = JSON.stringify(counting[0]?.Resource);
    expect(queues.length).toBeGreaterThan(10);
    for (const queue of queues) expect(named).toContain(`:${queue}"`);
    expect([counting[0]?.Resource].flat()).toHaveLength(queues.length);
  });

  it("let only who passes work on publish, on our bus", () => {
    const publishing = statements.filter((one) => actionsOf(one).includes("events:PutEvents"));
    for (const { Resource } of publishing) expect(JSON.stringify(Resource)).toMatch(/Bus:Exports/);
    const names = roles
      .filter((role) =>
        statementsOf(deployment, role).flatMap(actionsOf).includes("events:PutEvents"),
      )
      .map(({ id }) => id.replace(/Role.*/, ""));
    // An import and a reading publish themselves again; what resumes an import, a bundle or a webhook, and what passes on deadlines, digests and documents of the day, does.
    expect(names.sort()).toEqual(PUBLISHERS);
  });

  it("let only who delivers letters send mail, and only as us", () => {
    const senders = roles.filter((role) =>
      statementsOf(deployment, role).flatMap(actionsOf).includes("ses:SendRawEmail"),
    );
    const names = senders.map(({ id }) => id.replace(/Role.*/, "")).sort();
    expect(names).toEqual(["CampaignLanes", "Deliver", "ErasuresRun", "LettersSweep"]);
    for (const statement of statements) {
      if (!actionsOf(statement).includes("ses:SendRawEmail")) continue;
      expect(statement.Condition).toEqual({
        StringEquals: { "ses:FromAddress": expect.stringMatching(/^[^<>\s]+@[^<>\s]+$/) },
      });
    }
  });

  it("let who sends answers to letters read their texts and the documents that go along", () => {
    for (const id of ["Deliver", "LettersSweep"]) {
      const role = roles.find((one) => one.id.replace(/Role.*/, "") === id);
      if (!role) throw new Error(`no role of ${id}`);
      const reads = statementsOf(deployment, role).filter((one) =>
        actionsOf(one).includes("s3:GetObject"),
      );
      const where = JSON.stringify(reads.map(({ Resource }) => Resource));
      expect(where).toMatch(/\/letters\/\*/);
      expect(where).toMatch(/\/files\/\*/);
      expect(where).not.toMatch(/\/(exports|mail-in|uploads)\/\*/);
    }
  });

  it("let only who receives letters bounce them, and only as our identity", () => {
    const bounces = (statement: Statement) => actionsOf(statement).includes("ses:SendBounce");
    const who = roles.filter((role) => statementsOf(deployment, role).some(bounces));
    expect(who.map(({ id }) => id.replace(/Role.*/, ""))).toEqual(["MailIn"]);
    const where = statements.filter(bounces).map(({ Resource }) => JSON.stringify(Resource));
    expect(where).toEqual([expect.stringMatching(/:identity\//)]);
  });

  it.each(roles)("$id may do all that the database's client sends", (role) => {
    const allowed = statementsOf(deployment, role).flatMap(actionsOf);
    const operations = operationsOfCore();
    expect(operations.sort()).toEqual(Object.keys(needed).sort());
    for (const operation of operations) {
      for (const action of needed[operation] ?? []) {
        expect(allowed).toContain(`dynamodb:${action}`);
      }
    }
  });
});
