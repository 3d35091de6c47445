import { newTenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";
import { at } from "../../kernel/clock";
import { commit } from "../../kernel/dynamo";
import { Codes } from "./index";

const ASKED = "2026-03-02T12:00:00.000Z";
const LAST_MOMENT = "2026-03-02T12:09:59.999Z";
const TEN_MINUTES_LATER = "2026-03-02T12:10:00.000Z";
const INVALID = { code: "auth.invalid_code" };

const wrong = (digits: string) => (digits === "000000" ? "000001" : "000000");

/** A person with a code asked for at noon: its digits, and tries of it. */
async function asked() {
  const { userId } = await newTenant();
  const digits = await at(ASKED, () => Codes.issue(userId, "reset"));
  const tries = (typed: string, own = false, instant = ASKED) =>
    at(instant, () => Codes.check(userId, "reset", { digits: typed, own }));
  const fail = async (count: number, own: boolean) => {
    for (let nth = 0; nth < count; nth++) {
      await expect(tries(wrong(digits), own)).rejects.toMatchObject(INVALID);
    }
  };
  return { userId, digits, tries, fail };
}

describe("a code", () => {
  it("has six digits, the same in a second letter", async () => {
    const { userId, digits } = await asked();
    expect(digits).toMatch(/^\d{6}$/);
    expect(await at(LAST_MOMENT, () => Codes.issue(userId, "reset"))).toBe(digits);
  });

  it("is good for ten minutes, and not at their end", async () => {
    const { digits, tries } = await asked();
    await expect(tries(digits, false, TEN_MINUTES_LATER)).rejects.toMatchObject(INVALID);
    const other = await asked();
    await expect(other.tries(other.digits, false, LAST_MOMENT)).resolves.toBeDefined();
  });

  it("is used once, though two use it at the same moment", async () => {
    const { digits, tries } = await asked();
    const [first, second] = [await tries(digits), await tries(digits)];
    await expect(commit(first)).rejects.toMatchObject(INVALID);
    await commit(second);
    await expect(tries(digits)).rejects.toMatchObject(INVALID);
  });

  it.each([true, false])(
    "allows five tries in browsers of a kind (own: %s): the fifth may be right",
    async (own) => {
      const [four, five] = [await asked(), await asked()];
      await four.fail(4, own);
      await expect(four.tries(four.digits, own)).resolves.toBeDefined();
      await five.fail(5, own);
      await expect(five.tries(five.digits, own)).rejects.toMatchObject(INVALID);
    },
  );

  it.each([true, false])(
    "spent in browsers of one kind (own: %s) is still good in the other",
    async (own) => {
      const { digits, tries, fail } = await asked();
      await fail(6, own);
      await expect(tries(digits, !own)).resolves.toBeDefined();
    },
  );

  it.each([true, false])(
    "spent in browsers of a kind (own: %s) is replaced by another in the next letter",
    async (own) => {
      const { userId, digits, fail } = await asked();
      await fail(4, own);
      expect(await at(ASKED, () => Codes.issue(userId, "reset"))).toBe(digits);
      await fail(1, own);
      expect(await at(ASKED, () => Codes.issue(userId, "reset"))).not.toBe(digits);
    },
  );

  it("that nobody was sent is refused like a wrong one", async () => {
    const { userId } = await newTenant();
    const typed = { digits: "123456", own: false };
    await expect(Codes.check(userId, "reset", typed)).rejects.toMatchObject(INVALID);
  });
});
