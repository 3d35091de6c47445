import { randomUUID } from "node:crypto";
import { Codes } from "@foja/core/accounts/codes";
import { at, now } from "@foja/core/kernel/clock";
import { call } from "@foja/harness/api";
import { codeFor, newBrowser } from "@foja/harness/browser";
import { newTenant, PASSWORD } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const NEW = { password: "una contraseña larga", firstName: "Eva", lastName: "Ríos" };
const post = (path: string, body: object) => call("POST", `/api/auth/${path}`, { body });
const somebody = () => `eva-${randomUUID()}@ejemplo.com.ar`;

async function registered(given: object = {}) {
  const [email, browser] = [somebody(), newBrowser()];
  const answer = await browser.post("register", { email, ...NEW, ...given });
  expect(answer.status).toBe(201);
  return { email, browser, code: await codeFor(email, browser) };
}

describe("registering", () => {
  it("opens an account that waits for its code", async () => {
    const email = somebody();
    const answer = await post("register", { email: email.toUpperCase(), ...NEW });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      needsVerification: true,
      message: "Registro exitoso",
      user: expect.objectContaining({
        email,
        name: "Eva Ríos",
        status: "pending",
        profileCompletionScore: 33,
      }),
    });
    const login = await post("login", { email, password: NEW.password });
    expect(login.body).toMatchObject({ needsVerification: true });
    expect(login.body.token).toBeUndefined();
  });

  it("keeps the registration where no script reads it, for as long as it waits", async () => {
    const answer = await post("register", { email: somebody(), ...NEW });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^foja_registration=reg_[^;]+; Max-Age=604800; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
  });

  it("refuses the e-mail of a verified account and takes again that of one that waits", async () => {
    const ana = await newTenant();
    const taken = await post("register", { email: ana.email, ...NEW });
    expect([taken.status, taken.body.message]).toEqual([
      409,
      "Ya existe una cuenta con ese e-mail.",
    ]);
    const { email, browser } = await registered();
    const again = await browser.post("register", { email, ...NEW, firstName: "Evita" });
    expect([again.status, again.body.user]).toEqual([
      201,
      expect.objectContaining({ email, firstName: "Evita" }),
    ]);
  });

  it("keeps the letter under way good for who registers twice in a browser", async () => {
    const { email, browser, code } = await registered();
    const password = "otra contraseña larga";
    await browser.post("register", { email, ...NEW, password });
    expect((await browser.post("verify-code", { email, code })).body.token).toBeDefined();
    expect((await post("login", { email, password: NEW.password })).status).toBe(401);
    expect((await post("login", { email, password })).status).toBe(200);
  });

  it("opens one account of many registrations at once", async () => {
    const email = somebody();
    const browsers = Array.from({ length: 8 }, newBrowser);
    const answers = await Promise.all(
      browsers.map((browser) => browser.post("register", { email, ...NEW })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const kept = browsers.map((browser) =>
      codeFor(email, browser).then(
        (code) => ({ browser, code }),
        () => undefined,
      ),
    );
    const left = (await Promise.all(kept)).filter((one) => one !== undefined);
    expect(left).toHaveLength(5);
    const entered = await Promise.all(
      left.map(({ browser, code }) => browser.post("verify-code", { email, code })),
    );
    expect(entered.filter(({ body }) => body.token !== undefined)).toHaveLength(1);
  });

  it.each([
    [{ password: "1234567" }, "password", "El password debe tener al menos 8 caracteres"],
    [
      { password: "password1" },
      "password",
      "Esa contraseña es muy fácil de adivinar. Elegí otra, de 8 caracteres o más.",
    ],
    [
      { password: "aaaaaaaaaa" },
      "password",
      "Esa contraseña es muy fácil de adivinar. Elegí otra, de 8 caracteres o más.",
    ],
    [{ firstName: "" }, "firstName", "Nombre: completá este dato"],
    [
      { lastName: "A\r\nBcc: x" },
      "lastName",
      "Apellido: no puede tener saltos de línea ni caracteres de control",
    ],
    [{ role: "ADMIN_ROLE" }, "", "El dato «role» no se admite."],
  ])("refuses %j", async (change, path, message) => {
    const { status, body } = await post("register", { email: somebody(), ...NEW, ...change });
    expect([status, body.details]).toEqual([422, [{ path, message }]]);
  });

  it.each([
    "ñandú-ëß-日本語",
    "largo-".repeat(10),
    `${"cd".repeat(35)}ef`,
    `${"cd".repeat(35)}efg`,
    "con espacios adentro",
  ])("takes the password %s whole", async (password) => {
    const { email, browser, code } = await registered({ password });
    await browser.post("verify-code", { email, code });
    expect((await post("login", { email, password: `${password.slice(0, -1)}x` })).status).toBe(
      401,
    );
    expect((await post("login", { email, password })).status).toBe(200);
  });
});

