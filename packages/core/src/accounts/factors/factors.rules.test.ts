import { describe, expect, it } from "vitest";
import { hasFactor } from "../../kernel/factor.rules";
import type { FactorsRecord, PasskeyRecord, RememberedRecord } from "./factors.item";
import {
  ALPHABET,
  bare,
  FRESH_MS,
  isFresh,
  isOfApplication,
  methodsOf,
  rememberedUnder,
  spelled,
} from "./factors.rules";

const NOW = Date.parse("2026-11-23T12:00:00.000Z");
const iso = (ms: number) => new Date(ms).toISOString();

const sealed = { key: "k", iv: "i", tag: "t", text: "x" };
const totp = { secret: sealed, confirmedAt: iso(NOW), lastStep: 1 };
const passkey: PasskeyRecord = {
  ...{ _id: "pky_1", credentialId: "c", publicKey: "p", counter: 0, transports: [] },
  ...{ synced: false, name: "Notebook", createdAt: iso(NOW), lastUsedAt: null },
};
const nothing: FactorsRecord = {
  ...{ userId: "usr_1", totp: null, pending: null, passkeys: [], recovery: [], remembered: [] },
};

describe("the factors of an account", () => {
  it.each([
    ["nothing", undefined, false],
    [
      "a secret that was only shown",
      { ...nothing, pending: { secret: sealed, until: NOW } },
      false,
    ],
    ["recovery codes alone", { ...nothing, recovery: ["h"] }, false],
    ["codes", { ...nothing, totp }, true],
    ["a passkey", { ...nothing, passkeys: [passkey] }, true],
  ])("with %s", (_, factors, on) => expect(hasFactor(factors)).toBe(on));

  it("are shown by every way there is", () => {
    expect(methodsOf({ ...nothing, totp })).toEqual(["totp"]);
    expect(methodsOf({ ...nothing, passkeys: [passkey], recovery: ["h"] })).toEqual([
      "passkey",
      "recovery",
    ]);
  });
});

describe("what was proved", () => {
  it.each([
    [undefined, false],
    [null, false],
    [iso(NOW), true],
    [iso(NOW - FRESH_MS + 1), true],
    [iso(NOW - FRESH_MS), false],
  ])("at %s counts: %s", (provenAt, fresh) => expect(isFresh(provenAt, NOW)).toBe(fresh));
});

describe("remembered devices", () => {
  const device = (of: string, left: number): RememberedRecord => ({
    ...{ _id: `${of}${left}`, secretHash: "h", of, device: "Chrome", address: "-" },
    ...{ createdAt: iso(NOW), expiresAt: iso(NOW + left) },
  });

  it("are those of the password of today, while their time lasts", () => {
    const all = [device("now", 1), device("now", 0), device("before", 1)];
    expect(rememberedUnder(all, "now", NOW).map(({ _id }) => _id)).toEqual(["now1"]);
  });
});

describe("codes", () => {
  it.each([
    ["123456", true],
    [" 123 456 ", true],
    ["12345", false],
    ["ABCD-EFGH-JKLM-NPQR", false],
  ])("%j is of the application: %s", (code, is) => expect(isOfApplication(code)).toBe(is));

  it("of recovery are the same however they are written", () => {
    expect(bare(" abcd efgh-jklm-npqr ")).toBe("ABCDEFGHJKLMNPQR");
  });

  it("of recovery are sixteen signs in four parts, none that looks like another", () => {
    expect(spelled(Uint8Array.from({ length: 16 }, (_, n) => n))).toBe("ABCD-EFGH-JKLM-NPQR");
    expect(spelled(new Uint8Array(16).fill(255))).toBe("9999-9999-9999-9999");
    expect(new Set(ALPHABET).size).toBe(32);
    expect(ALPHABET).not.toMatch(/[01IO]/);
  });
});
