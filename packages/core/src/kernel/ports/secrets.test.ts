import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { resetEnv } from "../env";
import { resetSecrets, secret } from "./secrets";

const GOOD = "a-secret-of-forty-characters-or-so-enough";
const before = { ...process.env };
let store: Server;
/** What the parameter store holds, and how often it was asked. */
let held: Record<string, string>;
let asked: number;

beforeEach(async () => {
  held = {};
  asked = 0;
  store = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      asked += 1;
      const { Name, WithDecryption } = JSON.parse(body) as {
        Name: string;
        WithDecryption: boolean;
      };
      const Value = WithDecryption ? held[Name] : "still encrypted";
      response.statusCode = Value ? 200 : 400;
      const refusal = { __type: "ParameterNotFound", message: "" };
      response.end(JSON.stringify(Value ? { Parameter: { Name, Value } } : refusal));
    });
  });
  await new Promise<void>((listening) => store.listen(0, "127.0.0.1", listening));
  process.env.SSM_ENDPOINT = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await new Promise((closed) => store.close(closed));
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
    held["/foja/prod/JWT_SECRET"] = GOOD;
    expect(await secret("JWT_SECRET")).toBe(GOOD);
    expect(await secret("JWT_SECRET")).toBe(GOOD);
    expect(asked).toBe(1);
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
    held["/foja/prod/JWT_SECRET"] = value;
    await expect(secret("JWT_SECRET")).rejects.toThrow(words);
  });

  it("a missing one is asked for again at the next request", async () => {
    stage("prod", "/foja/prod");
    await expect(secret("JWT_SECRET")).rejects.toThrow();
    held["/foja/prod/JWT_SECRET"] = GOOD;
    expect(await secret("JWT_SECRET")).toBe(GOOD);
  });
});

it("on one machine it comes from the environment", async () => {
  stage("local");
  process.env.JWT_SECRET = `local-${GOOD}`;
  expect(await secret("JWT_SECRET")).toBe(`local-${GOOD}`);
  expect(asked).toBe(0);
});
