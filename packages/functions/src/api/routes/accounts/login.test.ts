import { Users } from "@foja/core/accounts/users";
import { at, now } from "@foja/core/kernel/clock";
import { commit } from "@foja/core/kernel/dynamo";
import { type Answer, call, someAddress } from "@foja/harness/api";
import { newTenant, PASSWORD, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const login = (email: string, password: string, given: object = {}) =>
  call("POST", "/api/auth/login", { body: { email, password }, ...given });

/** The hash of `PASSWORD` as it was made when 4 MiB were enough. */
const OF_LESS_COST =
  "$argon2id$v=19$m=4096,t=1,p=1$7XCX6LAZyQTNJg3Adere+A$dKHbYWuE7SygLFi1jPwhv9A1SNK/Ui2cuyWnEx3T4N4";

const cookieOf = ({ headers }: Answer, name = "foja_refresh") =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? "";
const pairOf = (answer: Answer) => cookieOf(answer).split(";")[0] ?? "";
const me = (token: unknown) =>
  call("GET", "/api/auth/me", { headers: { authorization: `Bearer ${token}` } });
const refresh = (cookie: string, headers = {}) =>
  call("POST", "/api/auth/refresh-token", { headers: { cookie, ...headers } });

describe("logging in", () => {
  it("lets the right password in, with everything the app needs", async () => {
    const ana = await newTenant({ withPassword: true });
    const answer = await login(` ${ana.email.toUpperCase()} `, PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      user: { _id: ana.userId, email: ana.email, role: "USER_ROLE", status: "active" },
      subscription: { plan: "free", limits: { folders: 5 }, usage: { folders: 0 } },
      paymentHistory: [],
      customer: null,
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash/);
    expect((await me(answer.body.token)).status).toBe(200);
  });

  it("keeps the refresh token where no script reads it, for a day or for thirty", async () => {
    const ana = await newTenant({ withPassword: true });
    const cookie = cookieOf(await login(ana.email, PASSWORD));
    expect(cookie).toMatch(
      /^foja_refresh=[^;]+; Max-Age=86400; Path=\/api\/auth; HttpOnly; Secure; SameSite=Lax$/,
    );
    const body = { email: ana.email, password: PASSWORD, remember: true };
    expect(cookieOf(await call("POST", "/api/auth/login", { body }))).toContain("Max-Age=2592000;");
  });

  it("answers the same for a wrong password and for nobody", async () => {
    const ana = await newTenant({ withPassword: true });
    const [wrong, nobody] = [
      await login(ana.email, "otra-contraseña"),
      await login("nadie@ejemplo.com.ar", "otra-contraseña"),
    ];
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    const { requestId: _a, ...one } = wrong.body;
    const { requestId: _b, ...other } = nobody.body;
    expect(one).toEqual(other);
    expect(wrong.body).toMatchObject({ message: "Credenciales inválidas" });
    expect(wrong.body.needRefresh).toBeUndefined();
  });

  it.each([
    [{ password: "123456" }, "El e-mail es requerido"],
    [{ email: "", password: "123456" }, "El e-mail es requerido"],
    [{ email: "ana", password: "123456" }, "Debe ser un e-mail válido"],
    [{ email: "a@b.ar\r\nBcc: x@y.ar", password: "123456" }, "Debe ser un e-mail válido"],
    [{ email: "a@b.ar" }, "El password es requerido"],
    [{ email: "a@b.ar", password: "" }, "El password es requerido"],
    [{ email: "a@b.ar", password: "12345" }, "El password debe tener al menos 6 caracteres"],
  ])("refuses %j", async (body, message) => {
    const answer = await call("POST", "/api/auth/login", { body });
    expect([answer.status, answer.body.message]).toEqual([422, message]);
  });

  it("says that an account is deactivated only to somebody who knows its password", async () => {
    const ana = await newTenant({ withPassword: true, status: "inactive" });
    const right = await login(ana.email, PASSWORD);
    expect([right.status, right.body.message]).toEqual([403, "Esta cuenta ha sido desactivada"]);
    expect((await login(ana.email, "otra-contraseña")).body.message).toBe("Credenciales inválidas");
  });

  it("lets nobody into an account that waits for its code", async () => {
    const ana = await newTenant({ withPassword: true, status: "pending" });
    const answer = await login(ana.email, PASSWORD);
    expect(answer.body).toMatchObject({ success: true, needsVerification: true });
    expect(answer.body.token).toBeUndefined();
    expect(cookieOf(answer)).toBe("");
    expect(cookieOf(answer, "foja_registration")).toContain("SameSite=Strict");
  });

  it("makes an old hash anew, forgives the failures, and makes it once", async () => {
    const ana = await newTenant();
    const hashOf = async () => (await Users.find(ana.userId))?.passwordHash;
    const user = await Users.find(ana.userId);
    if (!user) throw new Error("the practice is gone");
    await commit(Users.save(user, { passwordHash: OF_LESS_COST }));
    await at(now(), async () => {
      for (let i = 0; i < 4; i += 1) await login(ana.email, "no-es-esta");
      expect((await login(ana.email, PASSWORD)).status).toBe(200);
      const anew = await hashOf();
      expect(anew).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
      for (let i = 0; i < 4; i += 1) await login(ana.email, "no-es-esta");
      expect((await login(ana.email, PASSWORD)).status).toBe(200);
      expect(await hashOf()).toBe(anew);
    });
  });
});

describe("guessing", () => {
  const guess = (email: string, address = someAddress()) => login(email, "no-es-esta", { address });

  it("evaluates few of many guesses at once, and then makes even the right one wait", async () => {
    const ana = await newTenant({ withPassword: true });
    // All at one instant: on a busy machine their waits would otherwise be over.
    const answers = await at(now(), () =>
      Promise.all(Array.from({ length: 200 }, () => guess(ana.email))),
    );
    const evaluated = answers.filter((answer) => answer.status === 401);
    expect(evaluated.length).toBeLessThanOrEqual(5);
    const others = answers.filter((answer) => answer.status !== 401);
    expect(new Set(others.map(({ body }) => body.error))).toEqual(new Set(["request.throttled"]));
  });

  it("makes an account wait longer with each failure, up to a quarter of an hour", async () => {
    const ana = await newTenant({ withPassword: true });
    let clock = now();
    for (let i = 0; i < 4; i++) {
      expect((await at(clock, () => guess(ana.email))).status).toBe(401);
    }
    for (let i = 0; i < 14; i++) {
      const [tried, waiting] = await at(clock, async () => [
        await guess(ana.email),
        await login(ana.email, PASSWORD),
      ]);
      expect([tried?.status, waiting?.status], `after ${i + 5} failures`).toEqual([401, 429]);
      const wait = Number(waiting?.headers.get("retry-after"));
      expect(wait).toBe(Math.min(2 ** i, 900));
      clock += wait * 1000;
    }
    expect((await at(clock, () => login(ana.email, PASSWORD))).status).toBe(200);
    expect((await at(clock, () => guess(ana.email))).status).toBe(401);
  });

  it("gives a network thirty tries and one more a second, whatever its address and headers", async () => {
    const home = someAddress();
    const start = now();
    let called = 0;
    const another = () => home.replace("00::1", `${10 + called++}::1`);
    const tries = (count: number) =>
      at(start + (count - 30) * 1000, () =>
        call("POST", "/api/auth/reset-request", {
          address: another(),
          body: { email: `x${count}@ejemplo.com.ar` },
          headers: { "x-forwarded-for": someAddress(), "cloudfront-viewer-address": someAddress() },
        }),
      );
    const first = [];
    for (let i = 0; i < 30; i++) first.push((await at(start, () => tries(30))).status);
    expect(new Set(first)).toEqual(new Set([200]));
    const over = await tries(30);
    expect([over.status, over.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(over.body.message).toBe("Demasiados intentos. Esperá 1 segundo y probá de nuevo.");
    expect((await tries(31)).status).toBe(200);
    expect((await tries(31)).status).toBe(429);
  });
});

describe("refreshing", () => {
  async function entered(): Promise<{ tenant: Tenant; cookie: string }> {
    const tenant = await newTenant();
    return { tenant, cookie: tenant.cookie };
  }

  it("gives twenty at once one and the same successor", async () => {
    const { cookie } = await entered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map(pairOf)).size).toBe(1);
    expect((await me(answers[0]?.body.token)).status).toBe(200);
  });

  it("ends the session when a spent token comes back", async () => {
    const { cookie } = await entered();
    const first = await refresh(cookie);
    const second = await refresh(pairOf(first));
    const third = await refresh(pairOf(second));
    expect(third.status).toBe(200);
    const replay = await refresh(cookie);
    expect([replay.status, replay.body.error]).toEqual([401, "auth.session_ended"]);
    expect((await me(third.body.token)).status).toBe(401);
    expect((await refresh(pairOf(third))).status).toBe(401);
  });

  it("takes a late repetition for a replay", async () => {
    const { cookie } = await entered();
    const first = await refresh(cookie);
    expect((await at(now() + 9_000, () => refresh(cookie))).status).toBe(200);
    expect((await at(now() + 11_000, () => refresh(cookie))).status).toBe(401);
    expect((await refresh(pairOf(first))).status).toBe(401);
  });

  it("does not outlive its day", async () => {
    const { cookie } = await entered();
    const almost = now() + 23 * 3600_000;
    const later = await at(almost, () => refresh(cookie));
    expect(cookieOf(later)).toMatch(/Max-Age=3(599|600);/);
    expect((await at(almost + 3601_000, () => refresh(pairOf(later)))).status).toBe(401);
  });

  it("is kept for a second in the last half of one", async () => {
    const begun = now();
    const { cookie } = await at(begun, entered);
    const last = await at(begun + 24 * 3600_000 - 500, () => refresh(cookie));
    expect(cookieOf(last)).toContain("Max-Age=1;");
  });

  it.each(["", "foja_refresh=", "foja_refresh=a.b.c", "foja_refresh=%%%", "otra=1"])(
    "refuses the cookie «%s»",
    async (cookie) => {
      const answer = await refresh(cookie);
      expect([answer.status, answer.body.error]).toEqual([401, "auth.session_ended"]);
      expect(answer.body.needRefresh).toBeUndefined();
    },
  );

  it("refuses another site's page, and nothing is spent", async () => {
    const { cookie } = await entered();
    expect((await refresh(cookie, { origin: "https://evil.example" })).status).toBe(403);
    expect((await refresh(cookie, { origin: "http://localhost:3000" })).status).toBe(200);
  });
});

describe("leaving", () => {
  it("ends the session at once, its access and its refresh token with it", async () => {
    const ana = await newTenant();
    const answer = await ana.call("POST", "/api/auth/logout");
    expect(answer.body.message).toBe("Sesión cerrada correctamente");
    expect(cookieOf(answer)).toMatch(/^foja_refresh=; Max-Age=0; Path=\/api\/auth/);
    expect((await ana.call("GET", "/api/auth/me")).body.error).toBe("auth.session_ended");
    expect((await refresh(ana.cookie)).status).toBe(401);
  });

  it("closes an account until its password opens it again", async () => {
    const ana = await newTenant({ withPassword: true });
    expect((await ana.call("POST", "/api/deactivate-account")).status).toBe(200);
    expect((await ana.call("GET", "/api/auth/me")).status).toBe(401);
    const body = { email: ana.email, password: PASSWORD };
    const back = await call("POST", "/api/reactivate-account", { body });
    expect(back.body).toMatchObject({ success: true, user: { status: "active", version: 3 } });
    expect((await me(back.body.token)).status).toBe(200);
  });
});
