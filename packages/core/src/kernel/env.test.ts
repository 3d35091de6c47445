import { afterEach, expect, it } from "vitest";
import { allowedOrigins, type Env, env, resetEnv } from "./env";

const before = { ...process.env };

afterEach(() => {
  process.env = { ...before };
  resetEnv();
});

it("is read once", () => {
  process.env.TABLE_NAME = "one";
  resetEnv();
  expect(env().TABLE_NAME).toBe("one");
  process.env.TABLE_NAME = "another";
  expect(env().TABLE_NAME).toBe("one");
});

it("says in one sentence what is missing or wrong, and never what it holds", () => {
  delete process.env.TABLE_NAME;
  process.env.APP_URL = "not an address";
  resetEnv();
  expect(() => env()).toThrow("Configuración incompleta o inválida: APP_URL, TABLE_NAME.");
});

it.each([
  ["STAGE", "Prod", "production"],
  ["APP_URL", "foja", "https://foja.ar"],
  ["MALWARE_SCAN", "other", "guardduty"],
  ["WEBHOOKS_LOOPBACK", "true", "yes"],
  ["WRITES_BURST", "0", "300"],
  ["WHATSAPP_PRICE_USD", "0,026", "0.026"],
  ["SUPPORT_EMAIL", "soporte", "soporte@foja.ar"],
  ["SECRETS_PATH", "foja/dev", "/foja/dev"],
])("refuses %s=%s and reads %s", (name, wrong, right) => {
  process.env[name] = wrong;
  resetEnv();
  expect(() => env()).toThrow(`Configuración incompleta o inválida: ${name}.`);
  process.env[name] = right;
  expect(String(env()[name as keyof Env])).toBe(right);
});

it("has numbers as numbers, and what is not said as usual", () => {
  delete process.env.WRITES_BURST;
  delete process.env.MALWARE_SCAN;
  delete process.env.WEBHOOKS_LOOPBACK;
  resetEnv();
  expect(env()).toMatchObject({ WRITES_BURST: 300, WEBHOOKS_LOOPBACK: "no" });
  expect(env().MALWARE_SCAN).toBeUndefined();
});

it("lets call the address where people open it, and those in its configuration", () => {
  process.env.APP_URL = "https://foja.ar/algo";
  process.env.ALLOWED_ORIGINS = "https://otra.foja.ar";
  resetEnv();
  expect(allowedOrigins()).toEqual(["https://foja.ar", "https://otra.foja.ar"]);
});
