import { Codes } from "@foja/core/accounts/codes";
import { at, now } from "@foja/core/kernel/clock";
import { call } from "@foja/harness/api";
import { newBrowser, type TestBrowser } from "@foja/harness/browser";
import { newTenant, PASSWORD, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const NEW_PASSWORD = "otra contraseña larga";
const WRONG = "no-es-esta-9";

const login = (browser: TestBrowser, { email }: Tenant, password = PASSWORD) =>
  browser.post("login", { email, password });

/** A practice, and a browser in which its person has signed in before. */
async function knownDevice() {
  const [ana, browser] = [await newTenant({ withPassword: true }), newBrowser()];
  expect((await login(browser, ana)).status).toBe(200);
  return { ana, browser };
}

/** Guesses from several addresses, until the account makes strangers wait; the clock is fixed. */
async function besiege({ email }: Tenant, path: string, body: object) {
  for (let i = 0; i < 6; i += 1) {
    await call("POST", `/api/auth/${path}`, { body: { email, ...body } });
  }
}

describe("a device seen before", () => {
  it("is kept where no script reads it, for half a year", async () => {
    const ana = await newTenant({ withPassword: true });
    const body = { email: ana.email, password: PASSWORD };
    const { headers } = await call("POST", "/api/auth/login", { body });
    expect(headers.getSetCookie()[1]).toMatch(
      /^foja_device=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it("is let in while a stranger guesses, who is not", async () => {
    const { ana, browser } = await knownDevice();
    await at(now(), async () => {
      await besiege(ana, "login", { password: WRONG });
      expect((await login(newBrowser(), ana)).status).toBe(429);
      expect((await login(browser, ana)).status).toBe(200);
      // The owner's success must not give the stranger new tries.
      expect((await login(newBrowser(), ana)).status).toBe(429);
    });
  });

  it("has tries of its own, as few as anybody's", async () => {
    const { ana, browser } = await knownDevice();
    await at(now(), async () => {
      for (let i = 0; i < 5; i += 1) {
        expect((await login(browser, ana, WRONG)).status).toBe(401);
      }
      expect((await login(browser, ana)).status).toBe(429);
      expect((await login(newBrowser(), ana)).status).toBe(200);
    });
  });

  it("is nothing to another account, nor after one letter has changed", async () => {
    const { ana, browser } = await knownDevice();
    const eva = await newTenant({ withPassword: true });
    const proof = browser.jar.get("foja_device") ?? "";
    await at(now(), async () => {
      await besiege(eva, "login", { password: WRONG });
      expect((await login(browser, eva)).status).toBe(429);
      await besiege(ana, "login", { password: WRONG });
      const first = proof.startsWith("A") ? "B" : "A";
      for (const forged of [`${first}${proof.slice(1)}`, `${proof}A`, "", ".", "a.b.c"]) {
        browser.jar.set("foja_device", forged);
        expect((await login(browser, ana)).status).toBe(429);
      }
    });
  });

  it("can use the code for a new password while a stranger guesses at it", async () => {
    const { ana, browser } = await knownDevice();
    const { email } = ana;
    const code = await Codes.issue(ana.userId, "reset");
    const wrong = code === "000000" ? "000001" : "000000";
    await at(now(), async () => {
      await besiege(ana, "verify-reset-code", { code: wrong });
      const given = { email, code, newPassword: NEW_PASSWORD };
      expect((await newBrowser().post("reset", given)).status).toBe(429);
      expect((await browser.post("verify-reset-code", { email, code })).status).toBe(200);
      expect((await browser.post("reset", given)).status).toBe(200);
      expect((await login(newBrowser(), ana, NEW_PASSWORD)).status).toBe(200);
    });
  });
});

describe("another password", () => {
  const isKnown = (browser: TestBrowser, ana: Tenant, password: string) =>
    at(now(), async () => {
      await besiege(ana, "login", { password: WRONG });
      return (await login(browser, ana, password)).status === 200;
    });

  it("makes a stranger of every device but the one where it was changed", async () => {
    const { ana, browser } = await knownDevice();
    const other = newBrowser();
    const { body } = await login(other, ana);
    const headers = { authorization: `Bearer ${body.token}` };
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const given = { headers, body: change };
    expect((await other.call("PUT", "/api/auth/change-password", given)).status).toBe(200);
    expect(await isKnown(browser, ana, NEW_PASSWORD)).toBe(false);
    expect(await isKnown(other, ana, NEW_PASSWORD)).toBe(true);
  });

  it("chosen with a code makes strangers of all", async () => {
    const { ana, browser } = await knownDevice();
    const code = await Codes.issue(ana.userId, "reset");
    const given = { email: ana.email, code, newPassword: NEW_PASSWORD };
    expect((await browser.post("reset", given)).status).toBe(200);
    expect(await isKnown(browser, ana, NEW_PASSWORD)).toBe(false);
  });
});
