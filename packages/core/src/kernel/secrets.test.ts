import { type Parameters, startParameters } from "@foja/harness/parameters";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { resetEnv } from "./env";
import { isMacOf, macOf, previousSecret, resetSecrets, secret } from "./secrets";

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

describe("the secret before a change", () => {
  const OLD = "the-secret-of-before-of-forty-characters-or-so";

  it("is read by its own name, and is none where none is kept", async () => {
    stage("prod", "/foja/prod");
    expect(await previousSecret("JWT_SECRET")).toBeUndefined();
    resetSecrets();
    store.held["/foja/prod/JWT_SECRET_PREVIOUS"] = OLD;
    expect(await previousSecret("JWT_SECRET")).toBe(OLD);
  });

  it("proves what was made with it, and makes nothing", async () => {
    stage("prod", "/foja/prod");
    store.held["/foja/prod/JWT_SECRET"] = OLD;
    const before = (await macOf("texto")).toString("base64url");
    store.held["/foja/prod/JWT_SECRET"] = GOOD;
    resetSecrets();
    expect(await isMacOf("texto", before)).toBe(false);
    store.held["/foja/prod/JWT_SECRET_PREVIOUS"] = OLD;
    resetSecrets();
    expect(await isMacOf("texto", before)).toBe(true);
    expect(await isMacOf("texto", before.slice(0, 22), 22)).toBe(true);
    expect(await isMacOf("otro", before)).toBe(false);
    expect((await macOf("texto")).toString("base64url")).not.toBe(before);
  });

  it("is no development secret and not short, like any", async () => {
    stage("prod", "/foja/prod");
    store.held["/foja/prod/ADDRESS_KEY_PREVIOUS"] = "short";
    await expect(previousSecret("ADDRESS_KEY")).rejects.toThrow("shorter than 32");
  });

  it("is not taken for none while the store does not answer", async () => {
    stage("prod", "/foja/prod");
    await store.stop();
    await expect(previousSecret("JWT_SECRET")).rejects.toThrow();
    store = await startParameters();
  });
});

it("on one machine it comes from the environment", async () => {
  stage("local");
  process.env.JWT_SECRET = `local-${GOOD}`;
  expect(await secret("JWT_SECRET")).toBe(`local-${GOOD}`);
  expect(store.asked()).toBe(0);
});
