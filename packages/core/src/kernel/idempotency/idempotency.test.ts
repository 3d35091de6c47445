import { newTenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";
import { at } from "../clock";
import { Idempotency } from "./index";

const ROUTE = "POST /api/prueba";
const TAKEN = "2026-03-02T12:00:00.000Z";
const JUST_BEFORE = "2026-03-03T11:59:59.000Z";
const A_DAY_LATER = "2026-03-03T12:00:01.000Z";

const answer = (body: string) => ({ status: 201, body, headers: {} });

/** Takes a request of the person in context at an instant, and carries it out with an answer. */
const carryOut = (instant: string, body: string, said: string) =>
  at(instant, async () => {
    const begun = await Idempotency.begin(ROUTE, "una", body);
    if ("kept" in begun) return begun.kept.body;
    await Idempotency.finish(begun.claim, answer(said));
    return `carried out: ${said}`;
  });

describe("a key that was used a day ago", () => {
  it("repeats its answer until the day is over, and then is a key like any other", async () => {
    const ana = await newTenant();
    await ana.as(async () => {
      expect(await carryOut(TAKEN, "{}", "first")).toBe("carried out: first");
      expect(await carryOut(JUST_BEFORE, "{}", "second")).toBe("first");
      expect(await carryOut(A_DAY_LATER, "{}", "third")).toBe("carried out: third");
      expect(await carryOut(A_DAY_LATER, "{}", "fourth")).toBe("third");
    });
  });

  it("may come with another body, and makes records of other ids", async () => {
    const ana = await newTenant();
    const minted = (instant: string, body: string) =>
      ana.as(() =>
        at(instant, async () => {
          await Idempotency.begin(ROUTE, "otra", body);
          return Idempotency.mint("task");
        }),
      );
    const first = await minted(TAKEN, "{}");
    await expect(minted(JUST_BEFORE, '{"a":1}')).rejects.toMatchObject({
      code: "idempotency.reused",
    });
    expect(await minted(A_DAY_LATER, '{"a":1}')).not.toBe(first);
  });
});
