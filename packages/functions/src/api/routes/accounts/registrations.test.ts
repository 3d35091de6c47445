import { randomUUID } from "node:crypto";
import { call } from "@foja/harness/api";
import { codeFor, newBrowser, type TestBrowser } from "@foja/harness/browser";
import { rounds } from "@foja/harness/draw";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const NAMES = { firstName: "Eva", lastName: "Ríos" };
const CHOSEN = "elegida con el código 9";

type Person = { browser: TestBrowser; password: string };

const someone = (name: string): Person => ({
  browser: newBrowser(),
  password: `Clave de ${name} 123!`,
});
const somebody = () => `eva-${randomUUID()}@ejemplo.com.ar`;

const register = (email: string, { browser, password }: Person) =>
  browser.post("register", { email, password, ...NAMES });

const signIn = (email: string, password: string) =>
  call("POST", "/api/auth/login", { body: { email, password } });

const tokenFor = async (email: string, { browser, password }: Person) =>
  (await browser.post("login", { email, password })).body.token;

describe("an account that a stranger registered too", () => {
  it("never opens with the stranger's password, whose letter was the newest", async () => {
    const [email, victim, attacker] = [somebody(), someone("Ana"), someone("Mal")];
    await register(email, victim);
    await register(email, attacker);
    const newest = await codeFor(email, attacker.browser);
    const verified = await victim.browser.post("verify-code", { email, code: newest });
    expect([verified.status, verified.body]).toEqual([200, { success: true, needsPassword: true }]);
    expect(verified.headers.getSetCookie()).toEqual([]);
    expect(await tokenFor(email, attacker)).toBeUndefined();
    const reset = { email, code: newest, newPassword: CHOSEN };
    expect((await victim.browser.post("reset", reset)).status).toBe(200);
    expect((await signIn(email, CHOSEN)).body.token).toBeDefined();
    expect(await tokenFor(email, attacker)).toBeUndefined();
  });

  it("never opens with the stranger's password, who was the only one to register", async () => {
    const [email, attacker] = [somebody(), someone("Mal")];
    await register(email, attacker);
    const code = await codeFor(email, attacker.browser);
    const { body } = await newBrowser().post("verify-code", { email, code });
    expect(body).toEqual({ success: true, needsPassword: true });
    expect(await tokenFor(email, attacker)).toBeUndefined();
    const late = await attacker.browser.post("verify-code", { email, code });
    expect(late.body.token).toBeUndefined();
  });

  it("opens with one's own code in one's own browser, and ends the stranger's", async () => {
    const [email, victim, attacker] = [somebody(), someone("Ana"), someone("Mal")];
    await register(email, victim);
    await register(email, attacker);
    const code = await codeFor(email, victim.browser);
    const theirs = await codeFor(email, attacker.browser);
    const { body } = await victim.browser.post("verify-code", { email, code });
    expect(body.token).toBeDefined();
    expect(await tokenFor(email, attacker)).toBeUndefined();
    const late = await attacker.browser.post("verify-code", { email, code: theirs });
    expect(late.status).toBe(422);
    expect(await tokenFor(email, victim)).toBeDefined();
  });

  it("is not bound to a browser that only asks for the code again", async () => {
    const [email, victim, attacker] = [somebody(), someone("Ana"), someone("Mal")];
    await register(email, attacker);
    await victim.browser.post("resend-code", { email });
    expect(victim.browser.jar.size).toBe(0);
    const code = await codeFor(email, attacker.browser);
    const { body } = await victim.browser.post("verify-code", { email, code });
    expect(body).toEqual({ success: true, needsPassword: true });
  });
});

/** The actions of people who registered the same e-mail, before its owner types a code. */
const histories = fc.record({
  people: fc.integer({ min: 1, max: 4 }),
  steps: fc.array(
    fc.record({
      who: fc.nat(3),
      does: fc.constantFrom("register", "resend", "login", "guess"),
    }),
    { maxLength: 6 },
  ),
  /** Whose code the owner of the mailbox types; one of the first people. */
  typed: fc.nat(3),
});

async function act(email: string, { browser, password }: Person, does: string) {
  if (does === "register") await browser.post("register", { email, password, ...NAMES });
  if (does === "resend") await browser.post("resend-code", { email });
  if (does === "login") await browser.post("login", { email, password });
  if (does === "guess") await browser.post("verify-code", { email, code: "000000" });
}

it("lets in nobody but the mailbox's owner, whoever registered it, in any order", async () => {
  const open = fc.asyncProperty(histories, async ({ people, steps, typed }) => {
    const email = somebody();
    const all = Array.from({ length: people }, (_, i) => someone(`${i}`));
    for (const person of all) await register(email, person);
    for (const { who, does } of steps) await act(email, all[who % people] as Person, does);
    const [owner, ...strangers] = all as [Person, ...Person[]];
    const whose = all[typed % people] as Person;
    const code = await codeFor(email, whose.browser);
    const { body } = await owner.browser.post("verify-code", { email, code });
    for (const stranger of strangers) expect(await tokenFor(email, stranger)).toBeUndefined();
    if (whose === owner) expect(body.token).toBeDefined();
    else {
      expect(body).toEqual({ success: true, needsPassword: true });
      await owner.browser.post("reset", { email, code, newPassword: CHOSEN });
      owner.password = CHOSEN;
    }
    for (const stranger of strangers) expect(await tokenFor(email, stranger)).toBeUndefined();
    expect(await tokenFor(email, owner)).toBeDefined();
  });
  await fc.assert(open, { numRuns: rounds(12) });
});
