import { afterEach, expect, it } from "vitest";
import { allowedOrigins, env, resetEnv } from "./env";

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

it("lets call the address where people open it, and those in its configuration", () => {
  process.env.APP_URL = "https://foja.ar/algo";
  process.env.ALLOWED_ORIGINS = "https://otra.foja.ar";
  resetEnv();
  expect(allowedOrigins()).toEqual(["https://foja.ar", "https://otra.foja.ar"]);
});
