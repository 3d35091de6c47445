import { randomUUID } from "node:crypto";
import { Codes } from "@foja/core/accounts/codes";
import { Factors } from "@foja/core/accounts/factors";
import { at, now } from "@foja/core/kernel/clock";
import { call } from "@foja/harness/api";
import { codeAt, cookieIn, firstStep, secondStep, withTotp } from "@foja/harness/factors";
import { startGoogle } from "@foja/harness/google";
import { startKms } from "@foja/harness/kms";
import { newTenant, PASSWORD, signedInAgain, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let kms: Awaited<ReturnType<typeof startKms>>;

beforeAll(async () => {
  kms = await startKms();
});
afterAll(() => kms.stop());

const STEP_MS = 30_000;

/** An account with codes and a controlled clock: it is set to `start`. */
async function enrolled() {
  const start = Math.floor(now() / STEP_MS) * STEP_MS;
  const ana = await newTenant({ withPassword: true });
  const kept = await at(start, () => withTotp(ana, start));
  const step = (n: number) => start + n * STEP_MS;
  return { ana, ...kept, step, code: (n: number) => codeAt(kept.secret, step(n)) };
}

const challengeOf = async (ana: Tenant) => String((await firstStep(ana.email)).body.challenge);

describe("turning codes on", () => {
  it("answers the address of a QR, and ten recovery codes once a code is right", async () => {
    const ana = await newTenant();
    const started = await ana.call("POST", "/api/auth/totp");
    const url = new URL(String(started.body.url));
    expect([url.protocol, url.host, url.searchParams.get("issuer")]).toEqual([
      ...["otpauth:", "totp", "Foja"],
    ]);
    expect(decodeURIComponent(url.pathname)).toContain(ana.email);
    const secret = String(url.searchParams.get("secret"));
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const instant = now();
    const wrong = codeAt(secret, instant + 3_600_000);
    const confirm = (code: string) =>
      at(instant, () => ana.call("POST", "/api/auth/totp/confirm", { body: { code } }));
    expect((await confirm(wrong)).body.error).toBe("auth.invalid_code");
    const confirmed = await confirm(codeAt(secret, instant));
    const codes = confirmed.body.recoveryCodes as string[];
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/.test(code))).toBe(
      true,
    );
    const { body } = await ana.call("GET", "/api/auth/second-factor");
    expect(body.factors).toMatchObject({
      totp: { confirmedAt: new Date(instant).toISOString() },
      recoveryCodesLeft: 10,
      passkeys: [],
      rememberedDevices: [],
    });
  });

  it("keeps neither the secret nor a recovery code as it is", async () => {
    const { ana, secret, recoveryCodes } = await enrolled();
    const stored = JSON.stringify(await Factors.find(ana.userId));
    for (const text of [secret, ...recoveryCodes, recoveryCodes[0]?.replaceAll("-", "")]) {
      expect(stored).not.toContain(text);
    }
  });

  it("is no factor before a code of it is confirmed", async () => {
    const ana = await newTenant({ withPassword: true });
    await ana.call("POST", "/api/auth/totp");
    expect((await firstStep(ana.email)).body.token).toBeTypeOf("string");
  });

  it("takes a code of a secret for an hour after it was shown", async () => {
    const ana = await newTenant();
    const shown = now();
    const { secret } = await at(shown, () => ana.as(() => Factors.startTotp()));
    const confirmAt = (instant: number) =>
      at(instant, () => ana.as(() => Factors.confirm(codeAt(secret, instant)))).then(
        (codes) => codes.length,
        (error) => error.code,
      );
    const HOUR_MS = 3600_000;
    expect(await confirmAt(shown + HOUR_MS)).toBe("totp.not_started");
    expect(await confirmAt(shown + HOUR_MS - 1)).toBe(10);
    expect(await confirmAt(shown + 1)).toBe("totp.not_started");
  });

  it("leaves the sessions of before as they were", async () => {
    const { ana } = await enrolled();
    const refreshed = await call("POST", "/api/auth/refresh-token", {
      headers: { cookie: ana.cookie },
    });
    expect(refreshed.status).toBe(200);
  });
});

