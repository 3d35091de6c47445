import { Codes } from "@foja/core/accounts/codes";
import { Users } from "@foja/core/accounts/users";
import { at, now } from "@foja/core/kernel/clock";
import { commit } from "@foja/core/kernel/dynamo";
import { call } from "@foja/harness/api";
import { firstStep, withPasskey } from "@foja/harness/factors";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { newTenant, PASSWORD, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handler as sweep } from "../../../jobs/letters-sweep";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

const DAY_MS = 24 * 3600_000;
const post = () => sweep({ now: new Date(now() + 120_000).toISOString() });
let count = 0;
const newAddress = () => `nueva${Date.now()}${++count}@ejemplo.com.ar`;

const ask = (who: Tenant, email: string) =>
  who.call("POST", "/api/auth/email", { body: { email } });
const confirm = (who: Tenant, email: string, code: string) =>
  who.call("POST", "/api/auth/email/confirm", { body: { email, code } });
const undo = (token: string) => call("POST", "/api/auth/email/undo", { body: { token } });

/** The six digits in the letter that an address got last. */
function codeAt(email: string): string {
  const letter = mailbox.inbox.list(email)[0];
  return /\b\d{6}\b/.exec(letter?.text ?? "")?.[0] ?? "";
}

/** The token in the letter to a former address. */
function tokenAt(email: string): string {
  const letter = mailbox.inbox.list(email).find(({ subject }) => subject.startsWith("Cambió"));
  return /email-undo\/([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
}

/** Changes somebody's address, and returns the new one with the token to undo it. */
async function changed(who: Tenant) {
  const email = newAddress();
  expect((await ask(who, email)).status).toBe(200);
  await post();
  const answer = await confirm(who, email, codeAt(email));
  expect([answer.status, answer.body.message]).toEqual([200, "Cambiamos el e-mail de tu cuenta."]);
  await post();
  return { email, token: tokenAt(who.email) };
}

const enters = async (email: string, password = PASSWORD) =>
  (await call("POST", "/api/auth/login", { body: { email, password } })).status;

describe("changing one's e-mail", () => {
  it("takes the code that was mailed to the new one, and ends the other sessions", async () => {
    const ana = await newTenant({ withPassword: true });
    const { body } = await firstStep(ana.email);
    const other = { authorization: `Bearer ${body.token}` };
    const { email } = await changed(ana);
    expect((await ana.call("GET", "/api/auth/me")).body.user).toMatchObject({ email });
    expect((await call("GET", "/api/auth/me", { headers: other })).status).toBe(401);
    expect(await enters(email)).toBe(200);
    expect(await enters(ana.email)).toBe(401);
  });

  it("asks a session of before for the password", async () => {
    const ana = await newTenant({ withPassword: true });
    const answer = await at(now() + 11 * 60_000, () => ask(ana, newAddress()));
    expect([answer.status, answer.body.error]).toEqual([403, "auth.password_needed"]);
  });

  it("takes no code of another address, and no wrong one", async () => {
    const ana = await newTenant({ withPassword: true });
    const [first, second] = [newAddress(), newAddress()];
    await ask(ana, first);
    await post();
    const code = codeAt(first);
    expect((await confirm(ana, second, code)).body.error).toBe("auth.invalid_code");
    const wrong = code === "111111" ? "222222" : "111111";
    expect((await confirm(ana, first, wrong)).body.error).toBe("auth.invalid_code");
    expect((await confirm(ana, first, code)).status).toBe(200);
    expect((await confirm(ana, first, code)).status).toBe(422);
  });

  it("refuses the address of another account, and one's own", async () => {
    const [ana, luis] = [await newTenant(), await newTenant()];
    const taken = await ask(ana, luis.email);
    expect([taken.status, taken.body.message]).toEqual([
      409,
      "Ya existe una cuenta con ese e-mail.",
    ]);
    const own = await ask(ana, ana.email);
    expect([own.status, own.body.message]).toEqual([422, "E-mail: es el que ya tiene tu cuenta."]);
  });

  it("mails at most ten strange addresses in a row", async () => {
    const ana = await newTenant();
    const statuses: number[] = [];
    for (let nth = 0; nth < 12; nth += 1) statuses.push((await ask(ana, newAddress())).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  it("waits seven days for the next change, in which nobody gets the former address", async () => {
    const ana = await newTenant({ withPassword: true });
    const start = now();
    await changed(ana);
    const user = Users.draft({
      ...{ email: ana.email, firstName: "Otra", lastName: "Persona", passwordHash: null },
    });
    const again = await ask(ana, newAddress());
    expect([again.status, again.body.error]).toEqual([409, "email.changed_lately"]);
    const next = newAddress();
    const code = await Codes.issue(ana.userId, "email", next);
    expect((await confirm(ana, next, code)).body.error).toBe("email.changed_lately");
    await expect(commit(...Users.add(user))).rejects.toMatchObject({ code: "user.exists" });
    await at(start + 7 * DAY_MS + 120_000, async () => {
      await commit(...Users.add(user));
      expect((await Users.findByEmail(ana.email))?._id).toBe(user._id);
    });
  });
});

describe("the former address", () => {
  it("gets the account back, without the password and the keys of who took it", async () => {
    const ana = await newTenant({ withPassword: true });
    await withPasskey(ana);
    const { email, token } = await changed(ana);
    const answer = await undo(token);
    expect([answer.status, answer.body.email]).toEqual([200, ana.email]);
    expect((await ana.call("GET", "/api/auth/me")).status).toBe(401);
    expect([await enters(email), await enters(ana.email)]).toEqual([401, 401]);
    const code = await Codes.issue(ana.userId, "reset");
    const body = { email: ana.email, code, newPassword: "una frase larga y nueva" };
    expect((await call("POST", "/api/auth/reset", { body })).status).toBe(200);
    expect(await enters(ana.email, body.newPassword)).toBe(200);
    expect((await Users.find(ana.userId))?.secondFactor).toBe(false);
  });

  it("undoes once, within seven days, and with its own link only", async () => {
    const ana = await newTenant({ withPassword: true });
    const start = now();
    const { token } = await changed(ana);
    const wrong = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const one of [wrong, "cualquiera", `${ana.userId}-x`]) {
      expect((await undo(one)).body.error).toBe("email.undo_over");
    }
    const late = await at(start + 7 * DAY_MS + 120_000, () => undo(token));
    expect(late.status).toBe(404);
    expect((await undo(token)).status).toBe(200);
    expect((await undo(token)).status).toBe(404);
  });

  it("takes off a Google identity that came since, and keeps the one of before", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const link = async ({ userId }: Tenant, sub: string) => {
      const user = await Users.find(userId);
      if (user) await commit(Users.linkGoogle(userId, sub), Users.save(user, { googleSub: sub }));
    };
    const [before, since] = [`sub-${eva.userId}`, `sub-${ana.userId}`];
    await link(eva, before);
    const [ofAna, ofEva] = [await changed(ana), await changed(eva)];
    await link(ana, since);
    await undo(ofAna.token);
    await undo(ofEva.token);
    expect(await Users.findByGoogle(since)).toBeUndefined();
    expect((await Users.find(ana.userId))?.googleSub).toBeNull();
    expect((await Users.findByGoogle(before))?._id).toBe(eva.userId);
  });

  it("frees the address that the account had meanwhile", async () => {
    const ana = await newTenant({ withPassword: true });
    const { email, token } = await changed(ana);
    await undo(token);
    const luis = await newTenant({ withPassword: true });
    expect((await ask(luis, email)).status).toBe(200);
  });
});
