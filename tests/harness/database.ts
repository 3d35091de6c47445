import { randomBytes } from "node:crypto";
import { type DatabaseKind, startDatabase } from "@foja/local/aws/dynamo/start";
import { createTable } from "@foja/local/aws/dynamo/table";
import type { TestProject } from "vitest/node";

/**
 * Vitest's global set-up for one kind of database: started in memory before the first test of the
 * project, stopped after the last. Workers get its address through `inject`.
 */
export function withDatabase(kind: DatabaseKind) {
  return async (project: TestProject) => {
    const database = await startDatabase({ kind });
    const table = `test-${randomBytes(4).toString("hex")}`;
    // No test reads the stream, and in memory dynoxide is slower at every write with one.
    await createTable(database.endpoint, table, { stream: false });
    project.provide("database", { endpoint: database.endpoint, table });
    return () => database.stop();
  };
}

declare module "vitest" {
  interface ProvidedContext {
    database: { endpoint: string; table: string };
  }
}
