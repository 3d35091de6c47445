import { at, now } from "@foja/core/kernel/clock";
import { type Answer, call } from "@foja/harness/api";
import { firstStep, secondStep, withPasskey } from "@foja/harness/factors";
import { type Answering, newAuthenticator } from "@foja/harness/passkey";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Options = { challenge: string; user: { id: string }; excludeCredentials: unknown[] };
type Request = { challenge: string; allowCredentials: { id: string }[]; userVerification: string };

const optionsOf = async (ana: Tenant) =>
  (await ana.call("POST", "/api/auth/passkeys/options")).body.options as Options;
const add = (ana: Tenant, credential: object) =>
  ana.call("POST", "/api/auth/passkeys", { body: { credential } });

async function askPasskey(): Promise<string> {
  const { body } = await call("POST", "/api/auth/passkeys/sign-in/options");
  return (body.options as Request).challenge;
}
const signIn = (credential: object) =>
  call("POST", "/api/auth/passkeys/sign-in", { body: { credential } });
const refused = ({ status, body }: Answer) => [status, body.error];
const REJECTED = [422, "auth.passkey_rejected"];
const OVER = [422, "auth.challenge_over"];

/** Answers that no honest authenticator gives. */
const WRONG: [string, Answering][] = [
  ["another site's page", { origin: "https://foja.ar.evil.example" }],
  ["the same host without its encryption", { origin: "http://localhost" }],
  ["the same host at another port", { origin: "http://localhost:3001" }],
  ["another host's key", { rpId: "evil.example" }],
  ["another ceremony", { type: "payment.get" }],
];

describe("making a passkey", () => {
  it("adds it, with ten recovery codes as the first factor", async () => {
    const ana = await newTenant();
    const { added } = await withPasskey(ana, "Notebook");
    expect(added).toMatchObject({ passkey: { name: "Notebook", lastUsedAt: null, synced: false } });
    expect(added.recoveryCodes).toHaveLength(10);
    const second = await withPasskey(ana);
    expect(second.added.recoveryCodes).toBeUndefined();
    expect((await optionsOf(ana)).excludeCredentials).toHaveLength(2);
    const listed = await ana.call("GET", "/api/auth/passkeys");
    expect(listed.body.passkeys).toHaveLength(2);
  });

  it("takes one that knows only that somebody is there", async () => {
    const ana = await newTenant();
    const credential = newAuthenticator().make(await optionsOf(ana), { verifies: false });
    expect((await add(ana, credential)).status).toBe(201);
  });

  it.each(WRONG)("refuses the answer of %s", async (_, how) => {
    const ana = await newTenant();
    const credential = newAuthenticator().make(await optionsOf(ana), how);
    expect(refused(await add(ana, credential))).toEqual(REJECTED);
  });

  it("refuses another account's challenge, an old one, and one that was answered", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const options = await optionsOf(ana);
    const credential = newAuthenticator().make(options);
    expect(refused(await add(eva, credential))).toEqual(OVER);
    const late = await at(now() + 301_000, () => add(ana, credential));
    expect(refused(late)).toEqual(OVER);
    const both = await Promise.all([add(ana, credential), add(ana, credential)]);
    const statuses = both.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(refused(await add(ana, credential))).toEqual(OVER);
  });

  it("refuses the same passkey twice, and an eleventh", async () => {
    const ana = await newTenant();
    const { authenticator } = await withPasskey(ana);
    const twice = authenticator.make(await optionsOf(ana));
    expect(refused(await add(ana, twice))).toEqual(REJECTED);
    for (let n = 1; n < 10; n += 1) await withPasskey(ana);
    const eleventh = await ana.call("POST", "/api/auth/passkeys/options");
    expect(refused(eleventh)).toEqual([409, "passkey.too_many"]);
  });

  it("lets its owner name and remove it", async () => {
    const ana = await newTenant({ withPassword: true });
    const { added } = await withPasskey(ana);
    const path = `/api/auth/passkeys/${(added.passkey as { _id: string })._id}`;
    const renamed = await ana.call("PATCH", path, { body: { name: "Teléfono" } });
    expect(renamed.body.passkey).toMatchObject({ name: "Teléfono" });
    expect((await ana.call("DELETE", path)).status).toBe(200);
    expect((await ana.call("DELETE", path)).status).toBe(404);
    expect((await firstStep(ana.email)).body.token).toBeTypeOf("string");
  });
});

