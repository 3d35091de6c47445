import { setClock } from "@foja/core/kernel/clock";
import { resetEnv } from "@foja/core/kernel/env";
import { setIds } from "@foja/core/kernel/id";
import fc from "fast-check";
import { afterAll, afterEach, expect, inject, vi } from "vitest";
import { sayLooked } from "./canary";
import { SEED } from "./draw";
import { TEST_ENVIRONMENT } from "./environment";

Object.assign(process.env, TEST_ENVIRONMENT);
process.env.POWERTOOLS_LOG_LEVEL ??= "SILENT";

const database = inject("database");
if (database) {
  process.env.DYNAMODB_ENDPOINT = database.endpoint;
  process.env.TABLE_NAME = database.table;
}
// The file before in this process may have had a table of its own.
resetEnv();

// What properties generate depends on the printed seed alone.
fc.configureGlobal({ seed: SEED });

// A test fails if the code logged an error that it did not expect.
const complained = vi.spyOn(console, "error");

afterAll(sayLooked);

afterEach(() => {
  setClock();
  setIds();
  const complaints = complained.mock.calls.slice();
  complained.mockClear();
  expect(complaints, "console.error").toEqual([]);
});
