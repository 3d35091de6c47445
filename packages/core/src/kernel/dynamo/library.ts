import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";
import { env } from "../env";

import { unavailable } from "./outage";
import { onReset } from "./reset";
import type { Write } from "./write";

// The client library is loaded at the first write, not at start: most cold starts only read first.
let client: DynamoDBDocumentClient | undefined;

/** The client library's connection to the table, reused for the life of the process. */
export function library(): DynamoDBDocumentClient {
  if (client) return client;
  const made = connect();
  client = made;
  onReset(() => {
    made.destroy();
    client = undefined;
  });
  return made;
}

function connect(): DynamoDBDocumentClient {
  const raw = new DynamoDBClient({
    region: env().AWS_REGION,
    endpoint: env().DYNAMODB_ENDPOINT,
    maxAttempts: 4,
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: 5000,
      httpAgent: { maxSockets: 100 },
      httpsAgent: { maxSockets: 100 },
    },
  });
  // It copies requests and answers for a log that nobody reads: a twentieth of a write's work.
  raw.middlewareStack.remove("loggerMiddleware");
  return DynamoDBDocumentClient.from(raw, { marshallOptions: { removeUndefinedValues: true } });
}

/** Writes a single put or delete. */
export async function writeAlone({ request: { Put, Delete } }: Write): Promise<void> {
  if (Put) await reaching(() => library().send(new PutCommand(Put)));
  if (Delete) await reaching(() => library().send(new DeleteCommand(Delete)));
}

/** Writes all or nothing. The token keeps a repeated request from being applied twice. */
export async function writeTogether(writes: Write[], token: string): Promise<void> {
  const TransactItems = writes.map(({ request }) => request);
  await reaching(() =>
    library().send(new TransactWriteCommand({ TransactItems, ClientRequestToken: token })),
  );
}

async function reaching<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    throw isOutage(error) ? unavailable() : error;
  }
}

const OUTAGES = new Set([
  "TimeoutError",
  "ThrottlingException",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "InternalServerError",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
]);

/** Whether the table could not be reached or was overloaded, after every retry. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $fault } = error as Error & { code?: string; $fault?: string };
  return OUTAGES.has(error.name) || OUTAGES.has(code ?? "") || $fault === "server";
}
