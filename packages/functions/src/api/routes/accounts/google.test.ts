import { randomUUID } from "node:crypto";
import { call } from "@foja/harness/api";
import { startGoogle } from "@foja/harness/google";
import { newTenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let google: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.stop());

const enter = async (claims: Record<string, unknown>, signedBy?: "own" | "stranger") =>
  call("POST", "/api/auth/google", { body: { token: await google.token(claims, signedBy) } });

const someone = () => ({ sub: randomUUID(), email: `eva-${randomUUID()}@gmail.com` });
const idOf = (body: { user?: unknown }) => (body.user as { _id: string })._id;

/** The same signature spelled differently: the last character of 256 bytes has four unused bits. */
const alike = (token: string) =>
  `${token.slice(0, -1)}${{ A: "B", Q: "R", g: "h", w: "x" }[token.slice(-1)]}`;

describe("signing in with Google", () => {
  it("opens an account the first time and lets the same person in the next", async () => {
    const eva = someone();
    const first = await enter(eva);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      success: true,
      user: { email: eva.email, name: "Eva Ríos", status: "active", hasPassword: false },
      subscription: { plan: "free" },
      paymentHistory: [],
      customer: null,
    });
    expect(first.headers.get("set-cookie")).toContain("foja_refresh=");
    const renamed = await enter({ ...eva, email: "otro-mail@gmail.com" });
    expect(idOf(renamed.body)).toBe(idOf(first.body));
  });

  it("takes another identity with the same e-mail for another person", async () => {
    const eva = someone();
    await enter(eva);
    const other = await enter({ ...eva, sub: randomUUID() });
    expect([other.status, other.body.error]).toEqual([409, "auth.google_conflict"]);
  });

  it("links an account with a password only where Google runs the mailbox", async () => {
    const ana = await newTenant({ withPassword: true });
    const [, domain] = ana.email.split("@");
    const claims = { sub: randomUUID(), email: ana.email };
    expect((await enter(claims)).status).toBe(409);
    const linked = await enter({ ...claims, hd: domain });
    expect(idOf(linked.body)).toBe(ana.userId);
    expect(linked.body.user).toMatchObject({ hasPassword: true });
  });

  it("drops the password a stranger may have left on an account nobody verified", async () => {
    const ana = await newTenant({ withPassword: true, status: "pending" });
    const [, hd] = ana.email.split("@");
    const linked = await enter({ sub: randomUUID(), email: ana.email, hd });
    expect(linked.body.user).toMatchObject({
      _id: ana.userId,
      status: "active",
      hasPassword: false,
    });
  });

  it("makes one account of many first times at once", async () => {
    const eva = someone();
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(eva)));
    const entered = answers.filter(({ status }) => status === 200);
    expect(new Set(entered.map(({ body }) => idOf(body))).size).toBe(1);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
  });

  it.each([
    ["an audience that is not ours", { aud: "otra.apps.googleusercontent.com" }],
    ["another issuer", { iss: "https://accounts.evil.example" }],
    ["an expired token", { exp: Date.parse("2026-11-01") / 1000 }],
    ["an e-mail Google did not verify", { email_verified: false }],
    ["no e-mail", { email: undefined }],
    ["no subject", { sub: undefined }],
  ])("refuses %s", async (_, change) => {
    const answer = await enter({ ...someone(), ...change });
    expect([answer.status, answer.body.error]).toEqual([401, "auth.google_rejected"]);
  });

  it("refuses another's signature", async () => {
    const answer = await enter(someone(), "stranger");
    expect([answer.status, answer.body.error]).toEqual([401, "auth.google_rejected"]);
    const [head, claims] = (await google.token(someone())).split(".");
    const unsigned = `${head}.${claims}.`;
    expect((await call("POST", "/api/auth/google", { body: { token: unsigned } })).status).toBe(
      401,
    );
  });

  it("takes a token once, however its signature is written and however many bring it", async () => {
    const token = await google.token(someone());
    const bring = (given: string) => call("POST", "/api/auth/google", { body: { token: given } });
    const answers = await Promise.all([bring(token), bring(token), bring(token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await bring(token);
    expect([again.status, again.body.error]).toEqual([401, "auth.google_rejected"]);
    expect((await bring(alike(token))).status).toBe(401);
    const other = await google.token(someone());
    expect((await bring(alike(other))).status).toBe(200);
    expect((await bring(other)).status).toBe(401);
  });

  it("keeps a deactivated account closed", async () => {
    const eva = someone();
    const { body } = await enter(eva);
    const headers = { authorization: `Bearer ${body.token}` };
    await call("POST", "/api/deactivate-account", { headers });
    const back = await enter(eva);
    expect([back.status, back.body.message]).toEqual([403, "Esta cuenta ha sido desactivada"]);
  });
});
