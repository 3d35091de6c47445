import { expect, it } from "vitest";
import { Users } from "../users";
import type { FactorsRecord, RememberedRecord } from "./factors.item";
import { change } from "./kept";
import { withDevice } from "./remembered";

const NOTHING: FactorsRecord = {
  ...{ userId: "usr_1", totp: null, pending: null, passkeys: [], recovery: [], remembered: [] },
};
const sealed = { key: "k", iv: "i", tag: "t", text: "x" };
const totp = { secret: sealed, confirmedAt: "2026-11-23T12:00:00.000Z", lastStep: 1 };
const device = (n: number): RememberedRecord => ({
  ...{ _id: `rem_${n}`, secretHash: "h", of: "mark", device: "Chrome", address: "-" },
  ...{ createdAt: "2026-11-23T12:00:00.000Z", expiresAt: "2999-01-01T00:00:00.000Z" },
});

const person = (secondFactor: boolean | undefined) => ({
  ...Users.draft({ email: "a@b.ar", firstName: "Ana", lastName: "Paz", passwordHash: null }),
  secondFactor,
});
const written = (secondFactor: boolean | undefined, next: FactorsRecord) =>
  change({ user: person(secondFactor), item: undefined }, next);

it.each([
  ["the first of an account", false, { totp }, 2],
  ["the first of an older account, which does not say that it has none", undefined, { totp }, 2],
  ["one more", true, { totp }, 1],
  ["the last that goes, which the practice must not demand", true, {}, 3],
  ["none of an older account", undefined, {}, 1],
] as const)("notes in the account %s", (_, before, next, writes) => {
  expect(written(before, { ...NOTHING, ...next })).toHaveLength(writes);
});

it("keeps recovery codes and devices only beside a factor", () => {
  const rest = { recovery: ["h"], remembered: [device(1)] };
  const factorsOf = (next: FactorsRecord) => {
    const [first] = change({ user: person(true), item: undefined }, next);
    return first?.request.Put?.Item;
  };
  expect(factorsOf({ ...NOTHING, ...rest })).toMatchObject({ recovery: [], remembered: [] });
  expect(factorsOf({ ...NOTHING, totp, ...rest })).toMatchObject(rest);
});

it("remembers the last twenty devices of the password of today", () => {
  const twenty = Array.from({ length: 20 }, (_, n) => device(n));
  const other = { ...device(77), of: "before" };
  const { remembered } = withDevice({ ...NOTHING, remembered: [other, ...twenty] }, device(20));
  expect(remembered.map(({ _id }) => _id)).toEqual(
    Array.from({ length: 20 }, (_, n) => `rem_${n + 1}`),
  );
});
