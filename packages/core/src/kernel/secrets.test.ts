import { type Parameters, startParameters } from "@foja/harness/parameters";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { resetEnv } from "./env";
import { resetSecrets, secret } from "./secrets";

const GOOD = "a-secret-of-forty-characters-or-so-enough";
const before = { ...process.env };
let store: Parameters;

beforeEach(async () => {
  store = await startParameters();
  process.env.SSM_ENDPOINT = store.endpoint;
});

afterEach(async () => {
  await store.stop();
  process.env = { ...before };
  resetEnv();
  resetSecrets();
});

function stage(name: string, path?: string): void {
  process.env.STAGE = name;
  if (path) process.env.SECRETS_PATH = path;
  resetEnv();
  resetSecrets();
}

describe("in a deployment", () => {
  it("a secret comes from the parameter store, once", async () => {
    stage("prod", "/foja/prod");
    store.held["/foja/prod/JWT_SECRET"] = GOOD;
    expect(await secret("JWT_SECRET")).toBe(GOOD);
    expect(await secret("JWT_SECRET")).toBe(GOOD);
    expect(store.asked()).toBe(1);
  });

  it("the environment's secret is never used", async () => {
    stage("prod");
    process.env.JWT_SECRET = GOOD;
    await expect(secret("JWT_SECRET")).rejects.toThrow("SECRETS_PATH");
  });

  it.each([
    ["a development secret", `local-${GOOD}`, "development secret"],
    ["a short one", "short", "shorter than 32"],
  ])("%s is refused", async (_, value, words) => {
    stage("prod", "/foja/prod");
    store.held["/foja/prod/JWT_SECRET"] = value;
    await expect(secret("JWT_SECRET")).rejects.toThrow(words);
  });

  it("a missing one is asked for again at the next request", async () => {
    stage("prod", "/foja/prod");
    await expect(secret("JWT_SECRET")).rejects.toThrow();
    store.held["/foja/prod/JWT_SECRET"] = GOOD;
    expect(await secret("JWT_SECRET")).toBe(GOOD);
  });
});

it("on one machine it comes from the environment", async () => {
  stage("local");
  process.env.JWT_SECRET = `local-${GOOD}`;
  expect(await secret("JWT_SECRET")).toBe(`local-${GOOD}`);
  expect(store.asked()).toBe(0);
});
