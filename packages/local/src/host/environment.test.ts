import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, resetEnv } from "@foja/core/kernel/env";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applyEnvironment, buildEnvironment } from "./environment";

let before: NodeJS.ProcessEnv;

beforeEach(() => {
  before = { ...process.env };
});

afterEach(() => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
  resetEnv();
});

const build = (dataDir: string) =>
  buildEnvironment({
    port: 3456,
    databaseEndpoint: "http://127.0.0.1:9000",
    tableName: "foja-local",
    dataDir,
  });

const somewhere = () => mkdtempSync(join(tmpdir(), "foja-test-"));

describe("buildEnvironment", () => {
  it("is all that the practice asks for", () => {
    applyEnvironment(build(somewhere()));
    resetEnv();
    expect(env()).toMatchObject({
      STAGE: "local",
      APP_URL: "http://localhost:3456",
      ALLOWED_ORIGINS: "http://127.0.0.1:3456",
      DYNAMODB_ENDPOINT: "http://127.0.0.1:9000",
      SES_ENDPOINT: "http://127.0.0.1:3456/_local/ses",
      S3_ENDPOINT: "http://localhost:3456/_local/s3",
      FILES_BUCKET: "foja-files",
      EVENTS_ENDPOINT: "http://127.0.0.1:3456/_local/events",
      EVENT_BUS: "foja",
      SOCKETS_ENDPOINT: "http://127.0.0.1:3456/_local/sockets",
      GUARD_QUEUE_URL: "http://127.0.0.1:3456/_local/sqs/000000000000/guard",
      TAX_QUEUE_URL: "http://127.0.0.1:3456/_local/sqs/000000000000/tax",
      ARCA_WSAA_URL: "http://127.0.0.1:3456/_local/arca/wsaa",
      ARCA_WSFE_URL: "http://127.0.0.1:3456/_local/arca/wsfe",
      GOOGLE_JWKS_URL: "http://127.0.0.1:3456/_local/google/certs",
      STRIPE_API_URL: "http://127.0.0.1:3456",
    });
  });

  it("makes one secret for each folder and keeps it from others' eyes", () => {
    const dataDir = somewhere();
    const secret = build(dataDir).JWT_SECRET ?? "";
    expect(secret).toMatch(/^local-[\w-]{43}$/);
    expect(build(dataDir).JWT_SECRET).toBe(secret);
    expect(build(somewhere()).JWT_SECRET).not.toBe(secret);
    expect(statSync(join(dataDir, "jwt-secret")).mode & 0o777).toBe(0o600);
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = build(dataDir);
    expect(STRIPE_SECRET_KEY).toMatch(/^local-[\w-]{43}$/);
    expect(STRIPE_WEBHOOK_SECRET).toMatch(/^local-[\w-]{43}$/);
    expect(STRIPE_WEBHOOK_SECRET).not.toBe(STRIPE_SECRET_KEY);
  });
});

describe("applyEnvironment", () => {
  it("lets no credential of a real account through", () => {
    process.env.AWS_PROFILE = "produccion";
    process.env.AWS_SESSION_TOKEN = "de verdad";
    applyEnvironment(build(somewhere()));
    expect(process.env.AWS_PROFILE).toBeUndefined();
    expect(process.env.AWS_SESSION_TOKEN).toBeUndefined();
    expect(process.env.AWS_ACCESS_KEY_ID).toBe("local");
  });
});
