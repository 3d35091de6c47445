import { randomBytes } from "node:crypto";
import { resetClient } from "@foja/core/kernel/dynamo";
import { env, resetEnv } from "@foja/core/kernel/env";
import { createTable } from "@foja/local/aws/dynamo/table";

/** Creates a table of its own for a test of common data. Restores nothing: call it again. */
export async function ownTable(): Promise<void> {
  const { DYNAMODB_ENDPOINT = "" } = env();
  const table = `own-${randomBytes(4).toString("hex")}`;
  await createTable(DYNAMODB_ENDPOINT, table, { stream: false });
  process.env.TABLE_NAME = table;
  resetEnv();
  resetClient();
}
