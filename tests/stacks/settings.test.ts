import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { App } from "sst/constructs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { siteCsp, sitePath } from "../../stacks/pages";
import { bareAddress, checkStage, settingNames, settings } from "../../stacks/settings";

const FILES = "https://archivos.example";

beforeEach(() => {
  for (const name of settingNames) vi.stubEnv(name, "");
});

afterEach(() => vi.unstubAllEnvs());

describe("settings", () => {
  it("has something sensible for everything", () => {
    expect(settings("pruebas")).toMatchObject({
      mailFrom: "Foja <no-responder@pruebas.foja.ar>",
      production: false,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      GOOGLE_CLIENT_ID: "",
    });
    expect(settings("production")).toMatchObject({
      mailFrom: "Foja <no-responder@foja.ar>",
      production: true,
    });
  });

  it.each([
    ["MAIL_FROM", "nadie"],
    ["SUPPORT_EMAIL", "nadie"],
    ["SENDER_ADDRESS", "Av. Corrientes 1234\r\nCABA"],
    ["MAIL_FROM", "Foja <a@b.ar>\r\nBcc: c@d.ar"],
    ["ALARM_EMAIL", "guardia"],
    ["DOMAIN", "https://app.foja.ar"],
    ["PUSH_HOSTS", "*"],
    ["PUSH_HOSTS", "https://fcm.googleapis.com"],
    ["CERTIFICATE_ARN", "arn:aws:acm:sa-east-1:111122223333:certificate/una"],
    ["FIREWALL_ARN", "arn:aws:wafv2:sa-east-1:111122223333:global/webacl/una/1"],
    ["ORIGIN_DOMAIN", "https://origen.foja.ar"],
    ["ORIGIN_STEP", "never"],
    ["DEPLOY_ONLY", "api"],
    ["SECRETS_OF", "ayer"],
    ["DATA_KEY", "yes"],
    ["MALWARE_SCAN", "clamav"],
    ["COPY_VAULT_ARN", "foja-lejos"],
    ["API_CONCURRENCY", "-1"],
    ["ACCOUNT_CONCURRENCY", "0"],
  ])("refuses %s=%j by its name, without repeating it", (name, value) => {
    vi.stubEnv(name, value);
    expect(() => settings("pruebas")).toThrow(
      new Error(`Check .env.pruebas: ${name} is missing or invalid.`),
    );
  });

  it.each([
    ["DOMAIN", "app.foja.ar"],
    ["CERTIFICATE_ARN", "arn:aws:acm:us-east-1:111122223333:certificate/una"],
    ["ORIGIN_DOMAIN", "origen.foja.ar"],
    ["ORIGIN_CERTIFICATE_ARN", "arn:aws:acm:sa-east-1:111122223333:certificate/una"],
    ["RESTORED_TABLE_NAME", "recuperada"],
  ])("refuses %s without the setting it goes with", (name, value) => {
    vi.stubEnv(name, value);
    expect(() => settings("pruebas")).toThrow(/go together/);
  });

  it.each([
    [
      "production",
      {},
      {
        API_CONCURRENCY: 300,
        DELIVER_CONCURRENCY: 50,
        RING_CONCURRENCY: 144,
        DIGEST_CONCURRENCY: 10,
        SNAPSHOT_CONCURRENCY: 12,
      },
    ],
    ["pruebas", {}, { API_CONCURRENCY: 0, DELIVER_CONCURRENCY: 0 }],
    ["pruebas", { API_CONCURRENCY: "20" }, { API_CONCURRENCY: 20, DELIVER_CONCURRENCY: 0 }],
    ["production", { API_CONCURRENCY: "0" }, { API_CONCURRENCY: 0, DELIVER_CONCURRENCY: 50 }],
  ])("keeps executions for the API and letters: %s, %j", (stage, given, kept) => {
    for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
    expect(settings(stage)).toMatchObject(kept);
  });

  it.each([
    ["615", /leave 100 of the 615/],
    ["616", undefined],
  ])("leaves a hundred executions of an account's %s to the other functions", (limit, refusal) => {
    vi.stubEnv("ACCOUNT_CONCURRENCY", limit);
    const asked = () => settings("production");
    if (refusal) expect(asked).toThrow(refusal);
    else expect(asked().API_CONCURRENCY).toBe(300);
  });

  it("reserves nothing in a new account that has ten", () => {
    vi.stubEnv("ACCOUNT_CONCURRENCY", "10");
    expect(settings("pruebas").API_CONCURRENCY).toBe(0);
  });

  it.each([
    ["Foja <hola@foja.ar>", "hola@foja.ar"],
    ["hola@foja.ar", "hola@foja.ar"],
  ])("takes the address out of %s", (from, address) => {
    expect(bareAddress(from)).toBe(address);
  });
});

describe("the stage's name", () => {
  it.each(["local", "test"])("may not be %s, where secrets come from the environment", (stage) => {
    expect(() => checkStage(stage)).toThrow(/is reserved/);
  });

  it.each(["Prod", "1a", "con espacio", "a".repeat(21), ""])("may not be %j", (stage) => {
    expect(() => checkStage(stage)).toThrow(/lower-case/);
  });

  it.each(["production", "pruebas", "pr-12"])("may be %s", (stage) => {
    expect(() => checkStage(stage)).not.toThrow();
  });
});

describe("the site's content policy", () => {
  const siteWith = (pages: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), "foja-site-"));
    for (const [page, html] of Object.entries(pages)) {
      mkdirSync(join(folder, page), { recursive: true });
      writeFileSync(join(folder, page, "index.html"), html);
    }
    return folder;
  };

  it("takes each script once, in whatever order the pages lie", () => {
    const one = siteWith({ a: "<script>1</script>", b: "<script>2</script><script>1</script>" });
    expect(siteCsp(one, FILES).page.match(/'sha256-/g)).toHaveLength(2);
  });

  it("stops the deployment when CloudFront would refuse it", () => {
    const pages = Array.from({ length: 40 }, (_, n) => [`p${n}`, `<script>${n}</script>`]);
    expect(() => siteCsp(siteWith(Object.fromEntries(pages)), FILES)).toThrow(/1783/);
  });
});

describe("the site's folder", () => {
  const app = { stage: "pruebas", mode: "deploy" } as App;

  it("is the one of the settings, when it is whole", () => {
    vi.stubEnv("SITE_PATH", "tests/stacks/site");
    expect(sitePath(app)).toBe("tests/stacks/site");
  });

  it("stops the deployment when it lacks the pages that every path needs", () => {
    vi.stubEnv("SITE_PATH", "tests/stacks/site/plans");
    expect(() => sitePath(app)).toThrow(/__spa-fallback\.html/);
  });
});
