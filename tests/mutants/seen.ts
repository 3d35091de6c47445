import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";

/**
 * A set-up file of the run of mutants: keeps which functions each test file calls, apart from those
 * that are called as its modules are loaded, which happens once for several test files.
 */
const scope = globalThis as typeof globalThis & { fojaSeen?: Set<string> };
const early = new Set<string>();
const seen = new Set<string>();
scope.fojaSeen = early;

beforeAll(() => {
  scope.fojaSeen = seen;
});

afterAll(() => {
  const folder = process.env.MUTANTS_SEEN;
  if (!folder) return;
  const kept = { file: expect.getState().testPath, early: [...early], seen: [...seen] };
  writeFileSync(join(folder, randomUUID()), JSON.stringify(kept));
});
