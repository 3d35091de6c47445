import { Codes } from "@foja/core/accounts/codes";
import { at, now } from "@foja/core/kernel/clock";
import { call } from "@foja/harness/api";
import { codeAt, firstStep, withPasskey, withTotp } from "@foja/harness/factors";
import { startKms } from "@foja/harness/kms";
import { newTenant, PASSWORD, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let kms: Awaited<ReturnType<typeof startKms>>;
beforeAll(async () => {
  kms = await startKms();
});
afterAll(() => kms.stop());

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600_000;
const NEW_PASSWORD = "otra contraseña larga";

const again = (ana: Tenant, body: object) =>
  ana.call("POST", "/api/auth/second-factor/again", { body });

/** What somebody may try with the token of a session that was opened eleven minutes ago. */
const later = <T>(work: () => Promise<T>) => at(now() + 11 * MINUTE_MS, work);

describe("the first factor of an account", () => {
  it.each([
    ["POST", "/api/auth/totp", undefined],
    ["POST", "/api/auth/totp/confirm", { code: "123456" }],
    ["POST", "/api/auth/passkeys/options", undefined],
  ] as const)("asks a session of before for the password: %s %s", async (method, path, body) => {
    const ana = await newTenant({ withPassword: true });
    const answer = await later(() => ana.call(method, path, body && { body }));
    expect([answer.status, answer.body.error, answer.body.message]).toEqual([
      ...[403, "auth.password_needed"],
      "Antes de seguir, confirmá con tu contraseña que sos vos.",
    ]);
  });

  it("is added by who shows the password, and within ten minutes", async () => {
    const ana = await newTenant({ withPassword: true });
    await later(async () => {
      const asked = await ana.call("POST", "/api/auth/second-factor/challenge");
      expect(asked.body).toMatchObject({ methods: ["password"], passkey: null });
      const wrong = await again(ana, { password: "no es esta" });
      expect([wrong.status, wrong.body.error]).toEqual([422, "auth.wrong_password"]);
      expect((await ana.call("POST", "/api/auth/totp")).status).toBe(403);
      expect((await again(ana, { password: PASSWORD })).status).toBe(200);
      await withTotp(ana, now());
    });
    const { body } = await firstStep(ana.email);
    expect(body).toMatchObject({ needsSecondFactor: true });
  });

  it("is not asked for again in a session that was just opened", async () => {
    const ana = await newTenant();
    expect((await ana.call("POST", "/api/auth/totp")).status).toBe(200);
  });

  it("makes who has no password sign in again", async () => {
    const ana = await newTenant();
    const asked = await later(() => ana.call("POST", "/api/auth/second-factor/challenge"));
    expect([asked.status, asked.body.message]).toEqual([
      ...[409, "Para seguir, salí y volvé a ingresar con Google."],
    ]);
  });

  it("guards the second: no password is enough where there is one", async () => {
    const ana = await newTenant({ withPassword: true });
    const start = now();
    const { secret } = await at(start, () => withTotp(ana, start));
    await later(async () => {
      const refused = await ana.call("POST", "/api/auth/passkeys/options");
      expect(refused.body.error).toBe("auth.second_factor_needed");
      const shown = await again(ana, { password: PASSWORD });
      expect([shown.status, shown.body.error]).toEqual([422, "auth.wrong_password"]);
      expect((await ana.call("POST", "/api/auth/passkeys/options")).status).toBe(403);
      expect((await again(ana, { code: codeAt(secret, now()) })).status).toBe(200);
      expect((await ana.call("POST", "/api/auth/passkeys/options")).status).toBe(200);
    });
  });

  it("makes guesses of the password wait", async () => {
    const ana = await newTenant({ withPassword: true });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => again(ana, { password: `intento número ${n}` })),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
    expect((await again(ana, { password: PASSWORD })).status).toBe(429);
  });
});

describe.each([
  ["POST", "/api/deactivate-account"],
  ["POST", "/api/calendar/feed"],
  ["POST", "/api/google-calendar/link"],
] as const)("%s %s", (method, path) => {
  it("asks who has a second factor for it", async () => {
    const ana = await newTenant({ plan: "premium" });
    await withPasskey(ana);
    const answer = await later(() => ana.call(method, path));
    expect(answer.body.error).toBe("auth.second_factor_needed");
  });
});

describe("a reset by mail", () => {
  async function verified({ userId, email }: Tenant) {
    const code = await Codes.issue(userId, "reset");
    const { body } = await call("POST", "/api/auth/verify-reset-code", { body: { email, code } });
    return { code, recent: body.recentFactors };
  }

  const reset = ({ email }: Tenant, code: string, more: object = {}) =>
    call("POST", "/api/auth/reset", { body: { email, code, newPassword: NEW_PASSWORD, ...more } });

  it("names what was added within seven days, and takes it off when asked to", async () => {
    const ana = await newTenant({ withPassword: true });
    const added = now();
    await at(added, () => withTotp(ana, added));
    await at(added + 6 * DAY_MS, async () => {
      const { code, recent } = await verified(ana);
      const addedAt = new Date(added).toISOString();
      expect(recent).toEqual([{ kind: "totp", name: null, addedAt }]);
      expect((await reset(ana, code, { removeRecentFactors: true })).status).toBe(200);
      const { body } = await firstStep(ana.email, undefined, NEW_PASSWORD);
      expect(body.token).toBeTypeOf("string");
    });
  });

  it("leaves it where it is not asked to", async () => {
    const ana = await newTenant({ withPassword: true });
    await withPasskey(ana, "De otro");
    const { code, recent } = await verified(ana);
    expect(recent).toMatchObject([{ kind: "passkey", name: "De otro" }]);
    expect((await reset(ana, code)).status).toBe(200);
    const { body } = await firstStep(ana.email, undefined, NEW_PASSWORD);
    expect(body).toMatchObject({ needsSecondFactor: true });
  });

  it("neither names nor takes off what is older", async () => {
    const ana = await newTenant({ withPassword: true });
    await withPasskey(ana, "Mi teléfono");
    await at(now() + 7 * DAY_MS, async () => {
      const { code, recent } = await verified(ana);
      expect(recent).toEqual([]);
      expect((await reset(ana, code, { removeRecentFactors: true })).status).toBe(200);
      const { body } = await firstStep(ana.email, undefined, NEW_PASSWORD);
      expect(body).toMatchObject({ needsSecondFactor: true, methods: ["passkey", "recovery"] });
    });
  });
});
