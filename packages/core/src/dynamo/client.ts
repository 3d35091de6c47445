import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { env } from "../env";
import { AppError } from "../error";

type Connection = { raw: DynamoDBClient; documents: DynamoDBDocumentClient; endpoint?: URL };

let connection: Connection | undefined;

function connected(): Connection {
  connection ??= connect();
  return connection;
}

/** The one connection to the table, made at first use and kept for the life of the process. */
export function documents(): DynamoDBDocumentClient {
  return connected().documents;
}

/** Who we are to the table: found, kept and renewed by the client library. */
export const credentials = () => connected().raw.config.credentials();

/** Where the table answers. */
export function endpoint(): URL {
  const { AWS_REGION, DYNAMODB_ENDPOINT } = env();
  const found = connected();
  found.endpoint ??= new URL(DYNAMODB_ENDPOINT ?? `https://dynamodb.${AWS_REGION}.amazonaws.com`);
  return found.endpoint;
}

function connect(): Connection {
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
  const documents = DynamoDBDocumentClient.from(raw, {
    marshallOptions: { removeUndefinedValues: true },
  });
  documents.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        throw isOutage(error) ? unavailable() : error;
      }
    },
    { step: "initialize", name: "sayUnavailable" },
  );
  return { raw, documents };
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

/** Whether the table could not be reached or could not cope, after every retry. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $fault } = error as Error & { code?: string; $fault?: string };
  return OUTAGES.has(error.name) || OUTAGES.has(code ?? "") || $fault === "server";
}

/** What is told when the table cannot be reached or cannot cope. */
export const unavailable = () =>
  new AppError("service.unavailable", "Servicio temporalmente no disponible", { retryAfter: 2 });

/** Drops the connection: for tests that move the table. */
export function resetClient(): void {
  connection?.documents.destroy();
  connection = undefined;
}
