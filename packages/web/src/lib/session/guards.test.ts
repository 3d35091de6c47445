import { describe, expect, it } from "vitest";
import { adminRedirect, guestRedirect, protectedRedirect, safeFrom } from "./guards";

const nobody = {
  isLoggedIn: false,
  needsVerification: false,
  email: null,
  leftOnPurpose: false,
  user: null,
};
const lawyer = { ...nobody, isLoggedIn: true, user: { role: "USER_ROLE" } };
const admin = { ...lawyer, user: { role: "ADMIN_ROLE" } };
const pending = { ...nobody, needsVerification: true, email: "ana@estudio.com.ar" };
const HOME = "/dashboard/default";

describe("safeFrom", () => {
  it.each(["/apps/folders/list", "/apps/folders/details/1?x=1#y", "/%2f%2fevil.com", "/"])(
    "keeps our own %s",
    (from) => expect(safeFrom(from)).toBe(from),
  );

  it.each([
    undefined,
    null,
    "",
    "//evil.com",
    "/\\evil.com",
    "\\\\evil.com",
    "/\t/evil.com",
    "/\n/evil.com",
    "https://evil.com",
    "javascript:alert(1)",
    " /apps",
    "apps/folders",
    "%2f%2fevil.com",
    "/login",
    "/auth/login?from=/x",
    "/code-verification",
  ])("goes home instead of %j", (from) => expect(safeFrom(from)).toBe(HOME));
});

describe("protected pages", () => {
  const place = { pathname: "/apps/folders/details/1", search: "?tab=a", hash: "#h" };

  it("let in who is logged in", () => expect(protectedRedirect(lawyer, place)).toBeNull());

  it("send others to the login, remembering the place", () => {
    expect(protectedRedirect(nobody, place)).toBe(
      "/login?from=%2Fapps%2Ffolders%2Fdetails%2F1%3Ftab%3Da%23h",
    );
    expect(protectedRedirect(nobody, { pathname: HOME })).toBe("/login");
  });

  it("do not remember the place somebody left on purpose", () => {
    expect(protectedRedirect({ ...nobody, leftOnPurpose: true }, place)).toBe("/login");
  });

  it("send who has to verify to do so", () => {
    expect(protectedRedirect(pending, { pathname: "/apps/folders/list" })).toBe(
      "/code-verification?email=ana%40estudio.com.ar&from=%2Fapps%2Ffolders%2Flist",
    );
  });
});

describe("sign-in screens", () => {
  it("stay for who is not logged in", () =>
    expect(guestRedirect(nobody, { pathname: "/login" })).toBeNull());

  it("send who is logged in on their way", () => {
    expect(guestRedirect(lawyer, { pathname: "/login" })).toBe(HOME);
    expect(guestRedirect(lawyer, { pathname: "/login", search: "?from=%2Fapps%2Fcalc" })).toBe(
      "/apps/calc",
    );
    expect(guestRedirect(lawyer, { pathname: "/login", search: "?from=%2F%2Fevil.com" })).toBe(
      HOME,
    );
  });

  it.each(["/code-verification", "/auth/code-verification"])("%s stays for everybody", (pathname) =>
    expect(guestRedirect(lawyer, { pathname })).toBeNull(),
  );
});

describe("the administration", () => {
  it("is for administrators", () => {
    expect(adminRedirect(admin)).toBeNull();
    expect(adminRedirect(lawyer)).toBe(HOME);
    expect(adminRedirect(nobody)).toBe("/login");
  });
});
