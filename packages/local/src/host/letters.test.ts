import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { call } from "@foja/harness/api";
import { newBrowser } from "@foja/harness/browser";
import { newTenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRuntime, type Runtime } from "./runtime";

let runtime: Runtime;
const dataDir = mkdtempSync(join(tmpdir(), "foja-letters-"));

beforeAll(async () => {
  runtime = await createRuntime({ dataDir, seed: false });
});
afterAll(async () => {
  await runtime?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const MANY = 45;
const somebody = () => `eva-${randomUUID()}@ejemplo.com.ar`;
const TYPED = { firstName: "Pagá ya en foja-pagos.example", lastName: "Última Advertencia" };

/** Calls `ask` many times, each from another address. Returns the mails with codes. */
async function lettersOf(email: string, ask: () => ReturnType<typeof call>) {
  const answers: Awaited<ReturnType<typeof call>>[] = [];
  for (let i = 0; i < MANY; i += 1) answers.push(await ask());
  await runtime.settle();
  const sentences = answers.map(({ status, body: { requestId: _, user: __, ...body } }) => [
    status,
    body,
  ]);
  expect(new Set(sentences.map((one) => JSON.stringify(one))).size).toBe(1);
  // A practice also gets a mail about its first device.
  return runtime.inbox.list(email).filter(({ subject }) => subject.startsWith("Tu código"));
}

const codesOf = (letters: { text: string }[]) =>
  new Set(letters.map(({ text }) => /^ {4}(\d{6})$/m.exec(text)?.[1]));

describe("a mailbox that somebody is fired at", () => {
  it("gets three letters of forty-five registrations, without a word of theirs", async () => {
    const email = somebody();
    const letters = await lettersOf(email, () => {
      const body = { email, password: "una contraseña larga", ...TYPED };
      return call("POST", "/api/auth/register", { body });
    });
    expect(letters).toHaveLength(3);
    const words = letters.map(({ subject, text, html }) => `${subject} ${text} ${html}`).join();
    expect(words).not.toMatch(/pagá|foja-pagos|advertencia|contraseña larga/i);
    expect(letters.map(({ subject }) => subject).join()).not.toMatch(/\d/);
  });

  it("gets three of forty-five pleas for the code again, all with one code that opens", async () => {
    const [email, browser] = [somebody(), newBrowser()];
    await browser.post("register", { email, password: "una contraseña larga", ...TYPED });
    const body = { email };
    const letters = await lettersOf(email, () => call("POST", "/api/auth/resend-code", { body }));
    expect(letters).toHaveLength(3);
    const [code, ...others] = codesOf(letters);
    expect(others).toEqual([]);
    expect((await browser.post("verify-code", { email, code })).body.token).toBeDefined();
  });

  it("gets three of forty-five pleas for a new password, all with one code that works", async () => {
    const { email } = await newTenant();
    const ask = () => call("POST", "/api/auth/reset-request", { body: { email } });
    const letters = await lettersOf(email, ask);
    expect(letters).toHaveLength(3);
    const [code, ...others] = codesOf(letters);
    expect(others).toEqual([]);
    const body = { email, code };
    expect((await call("POST", "/api/auth/verify-reset-code", { body })).status).toBe(200);
  });
});
