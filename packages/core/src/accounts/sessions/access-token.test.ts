import { SignJWT } from "jose";
import { afterEach, describe, expect, it } from "vitest";
import { at, now } from "../../kernel/clock";
import { resetSecrets } from "../../kernel/secrets";
import { issue, read } from "./access-token";

const ACCESS = { userId: "usr_1", sessionId: "ses_1", role: "USER_ROLE" as const };
const MINUTE = 60_000;

afterEach(() => {
  process.env.JWT_SECRET = "test-secret-of-forty-characters-or-so-ok";
  resetSecrets();
});

describe("an access token", () => {
  it("says who it speaks for, for fifteen minutes", async () => {
    const token = await issue(ACCESS);
    expect(await read(token)).toMatchObject(ACCESS);
    expect(await at(now() + 14 * MINUTE, () => read(token))).toMatchObject(ACCESS);
    const late = at(now() + 15 * MINUTE, () => read(token));
    await expect(late).rejects.toMatchObject({
      code: "auth.expired_token",
      extra: { needRefresh: true },
    });
    await expect(at(now() + 60 * MINUTE, () => read(token))).rejects.toMatchObject({
      code: "auth.expired_token",
    });
  });

  it("is refused whoever it was read by before, when one letter changes", async () => {
    const token = await issue(ACCESS);
    await read(token);
    for (const changed of [`${token}A`, token.slice(1), token.replace(".", "..")]) {
      await expect(read(changed)).rejects.toMatchObject({ code: "auth.invalid_token" });
    }
  });

  it.each([
    ["another secret", {}, "another-secret-of-forty-characters-or-so"],
    ["another issuer", { iss: "other" }, undefined],
    ["another audience", { aud: "other" }, undefined],
    ["a role nobody has", { role: "ROOT" }, undefined],
    ["no session", { sid: undefined }, undefined],
  ])(
    "is refused with %s",
    async (_, claims, secret = "test-secret-of-forty-characters-or-so-ok") => {
      const token = await new SignJWT({
        sid: "ses_1",
        role: "ADMIN_ROLE",
        iss: "foja",
        aud: "foja-api",
        sub: "usr_1",
        iat: Math.floor(now() / 1000),
        exp: Math.floor(now() / 1000) + 60,
        ...claims,
      })
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
        .sign(Buffer.from(secret));
      await expect(read(token)).rejects.toMatchObject({ code: "auth.invalid_token" });
    },
  );

  it("of another type is refused", async () => {
    const token = await new SignJWT({ ...ACCESS, sid: "ses_1", role: "USER_ROLE" })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setSubject("usr_1")
      .setIssuer("foja")
      .setAudience("foja-api")
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(Buffer.from("test-secret-of-forty-characters-or-so-ok"));
    await expect(read(token)).rejects.toMatchObject({ code: "auth.invalid_token" });
  });

  it("cannot be made without a secret of some length", async () => {
    process.env.JWT_SECRET = "short";
    resetSecrets();
    await expect(issue(ACCESS)).rejects.toThrow("JWT_SECRET is missing or shorter than 32");
  });
});
