import { Codes } from "@foja/core/accounts/codes";
import { at, now } from "@foja/core/kernel/clock";
import { call } from "@foja/harness/api";
import { newTenant, PASSWORD } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const NEW = { password: "una contraseña larga", firstName: "Eva", lastName: "Ríos" };
const post = (path: string, body: object) => call("POST", `/api/auth/${path}`, { body });
const somebody = () => `eva-${Math.trunc(performance.now() * 1e6)}@ejemplo.com.ar`;

async function registered() {
  const email = somebody();
  const { body } = await post("register", { email, ...NEW });
  return { email, userId: (body.user as { _id: string })._id };
}

describe("registering", () => {
  it("opens an account that waits for its code", async () => {
    const email = somebody();
    const answer = await post("register", { email: email.toUpperCase(), ...NEW });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      needsVerification: true,
      message: "Registro exitoso",
      user: { email, name: "Eva Ríos", status: "pending", profileCompletionScore: 33 },
    });
    const login = await post("login", { email, password: NEW.password });
    expect(login.body).toMatchObject({ needsVerification: true });
  });

  it("refuses the e-mail of a verified account and takes again that of one that waits", async () => {
    const ana = await newTenant();
    const taken = await post("register", { email: ana.email, ...NEW });
    expect([taken.status, taken.body.message]).toEqual([
      409,
      "Ya existe una cuenta con ese e-mail.",
    ]);
    const { email, userId } = await registered();
    const again = await post("register", { email, ...NEW, firstName: "Evita" });
    expect([again.status, again.body.user]).toEqual([
      201,
      expect.objectContaining({ _id: userId, firstName: "Evita" }),
    ]);
  });

  it("makes one account of many registrations at once", async () => {
    const email = somebody();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post("register", { email, ...NEW })),
    );
    const made = answers.filter((answer) => answer.status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ body }) => (body.user as { _id: string })._id)).size).toBe(1);
    expect(answers.every(({ status }) => [201, 409, 412].includes(status))).toBe(true);
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
    const { email, userId } = await (async () => {
      const email = somebody();
      const { body } = await post("register", { email, ...NEW, password });
      return { email, userId: (body.user as { _id: string })._id };
    })();
    const code = await Codes.issue(userId, "verify");
    await post("verify-code", { email, code });
    expect((await post("login", { email, password: `${password.slice(0, -1)}x` })).status).toBe(
      401,
    );
    expect((await post("login", { email, password })).status).toBe(200);
  });
});

describe("verifying", () => {
  it("opens the account and lets the person in", async () => {
    const { email, userId } = await registered();
    const code = await Codes.issue(userId, "verify");
    const answer = await post("verify-code", { email, code });
    expect(answer.body).toMatchObject({
      success: true,
      message: "Cuenta verificada con éxito",
      user: { status: "active" },
      subscription: { plan: "free" },
    });
    expect(answer.headers.get("set-cookie")).toContain("foja_refresh=");
    const headers = { authorization: `Bearer ${answer.body.token}` };
    expect((await call("GET", "/api/auth/me", { headers })).status).toBe(200);
    expect((await post("verify-code", { email, code })).status).toBe(422);
  });

  it("lets one of two through with the same code", async () => {
    const { email, userId } = await registered();
    const code = await Codes.issue(userId, "verify");
    const both = await Promise.all([
      post("verify-code", { email, code }),
      post("verify-code", { email, code }),
    ]);
    expect(both.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it("fails at the sixth try even with the right code", async () => {
    const { email, userId } = await registered();
    const code = await Codes.issue(userId, "verify");
    const wrong = code === "000000" ? "000001" : "000000";
    let clock = now();
    for (let i = 0; i < 5; i++) {
      const answer = await at(clock, () => post("verify-code", { email, code: wrong }));
      expect([answer.status, answer.body.error]).toEqual([422, "auth.invalid_code"]);
      clock += 20_000;
    }
    const answer = await at(clock, () => post("verify-code", { email, code }));
    expect(answer.body.error).toBe("auth.invalid_code");
  });

  it("refuses a code after ten minutes, a reset code, and another's", async () => {
    const { email, userId } = await registered();
    const old = await at(now() - 601_000, () => Codes.issue(userId, "verify"));
    expect((await post("verify-code", { email, code: old })).status).toBe(422);
    const reset = await Codes.issue(userId, "reset");
    expect((await post("verify-code", { email, code: reset })).status).toBe(422);
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