describe("signing in", () => {
  it("asks for the factor, without a token or a cookie, and then lets in", async () => {
    const { ana, code, step } = await enrolled();
    const first = await firstStep(ana.email);
    expect(first.body).toMatchObject({
      ...{ success: true, needsSecondFactor: true },
      ...{ methods: ["totp", "recovery"], passkey: null },
    });
    expect([first.body.token, first.headers.getSetCookie()]).toEqual([undefined, []]);
    const body = { challenge: first.body.challenge, code: code(2) };
    const second = await at(step(2), () => secondStep(body));
    expect(second.body).toMatchObject({ success: true, user: { _id: ana.userId } });
    expect(cookieIn(second, "foja_refresh")).not.toBe("");
  });

  it("shows nobody without the password that there is a factor", async () => {
    const { ana } = await enrolled();
    const plain = await newTenant({ withPassword: true });
    const wrong = async (email: string) => {
      const { requestId: _, ...body } = (await firstStep(email, undefined, "otra-cosa-1")).body;
      return body;
    };
    expect(await wrong(ana.email)).toEqual(await wrong(plain.email));
  });

  it.each([
    ["a step early", 1, 2, 200],
    ["a step late", 3, 2, 200],
    ["two steps early", 1, 3, 422],
    ["two steps late", 4, 2, 422],
  ])("takes a code %s as it should", async (_, shownAt, ofStep, status) => {
    const { ana, code, step } = await enrolled();
    const challenge = await challengeOf(ana);
    const given = { challenge, code: code(ofStep) };
    const answer = await at(step(shownAt), () => secondStep(given));
    expect(answer.status).toBe(status);
  });

  it("takes each code once: not again, nor one of an earlier step", async () => {
    const { ana, code, step } = await enrolled();
    const tryAt = async (n: number, of: number) => {
      const challenge = await challengeOf(ana);
      return (await at(step(n), () => secondStep({ challenge, code: code(of) }))).status;
    };
    expect(await tryAt(0, 0)).toBe(422);
    expect(await tryAt(3, 3)).toBe(200);
    expect(await tryAt(3, 3)).toBe(422);
    expect(await tryAt(3, 2)).toBe(422);
    expect(await tryAt(4, 4)).toBe(200);
  });

  it("lets one in of twenty that show the same code at once", async () => {
    const { ana, code, step } = await enrolled();
    const challenges = await Promise.all(Array.from({ length: 20 }, () => challengeOf(ana)));
    const answers = await at(step(2), () =>
      Promise.all(challenges.map((challenge) => secondStep({ challenge, code: code(2) }))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 422, 429].includes(status))).toBe(true);
  });

  it("takes a recovery code once, however it is written", async () => {
    const { ana, recoveryCodes } = await enrolled();
    const [first = "", second = ""] = recoveryCodes;
    const use = async (code: string) =>
      (await secondStep({ challenge: await challengeOf(ana), code })).status;
    expect(await use(first.toLowerCase().replaceAll("-", " "))).toBe(200);
    expect(await use(first)).toBe(422);
    const challenges = [await challengeOf(ana), await challengeOf(ana)];
    const both = await Promise.all(
      challenges.map((challenge) => secondStep({ challenge, code: second })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { body } = await ana.call("GET", "/api/auth/second-factor");
    expect(body.factors).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it("makes guesses wait, and the right code with them", async () => {
    const { ana, code, step } = await enrolled();
    const challenge = await challengeOf(ana);
    const guess = (given: string) => secondStep({ challenge, code: given });
    const answers = await at(step(2), () =>
      Promise.all(Array.from({ length: 100 }, (_, n) => guess(`${n}`.padStart(6, "7")))),
    );
    const evaluated = answers.filter(({ status }) => status === 422).length;
    expect(evaluated).toBeLessThanOrEqual(5);
    for (let n = evaluated; n < 5; n += 1) await at(step(2), () => guess("000000"));
    expect((await at(step(2), () => guess(code(2)))).status).toBe(429);
  });
});

describe("a challenge", () => {
  it("is good for five minutes, once", async () => {
    const { ana, recoveryCodes } = await enrolled();
    const [first = "", second = ""] = recoveryCodes;
    const challenge = await challengeOf(ana);
    const late = await at(now() + 301_000, () => secondStep({ challenge, code: first }));
    expect([late.status, late.body.error]).toEqual([422, "auth.challenge_over"]);
    expect((await secondStep({ challenge, code: first })).status).toBe(200);
    const twice = await secondStep({ challenge, code: second });
    expect(twice.body.error).toBe("auth.challenge_over");
  });

  it("lets one in of two answers at once, though both are right", async () => {
    const { ana, recoveryCodes } = await enrolled();
    const challenge = await challengeOf(ana);
    const answers = await Promise.all(
      recoveryCodes.slice(0, 2).map((code) => secondStep({ challenge, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("of one account is not answered with another's code", async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const challenge = await challengeOf(one.ana);
    const answer = await secondStep({ challenge, code: other.recoveryCodes[0] });
    expect(answer.body.error).toBe("auth.invalid_code");
  });

  it("of one purpose is not good for another", async () => {
    const { ana, recoveryCodes } = await enrolled();
    const [code] = recoveryCodes;
    const asked = await ana.call("POST", "/api/auth/second-factor/challenge");
    const { challenge } = asked.body;
    expect((await secondStep({ challenge, code })).body.error).toBe("auth.challenge_over");
    const body = { challenge: await challengeOf(ana), code };
    const again = await ana.call("POST", "/api/auth/second-factor/again", { body });
    expect(again.body.error).toBe("auth.challenge_over");
  });

  it("dies when the password changes", async () => {
    const { ana, recoveryCodes } = await enrolled();
    const challenge = await challengeOf(ana);
    await resetPassword(ana);
    const answer = await secondStep({ challenge, code: recoveryCodes[0] });
    expect(answer.body.error).toBe("auth.session_ended");
  });

  it("dies when the account closes", async () => {
    const { ana, recoveryCodes } = await enrolled();
    const [code] = recoveryCodes;
    const challenge = await challengeOf(ana);
    await ana.call("POST", "/api/deactivate-account");
    expect((await secondStep({ challenge, code })).status).toBe(401);
  });
});

const NEW_PASSWORD = "Otra-frase-larga-9";

/** Sets another password with a mailed code. */
async function resetPassword({ userId, email }: Tenant) {
  const body = { email, code: await Codes.issue(userId, "reset"), newPassword: NEW_PASSWORD };
  expect((await call("POST", "/api/auth/reset", { body })).status).toBe(200);
}

describe("no way goes round it", () => {
  it("a new password by letter is one factor, on a remembered device too", async () => {
    const { ana, recoveryCodes } = await enrolled();
    const [code, next] = recoveryCodes;
    const body = { challenge: await challengeOf(ana), code, rememberDevice: true };
    const cookie = cookieIn(await secondStep(body), "foja_remembered");
    await resetPassword(ana);
    const first = await firstStep(ana.email, cookie, NEW_PASSWORD);
    expect([first.body.needsSecondFactor, first.body.token]).toEqual([true, undefined]);
    const done = await secondStep({ challenge: first.body.challenge, code: next });
    expect(done.body).toMatchObject({ user: { _id: ana.userId } });
  });

  it("a deactivated account comes back only with the factor", async () => {
    const { ana, recoveryCodes } = await enrolled();
    await ana.call("POST", "/api/deactivate-account");
    const body = { email: ana.email, password: PASSWORD };
    const back = await call("POST", "/api/reactivate-account", { body });
    expect(back.body).toMatchObject({ needsSecondFactor: true });
    expect((await firstStep(ana.email)).body.error).toBe("auth.deactivated");
    const { challenge } = back.body;
    const done = await secondStep({ challenge, code: recoveryCodes[0] });
    expect(done.body).toMatchObject({ user: { status: "active" } });
  });

  it("Google's word is one factor", async () => {
    const google = await startGoogle();
    const eva = { sub: randomUUID(), email: `eva-${randomUUID()}@gmail.com` };
    const enter = async () =>
      call("POST", "/api/auth/google", { body: { token: await google.token(eva) } });
    const first = await enter();
    const headers = { authorization: `Bearer ${first.body.token}` };
    const { body: started } = await call("POST", "/api/auth/totp", { headers });
    const confirm = { code: codeAt(String(started.secret), Date.now()) };
    const on = await call("POST", "/api/auth/totp/confirm", { headers, body: confirm });
    const again = await enter();
    expect(again.body).toMatchObject({ success: true, needsSecondFactor: true });
    expect([again.body.token, again.headers.getSetCookie()]).toEqual([undefined, []]);
    const [code] = on.body.recoveryCodes as string[];
    const done = await secondStep({ challenge: again.body.challenge, code });
    expect(done.body).toMatchObject({ user: { email: eva.email } });
    await google.stop();
  });
});

describe("a remembered device", () => {
  const remembered = async () => {
    const kept = await enrolled();
    const { ana, recoveryCodes } = kept;
    const body = { challenge: await challengeOf(ana), code: recoveryCodes[0] };
    const answer = await secondStep({ ...body, rememberDevice: true });
    return { ...kept, cookie: cookieIn(answer, "foja_remembered"), answer };
  };

  it("is not asked for thirty days, in a cookie out of reach of scripts", async () => {
    const { ana, cookie, answer } = await remembered();
    expect(answer.headers.getSetCookie().join()).toMatch(
      /foja_remembered=[^;]+; Max-Age=2592000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict/,
    );
    expect((await firstStep(ana.email, cookie)).body.token).toBeTypeOf("string");
    const month = now() + 30 * 24 * 3600_000 + 1000;
    const later = await at(month, () => firstStep(ana.email, cookie));
    expect(later.body.needsSecondFactor).toBe(true);
  });

  it("is of one account, and one password", async () => {
    const [one, other] = [await remembered(), await remembered()];
    expect((await firstStep(other.ana.email, one.cookie)).body.needsSecondFactor).toBe(true);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await one.ana.call("PUT", "/api/auth/change-password", { body });
    expect(changed.status).toBe(200);
    const after = await firstStep(one.ana.email, one.cookie, NEW_PASSWORD);
    expect(after.body.needsSecondFactor).toBe(true);
  });

  it("is listed, and asked again once it is revoked", async () => {
    const { ana, cookie } = await remembered();
    const listed = await ana.call("GET", "/api/auth/second-factor", { headers: { cookie } });
    const { rememberedDevices } = listed.body.factors as { rememberedDevices: { _id: string }[] };
    expect(rememberedDevices).toEqual([expect.objectContaining({ current: true })]);
    const path = `/api/auth/remembered-devices/${rememberedDevices[0]?._id}`;
    expect((await ana.call("DELETE", path)).status).toBe(200);
    expect((await firstStep(ana.email, cookie)).body.needsSecondFactor).toBe(true);
    expect((await ana.call("DELETE", path)).status).toBe(404);
  });
});

describe("what asks again", () => {
  const SENSITIVE: [method: string, path: string, body?: object][] = [
    ["POST", "/api/subscriptions/checkout", { planId: "standard", acceptTerms: true }],
    ["POST", "/api/subscriptions/portal"],
    ["POST", "/api/subscriptions/change-immediate", { planId: "standard" }],
    ["POST", "/api/subscriptions/schedule-change", { planId: "standard" }],
    ["POST", "/api/subscriptions/cancel", {}],
    [
      "PUT",
      "/api/auth/change-password",
      { currentPassword: PASSWORD, newPassword: "Otra-frase-8" },
    ],
    ["POST", "/api/auth/totp"],
    ["POST", "/api/auth/totp/confirm", { code: "123456" }],
    ["DELETE", "/api/auth/totp"],
    ["POST", "/api/auth/recovery-codes"],
    ["POST", "/api/auth/passkeys/options"],
    ["DELETE", "/api/auth/passkeys/pky_00000000000000000000000000"],
  ];

  it.each(SENSITIVE)("%s %s, after ten minutes and not before", async (method, path, body) => {
    const { ana } = await enrolled();
    const later = await at(now() + 10 * 60_000, () => ana.call(method, path, { body }));
    expect([later.status, later.body.error]).toEqual([403, "auth.second_factor_needed"]);
    const soon = await ana.call(method, path, { body });
    expect(soon.body.error).not.toBe("auth.second_factor_needed");
  });

  it("asks nothing of who has no factor", async () => {
    const ana = await newTenant({ withPassword: true });
    const body = { currentPassword: PASSWORD, newPassword: "Otra-frase-larga-9" };
    expect((await ana.call("PUT", "/api/auth/change-password", { body })).status).toBe(200);
  });

  it("goes on for ten minutes once the factor is shown again", async () => {
    const { ana, recoveryCodes } = await enrolled();
    const renew = () => ana.call("POST", "/api/auth/recovery-codes");
    const later = now() + 11 * 60_000;
    expect((await at(later, renew)).status).toBe(403);
    const body = { code: recoveryCodes[0] };
    const shown = await at(later, () =>
      ana.call("POST", "/api/auth/second-factor/again", { body }),
    );
    expect(shown.status).toBe(200);
    const renewed = await at(later + 60_000, renew);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const old = await at(later, () =>
      ana.call("POST", "/api/auth/second-factor/again", { body: { code: recoveryCodes[1] } }),
    );
    expect(old.body.error).toBe("auth.invalid_code");
  });

  it("is proved in one session only", async () => {
    const { ana } = await enrolled();
    const other = await signedInAgain(ana);
    const asked = await other.call("DELETE", "/api/auth/totp");
    expect(asked.body.error).toBe("auth.second_factor_needed");
  });

  it("takes the codes off, and then asks no more", async () => {
    const { ana } = await enrolled();
    expect((await ana.call("DELETE", "/api/auth/totp")).status).toBe(200);
    expect((await firstStep(ana.email)).body.token).toBeTypeOf("string");
    const { body } = await ana.call("GET", "/api/auth/second-factor");
    expect(body.factors).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
  });
});