describe("verifying", () => {
  it("opens the account and lets the person in", async () => {
    const { email, browser, code } = await registered();
    const answer = await browser.post("verify-code", { email, code });
    expect(answer.body).toMatchObject({
      success: true,
      message: "Cuenta verificada con éxito",
      user: { status: "active" },
      subscription: { plan: "free" },
    });
    expect([...browser.jar.keys()].sort()).toEqual(["foja_device", "foja_refresh"]);
    const headers = { authorization: `Bearer ${answer.body.token}` };
    expect((await call("GET", "/api/auth/me", { headers })).status).toBe(200);
    expect((await browser.post("verify-code", { email, code })).status).toBe(422);
  });

  it("lets one of two through with the same code", async () => {
    const { email, browser, code } = await registered();
    const both = await Promise.all([
      browser.post("verify-code", { email, code }),
      browser.post("verify-code", { email, code }),
    ]);
    expect(both.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it("fails at the sixth try even with the right code", async () => {
    const { email, browser, code } = await registered();
    const wrong = code === "000000" ? "000001" : "000000";
    let clock = now();
    for (let i = 0; i < 5; i++) {
      const answer = await at(clock, () => browser.post("verify-code", { email, code: wrong }));
      expect([answer.status, answer.body.error]).toEqual([422, "auth.invalid_code"]);
      clock += 20_000;
    }
    const answer = await at(clock, () => browser.post("verify-code", { email, code }));
    expect(answer.body.error).toBe("auth.invalid_code");
  });

  it("is not spoilt by strangers who guess", async () => {
    const { email, browser, code } = await registered();
    const wrong = code === "000000" ? "000001" : "000000";
    await at(now(), async () => {
      for (let i = 0; i < 8; i++) await post("verify-code", { email, code: wrong });
      expect((await post("verify-code", { email, code })).status).toBe(429);
    });
    const answer = await browser.post("verify-code", { email, code });
    expect(answer.body.token).toBeDefined();
  });

  it("refuses a code after ten minutes, and another's", async () => {
    const { email, browser, code } = await registered();
    const another = await registered();
    const crossed = await browser.post("verify-code", { email, code: another.code });
    expect([crossed.status, code === another.code]).toEqual([422, false]);
    const late = await at(now() + 601_000, () => browser.post("verify-code", { email, code }));
    expect(late.status).toBe(422);
    const nobody = await post("verify-code", { email: somebody(), code: "123456" });
    expect([nobody.status, nobody.body.error]).toEqual([422, "auth.invalid_code"]);
  });

  it("answers the same to whoever asks for a code again", async () => {
    const { email } = await registered();
    const [known, unknown] = [
      await post("resend-code", { email }),
      await post("resend-code", { email: somebody() }),
    ];
    expect(known.body).toEqual(unknown.body);
    expect(known.headers.getSetCookie()).toEqual([]);
  });

  it("is waited for seven days, and then the e-mail is free again", async () => {
    const { email, browser } = await registered();
    const day = 24 * 3600_000;
    const login = (clock: number) =>
      at(clock, () => browser.post("login", { email, password: NEW.password }));
    expect((await login(now() + 7 * day - 60_000)).body.needsVerification).toBe(true);
    const after = now() + 7 * day + 60_000;
    expect((await login(after)).status).toBe(401);
    await at(after, async () => {
      const other = newBrowser();
      expect((await other.post("register", { email, ...NEW })).status).toBe(201);
      const code = await codeFor(email, other);
      expect((await other.post("verify-code", { email, code })).body.token).toBeDefined();
    });
  });
});

describe("choosing another password", () => {
  it("takes the code once, ends every session, and forgives the failures", async () => {
    const ana = await newTenant({ withPassword: true });
    for (let i = 0; i < 5; i++) await post("login", { email: ana.email, password: "no-es-esta" });
    const asked = await post("reset-request", { email: ana.email });
    expect(asked.body.message).toBe("Instrucciones enviadas a tu correo");
    const code = await Codes.issue(ana.userId, "reset");
    const checked = await post("verify-reset-code", { email: ana.email, code });
    expect(checked.body.message).toBe("Código verificado correctamente");
    const body = { email: ana.email, code, newPassword: "otra contraseña larga" };
    const done = await post("reset", body);
    expect(done.body.message).toBe("Contraseña restablecida correctamente");
    expect((await post("reset", body)).status).toBe(422);
    expect((await ana.call("GET", "/api/auth/me")).status).toBe(401);
    expect((await post("login", { email: ana.email, password: PASSWORD })).status).toBe(401);
    const login = await post("login", { email: ana.email, password: "otra contraseña larga" });
    expect(login.status).toBe(200);
  });

  it("never reveals whether the address has an account", async () => {
    const ana = await newTenant();
    const answers = [
      await post("reset-request", { email: ana.email }),
      await post("reset-request", { email: somebody() }),
    ];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    for (const path of ["verify-reset-code", "reset"]) {
      const given = { code: "000000", ...(path === "reset" ? { newPassword: NEW.password } : {}) };
      const both = [
        await post(path, { email: ana.email, ...given }),
        await post(path, { email: somebody(), ...given }),
      ];
      expect(both.map(({ status, body }) => [status, body.error, body.message])).toEqual(
        Array(2).fill([
          422,
          "auth.invalid_code",
          "El código no es válido o venció. Pedí uno nuevo.",
        ]),
      );
    }
  });
});
