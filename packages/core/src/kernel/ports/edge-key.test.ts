import { type Parameters, startParameters } from "@foja/harness/parameters";
import { afterEach, beforeEach, expect, it } from "vitest";
import { at } from "../clock";
import { resetEnv } from "../env";
import type { AppError } from "../error";
import { hasEdge, isEdgeKey, resetEdgeKey } from "./edge-key";

const before = { ...process.env };
const NAME = "EdgeKey-1a2b3c";
const NOON = Date.parse("2026-11-20T12:00:00Z");
let store: Parameters;

function keep(label: "AWSCURRENT" | "AWSPREVIOUS", value: string): void {
  store.held[`/aws/reference/secretsmanager/${NAME}:${label}`] = value;
}

beforeEach(async () => {
  store = await startParameters();
  process.env.SSM_ENDPOINT = store.endpoint;
  process.env.EDGE_KEY_SECRET = NAME;
  resetEnv();
  resetEdgeKey();
});
afterEach(async () => {
  process.env = { ...before };
  resetEnv();
  resetEdgeKey();
  await store.stop();
});

it("is the current key, and no other", async () => {
  keep("AWSCURRENT", "the-key-of-today");
  expect(await isEdgeKey("the-key-of-today")).toBe(true);
  expect(await isEdgeKey("the-key-of-todaz")).toBe(false);
  expect(await isEdgeKey("")).toBe(false);
  expect(await isEdgeKey(undefined)).toBe(false);
});

it("is the earlier one, too, once it was changed, and the new one at once", async () => {
  keep("AWSCURRENT", "the-first");
  expect(await at(NOON, () => isEdgeKey("the-first"))).toBe(true);
  keep("AWSCURRENT", "the-second");
  keep("AWSPREVIOUS", "the-first");
  expect(await at(NOON + 11_000, () => isEdgeKey("the-second"))).toBe(true);
  expect(await at(NOON + 11_000, () => isEdgeKey("the-first"))).toBe(true);
  keep("AWSCURRENT", "the-third");
  keep("AWSPREVIOUS", "the-second");
  expect(await at(NOON + 3_600_000, () => isEdgeKey("the-first"))).toBe(false);
});

it("is read seldom, however many strange keys arrive", async () => {
  keep("AWSCURRENT", "the-key-of-today");
  for (let i = 0; i < 50; i += 1) await at(NOON, () => isEdgeKey(`guess ${i}`));
  expect(store.asked()).toBe(2);
});

it("is nobody's where there is no edge", async () => {
  keep("AWSCURRENT", "the-key-of-today");
  expect(hasEdge()).toBe(true);
  delete process.env.EDGE_KEY_SECRET;
  resetEnv();
  expect(hasEdge()).toBe(false);
  expect(await isEdgeKey("the-key-of-today")).toBe(false);
});

it("is unknown, not wrong, until it could be read once; then the one of before stays good", async () => {
  const asked = await isEdgeKey("the-key-of-today").catch((error: AppError) => error.code);
  expect(asked).toBe("service.unavailable");
  keep("AWSCURRENT", "the-key-of-today");
  expect(await at(NOON, () => isEdgeKey("the-key-of-today"))).toBe(true);
  delete store.held[`/aws/reference/secretsmanager/${NAME}:AWSCURRENT`];
  expect(await at(NOON + 3_600_000, () => isEdgeKey("the-key-of-today"))).toBe(true);
  expect(await at(NOON + 3_600_000, () => isEdgeKey("the-key-of-todaz"))).toBe(false);
});
