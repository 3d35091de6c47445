import { expect, it } from "vitest";
import { at } from "../../kernel/clock";
import { askLetter } from "./letters";

it("keeps a notice for thirty days, under an id of its cause", () => {
  const asked = (key: string) => {
    const notice = { kind: "started", planId: "standard" } as const;
    const pending = { key, at: "2026-12-15T12:00:00.000Z", notice };
    const write = at("2026-12-15T12:00:00.000Z", () => askLetter("usr_1", pending));
    return write.request.Put?.Item ?? {};
  };
  expect(asked("a")).toMatchObject({
    ...{ kind: "subscription", userId: "usr_1", key: "a" },
    // 14 January 2027, 12:00 UTC.
    ttl: 1_799_928_000,
  });
  expect(asked("a").pk).toBe(asked("a").pk);
  expect(asked("a").pk).not.toBe(asked("b").pk);
});
