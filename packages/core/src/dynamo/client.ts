import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { env } from "../env";

let client: DynamoDBDocumentClient | undefined;

/** The one connection to the table, made at first use and kept for the life of the process. */
export function documents(): DynamoDBDocumentClient {
  client ??= DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region: env().AWS_REGION,
      endpoint: env().DYNAMODB_ENDPOINT,
      maxAttempts: 4,
      requestHandler: { connectionTimeout: 1000, requestTimeout: 5000 },
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );
  return client;
}

/** Drops the connection: for tests that move the table. */
export function resetClient(): void {
  client?.destroy();
  client = undefined;
}