describe("as the second factor", () => {
  const asked = async (ana: Tenant) => (await firstStep(ana.email)).body.passkey as Request;

  it("lets in with the password and the passkey, verified or only present", async () => {
    const ana = await newTenant({ withPassword: true });
    const { authenticator } = await withPasskey(ana);
    for (const verifies of [true, false]) {
      const { challenge, allowCredentials, userVerification } = await asked(ana);
      expect([allowCredentials.length, userVerification]).toEqual([1, "preferred"]);
      const credential = authenticator.answer(challenge, { verifies });
      const done = await secondStep({ challenge, credential });
      expect(done.body).toMatchObject({ success: true, user: { _id: ana.userId } });
    }
  });

  it.each(WRONG)("refuses the answer of %s", async (_, how) => {
    const ana = await newTenant({ withPassword: true });
    const { authenticator } = await withPasskey(ana);
    const { challenge } = await asked(ana);
    const credential = authenticator.answer(challenge, how);
    expect(refused(await secondStep({ challenge, credential }))).toEqual(REJECTED);
  });

  it("refuses another account's passkey, and an answer to another challenge", async () => {
    const [ana, eva] = [
      await newTenant({ withPassword: true }),
      await newTenant({ withPassword: true }),
    ];
    const { authenticator: hers } = await withPasskey(ana);
    const { authenticator } = await withPasskey(eva);
    const { challenge } = await asked(ana);
    const { challenge: other } = await asked(eva);
    const tried = [
      authenticator.answer(challenge),
      hers.answer(other),
      authenticator.answer(other),
    ];
    for (const credential of tried) {
      expect(refused(await secondStep({ challenge, credential }))).toEqual(REJECTED);
    }
    const right = { challenge, credential: hers.answer(challenge) };
    expect((await secondStep(right)).status).toBe(200);
    expect(refused(await secondStep(right))).toEqual(OVER);
  });

  it("refuses a counter that stands still or goes back: there is a copy", async () => {
    const ana = await newTenant({ withPassword: true });
    const { authenticator } = await withPasskey(ana);
    const use = async (counter: number) => {
      const { challenge } = await asked(ana);
      return secondStep({ challenge, credential: authenticator.answer(challenge, { counter }) });
    };
    expect((await use(7)).status).toBe(200);
    for (const counter of [7, 6, 0]) expect(refused(await use(counter))).toEqual(REJECTED);
    expect((await use(8)).status).toBe(200);
  });

  it("is shown again where it is asked, to its own challenge only", async () => {
    const ana = await newTenant({ withPassword: true });
    const { authenticator } = await withPasskey(ana);
    const later = now() + 11 * 60_000;
    const ask = async () =>
      (await at(later, () => ana.call("POST", "/api/auth/second-factor/challenge"))).body;
    const again = (body: object) =>
      at(later, () => ana.call("POST", "/api/auth/second-factor/again", { body }));
    const { challenge } = (await ask()) as { challenge: string };
    const credential = authenticator.answer(challenge);
    expect((await again({ challenge, credential })).status).toBe(200);
    expect(refused(await again({ challenge, credential }))).toEqual(OVER);
    expect((await again({ credential })).status).toBe(422);
  });
});

describe("as the only factor", () => {
  it("lets in without a password or an e-mail, remembered or not", async () => {
    const ana = await newTenant({ withPassword: true });
    const { authenticator } = await withPasskey(ana);
    const done = await signIn(authenticator.answer(await askPasskey()));
    expect(done.body).toMatchObject({ success: true, user: { _id: ana.userId } });
    const headers = { authorization: `Bearer ${done.body.token}` };
    const fresh = await call("POST", "/api/auth/recovery-codes", { headers });
    expect(fresh.status).toBe(200);
  });

  it("demands that it verified its person", async () => {
    const ana = await newTenant();
    const { authenticator } = await withPasskey(ana);
    const credential = authenticator.answer(await askPasskey(), { verifies: false });
    expect(refused(await signIn(credential))).toEqual(REJECTED);
  });

  it.each(WRONG)("refuses the answer of %s", async (_, how) => {
    const { authenticator } = await withPasskey(await newTenant());
    const credential = authenticator.answer(await askPasskey(), how);
    expect(refused(await signIn(credential))).toEqual(REJECTED);
  });

  it("refuses a challenge of the second step, an old one, and the same answer twice", async () => {
    const ana = await newTenant({ withPassword: true });
    const { authenticator } = await withPasskey(ana);
    const { passkey } = (await firstStep(ana.email)).body;
    const { challenge } = passkey as Request;
    expect(refused(await signIn(authenticator.answer(challenge)))).toEqual(OVER);
    const credential = authenticator.answer(await askPasskey());
    expect(refused(await at(now() + 301_000, () => signIn(credential)))).toEqual(OVER);
    const answers = await Promise.all([signIn(credential), signIn(credential)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused(await signIn(credential))).toEqual(OVER);
  });

  it("refuses what names nobody, or somebody else", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const { authenticator } = await withPasskey(ana);
    await withPasskey(eva);
    const credential = authenticator.answer(await askPasskey());
    for (const userHandle of [Buffer.from(eva.userId).toString("base64url"), "eA", undefined]) {
      const response = { ...credential.response, userHandle };
      expect(refused(await signIn({ ...credential, response }))).toEqual(REJECTED);
    }
  });

  it("lets nobody into an account that is closed, and says so only to its owner", async () => {
    const ana = await newTenant();
    const { authenticator } = await withPasskey(ana);
    await ana.call("POST", "/api/deactivate-account");
    const done = await signIn(authenticator.answer(await askPasskey()));
    expect(refused(done)).toEqual([403, "auth.deactivated"]);
    const { id, ...forged } = newAuthenticator().answer(await askPasskey());
    const userHandle = Buffer.from(ana.userId).toString("base64url");
    const response = { ...forged.response, userHandle };
    expect(refused(await signIn({ ...forged, id, response }))).toEqual(REJECTED);
  });

  it("a stranger's answers lock nobody out", async () => {
    const ana = await newTenant({ withPassword: true });
    const { authenticator } = await withPasskey(ana);
    for (let n = 0; n < 8; n += 1) {
      const credential = authenticator.answer(await askPasskey(), { verifies: false });
      expect(refused(await signIn(credential))).toEqual(REJECTED);
    }
    expect((await signIn(authenticator.answer(await askPasskey()))).status).toBe(200);
  });
});
