import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf, fits, type Profile, profileText, tagsOf } from "./segment.rules";
import { segment } from "./segment.schema";

const someone: Profile = {
  ...{ state: "subscribed", account: "active", plan: "free", role: "USER_ROLE" },
  ...{ province: "Salta", lastEntry: "2026-08", tags: ["jornadas", "laboral"] },
};

describe("a segment", () => {
  it.each([
    [{}, true],
    [{ tags: ["laboral", "otra"] }, true],
    [{ tags: ["otra"] }, false],
    [{ tags: ["Laboral "] }, true],
    [{ plans: ["free"], provinces: ["Salta", "Jujuy"] }, true],
    [{ plans: ["premium"] }, false],
    [{ accounts: ["none"] }, false],
    [{ roles: ["ADMIN_ROLE"] }, false],
    [{ enteredFrom: "2026-08" }, true],
    [{ enteredFrom: "2026-09" }, false],
    [{ enteredUntil: "2026-08" }, true],
    [{ enteredUntil: "2026-07" }, false],
  ])("%j fits: %s", (given, wanted) => {
    expect(fits(segment.parse(given), someone)).toBe(wanted);
  });

  it("holds nobody who is not to be written to, and no entry of who never entered", () => {
    for (const state of ["unsubscribed", "bounced", "complained", "erased"] as const) {
      expect(fits(segment.parse({}), { ...someone, state })).toBe(false);
    }
    const stranger = { ...someone, lastEntry: null };
    expect(fits(segment.parse({ enteredUntil: "2030-01" }), stranger)).toBe(false);
  });

  it("is counted by profiles as it would be one by one", () => {
    const profile = fc.record({
      state: fc.constantFrom("subscribed", "unsubscribed"),
      account: fc.constantFrom("active", "none"),
      plan: fc.constantFrom("free", "premium", null),
      role: fc.constantFrom("USER_ROLE", null),
      province: fc.constantFrom("Salta", "Jujuy", null),
      lastEntry: fc.constantFrom("2026-07", "2026-08", null),
      tags: fc.subarray(["uno", "dos", "tres"]),
    }) as fc.Arbitrary<Profile>;
    const given = fc.record({
      tags: fc.subarray(["uno", "dos"]),
      plans: fc.subarray(["free", "premium"]),
      provinces: fc.subarray(["Salta"]),
      enteredFrom: fc.constantFrom("2026-08", null),
    });
    fc.assert(
      fc.property(fc.array(profile, { maxLength: 60 }), given, (people, asked) => {
        const wanted = segment.parse(asked);
        const cells = new Map<string, { profile: Profile; count: number }>();
        for (const one of people) {
          const text = profileText({ ...one, tags: [...one.tags].reverse() });
          cells.set(text, { profile: one, count: (cells.get(text)?.count ?? 0) + 1 });
        }
        const { count, of } = countOf(wanted, [...cells.values()]);
        expect(count).toBe(people.filter((one) => fits(wanted, one)).length);
        expect(of).toBe(people.filter(({ state }) => state === "subscribed").length);
      }),
      { seed: 20_261_123 },
    );
  });

  it("offers the tags of who may be written to, the most used first", () => {
    const gone = { ...someone, state: "unsubscribed" as const, tags: ["nadie"] };
    const one = { ...someone, tags: ["laboral"] };
    const cells = [
      { profile: someone, count: 2 },
      { profile: one, count: 3 },
      { profile: gone, count: 9 },
    ];
    expect(tagsOf(cells)).toEqual([
      { tag: "laboral", count: 5 },
      { tag: "jornadas", count: 2 },
    ]);
  });
});
