import { describe, expect, it } from "vitest";
import { login, resetPassword, verifyCode } from "../auth/auth.schema";
import {
  addPasskey,
  confirmTotp,
  passkeySignIn,
  secondFactor,
  secondFactorAgain,
} from "../factors/factor.schema";
import {
  enterPractice,
  inviteMember,
  removeMember,
  renamePractice,
} from "../practices/practice.schema";
import { addSkills, changePassword, registerUser, updateProfile } from "./user.schema";

type Shape = { safeParse(body: object): { success: boolean } };
const takes = (shape: Shape, body: object) => shape.safeParse(body).success;

describe("what a person types of themselves", () => {
  const person = { email: "a@b.ar", password: "12345678", firstName: "Ana", lastName: "Paz" };
  it.each<[Shape, object, boolean]>([
    [registerUser, person, true],
    [registerUser, { ...person, password: "1234567" }, false],
    [registerUser, { ...person, password: "x".repeat(256) }, true],
    [registerUser, { ...person, password: "x".repeat(257) }, false],
    [registerUser, { ...person, role: "ADMIN_ROLE" }, false],
    [updateProfile, { picture: "https://foja.test/a.png", dob: null }, true],
    [updateProfile, { picture: "http://foja.test/a.png" }, false],
    [updateProfile, { picture: "data:image/jpeg;base64,/9j/4AAQ==" }, true],
    [updateProfile, { picture: "data:image/svg+xml;base64,PHN2Zz4=" }, false],
    [updateProfile, { picture: "data:text/html,<script>" }, false],
    [updateProfile, { picture: `data:image/png;base64,${"A".repeat(2048)}` }, false],
    [updateProfile, { picture: null }, true],
    [updateProfile, { email: "b@b.ar" }, false],
    [changePassword, { currentPassword: "1", newPassword: "12345678" }, true],
    [changePassword, { currentPassword: "", newPassword: "12345678" }, false],
    [changePassword, { currentPassword: "1", newPassword: "12345678", x: 1 }, false],
    [login, { email: "a@b.ar", password: "123456" }, true],
    [login, { email: "a@b.ar", password: "12345" }, false],
    [login, { email: "a@b.ar", password: "123456", x: 1 }, false],
    [verifyCode, { email: "a@b.ar", code: " 123456 " }, true],
    [verifyCode, { email: "a@b.ar", code: "12345" }, false],
    [verifyCode, { email: "a@b.ar", code: "123456", x: 1 }, false],
    [resetPassword, { email: "a@b.ar", code: "123456", newPassword: "12345678" }, true],
    [resetPassword, { email: "a@b.ar", code: "123456", newPassword: "12345678", x: 1 }, false],
    [inviteMember, { email: "a@b.ar", role: "lectura" }, true],
    [inviteMember, { email: "a@b.ar", role: "socio" }, false],
    [inviteMember, { email: "a@b.ar", role: "lectura", x: 1 }, false],
    [removeMember, {}, true],
    [removeMember, { successor: "x".repeat(41) }, false],
    [enterPractice, { practiceId: "" }, false],
    [enterPractice, { practiceId: "usr_1" }, true],
    [renamePractice, { name: null }, true],
    [renamePractice, {}, false],
  ])("%#: is taken or not", (shape, body, is) => expect(takes(shape, body)).toBe(is));
});

describe("the proof of a second factor", () => {
  const challenge = "A".repeat(43);
  const response = { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" };
  const credential = { id: "AA", rawId: "AA", type: "public-key", response };
  const created = { clientDataJSON: "AA", attestationObject: "AA" };
  const codes = { code: "123456" };
  it.each<[Shape, object, boolean]>([
    [secondFactor, { challenge, ...codes }, true],
    [secondFactor, { challenge, credential }, true],
    [secondFactor, { challenge }, false],
    [secondFactor, { challenge, credential, ...codes }, false],
    [secondFactor, { challenge: "A".repeat(42), ...codes }, false],
    [secondFactor, { challenge, code: " " }, false],
    [secondFactor, { challenge, code: "x".repeat(41) }, false],
    [secondFactor, { challenge, ...codes, x: 1 }, false],
    [secondFactor, { challenge, credential: { ...credential, x: 1 } }, false],
    [secondFactor, { challenge, credential: { ...credential, id: "" } }, false],
    [secondFactor, { challenge, credential: { ...credential, type: "password" } }, false],
    [
      secondFactor,
      { challenge, credential: { ...credential, response: { ...response, x: 1 } } },
      false,
    ],
    [secondFactorAgain, codes, true],
    [secondFactorAgain, { credential, ...codes }, false],
    [secondFactorAgain, {}, false],
    [secondFactorAgain, { ...codes, x: 1 }, false],
    [confirmTotp, codes, true],
    [confirmTotp, { code: "ABCD-EFGH" }, false],
    [confirmTotp, { ...codes, x: 1 }, false],
    [addPasskey, { credential: { ...credential, response: created } }, true],
    [addPasskey, { credential: { ...credential, response: { ...created, x: 1 } } }, false],
    [addPasskey, { credential: { ...credential, response: created }, x: 1 }, false],
    [passkeySignIn, { credential }, true],
    [passkeySignIn, { credential, x: 1 }, false],
  ])("%#: is taken or not", (shape, body, is) => expect(takes(shape, body)).toBe(is));
});

describe("a professional's data", () => {
  const codeOf = (taxCode: unknown) =>
    addSkills.safeParse({ skills: [{ name: "Matrícula", taxCode }] }).data?.skills[0]?.taxCode;
  it.each([
    ["20-12345678-6", 20_123_456_786],
    [20_123_456_786, 20_123_456_786],
    ["20-12345678-5", undefined],
    ["27123456780", 27_123_456_780],
    ["2012345678", undefined],
    ["", undefined],
  ])("with the CUIT %j has %j", (given, taxCode) => expect(codeOf(given)).toBe(taxCode));

  const skills = (count: number) => Array.from({ length: count }, () => ({ name: "Matrícula" }));
  it.each([
    [0, false],
    [1, true],
    [20, true],
    [21, false],
  ])("of %i entries is taken: %s", (count, is) => {
    expect(takes(addSkills, { skills: skills(count) })).toBe(is);
  });

  it("takes no field that it does not know", () => {
    expect(takes(addSkills, { skills: [{ name: "Matrícula", x: 1 }] })).toBe(false);
  });
});
