import { expect, it } from "vitest";
import { at } from "../../kernel/clock";
import { askNotice } from "./notices";

const asked = (key: string) => {
  const notice = { kind: "started", planId: "standard" } as const;
  const pending = { key, at: "2026-12-15T12:00:00.000Z", notice };
  const writes = at("2026-12-15T12:00:00.000Z", () => askNotice("usr_1", pending));
  return writes.flatMap(({ request }) => request.Put?.Item ?? []);
};

it("keeps an alert and a letter for thirty days, each under an id of its cause", () => {
  // 14 January 2027, 12:00 UTC.
  const common = { userId: "usr_1", key: "a", ttl: 1_799_928_000 };
  expect(asked("a")).toMatchObject([
    { ...common, kind: "subscriptionAlert" },
    { ...common, kind: "subscriptionLetter" },
  ]);
  const ids = [...asked("a"), ...asked("b")].map(({ pk }) => pk);
  expect(new Set(ids).size).toBe(4);
  expect(asked("a").map(({ pk }) => pk)).toEqual(ids.slice(0, 2));
});
