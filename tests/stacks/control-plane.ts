import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Body = Record<string, never> & { [name: string]: unknown };

/** A table as DynamoDB's control plane keeps it. */
export type Kept = {
  status: string;
  /** How many looks at it still find it being changed. */
  busy: number;
  keys: object[];
  indexes: object[];
  stream: boolean;
  isProtected: boolean;
  ttl: string;
  recoverable: boolean;
  tags: { Key: string; Value: string }[];
};

/**
 * A stand-in for DynamoDB's control plane, in its wire format: tables that take a while to be made and to
 * be changed, that refuse a change meanwhile, and restored ones that come without what AWS leaves out.
 */
export async function startControlPlane(tables: Map<string, Kept>, until: Date) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const operation = String(request.headers["x-amz-target"]).split(".")[1] ?? "";
    const body = await bodyOf(request);
    asked.push(operation);
    const { status, answer } = answerTo(operation, body, tables, until);
    response.writeHead(status, { "content-type": "application/x-amz-json-1.0" });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, asked, stop: () => new Promise((closed) => server.close(closed)) };
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString() || "{}") as Body;
}

const ARN = "arn:aws:dynamodb:us-east-1:111122223333:table/";
const refused = (name: string, message: string) => ({
  status: 400,
  answer: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message },
});
const fine = (answer: object) => ({ status: 200, answer });

function answerTo(operation: string, body: Body, tables: Map<string, Kept>, until: Date) {
  const { ResourceArn = "", SourceTableName, TargetTableName } = body as Record<string, unknown>;
  const name = String(body.TableName ?? SourceTableName ?? String(ResourceArn).replace(ARN, ""));
  const table = tables.get(name);
  if (!table) return refused("ResourceNotFoundException", `Requested resource not found: ${name}`);
  if (operation === "DescribeTable") return fine({ Table: described(name, table) });
  if (operation === "DescribeTimeToLive") {
    return fine({ TimeToLiveDescription: { TimeToLiveStatus: table.ttl } });
  }
  if (operation === "DescribeContinuousBackups") return fine(backups(table, until));
  if (operation === "ListTagsOfResource") return fine({ Tags: table.tags });
  if (operation === "RestoreTableToPointInTime") {
    tables.set(String(TargetTableName), restoredOf(table));
    return fine({ TableDescription: { TableName: TargetTableName, TableStatus: "CREATING" } });
  }
  if (table.busy > 0) return refused("ResourceInUseException", `${name} is being changed`);
  change(operation, body, table);
  return fine({});
}

function described(name: string, table: Kept): object {
  if (table.busy > 0) table.busy -= 1;
  if (table.busy === 0) table.status = "ACTIVE";
  return {
    TableName: name,
    TableArn: ARN + name,
    TableStatus: table.status,
    KeySchema: table.keys,
    GlobalSecondaryIndexes: table.indexes,
    DeletionProtectionEnabled: table.isProtected,
    ...(table.stream && {
      StreamSpecification: { StreamEnabled: true, StreamViewType: "NEW_AND_OLD_IMAGES" },
      LatestStreamArn: `${ARN}${name}/stream/2026-11-20T15:00:00.000`,
    }),
  };
}

const backups = ({ recoverable }: Kept, until: Date) => ({
  ContinuousBackupsDescription: {
    ContinuousBackupsStatus: "ENABLED",
    PointInTimeRecoveryDescription: recoverable
      ? {
          PointInTimeRecoveryStatus: "ENABLED",
          EarliestRestorableDateTime: until.getTime() / 1000 - 35 * 24 * 3600,
          LatestRestorableDateTime: until.getTime() / 1000,
        }
      : { PointInTimeRecoveryStatus: "DISABLED" },
  },
});

/** A restored table has the keys and indexes of the other, and nothing else. */
const restoredOf = ({ keys, indexes }: Kept): Kept => ({
  ...{ status: "CREATING", busy: 3, keys, indexes, stream: false, isProtected: false },
  ...{ ttl: "DISABLED", recoverable: false, tags: [] },
});

function change(operation: string, body: Body, table: Kept): void {
  if (operation === "UpdateTable") {
    if (body.StreamSpecification) table.stream = true;
    if (body.DeletionProtectionEnabled) table.isProtected = true;
    Object.assign(table, { status: "UPDATING", busy: 2 });
  } else if (operation === "UpdateTimeToLive") table.ttl = "ENABLING";
  else if (operation === "UpdateContinuousBackups") table.recoverable = true;
  else if (operation === "TagResource") table.tags = body.Tags as unknown as Kept["tags"];
  else throw new Error(`the stand-in does not know ${operation}`);
}
