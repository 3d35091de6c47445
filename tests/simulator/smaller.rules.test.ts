import { describe, expect, it } from "vitest";
import { smaller } from "./smaller.rules";

const always = () => true;
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

describe("of twenty things", () => {
  it("the two that break together are left", async () => {
    const breaks = async (some: readonly number[]) => some.includes(4) && some.includes(17);
    expect(await smaller(upTo(20), breaks, always)).toEqual([4, 17]);
  });

  it("nothing is left where it breaks without any", async () => {
    expect(await smaller(upTo(20), async () => true, always)).toEqual([]);
  });

  it("all are left when there is no time", async () => {
    expect(
      await smaller(
        upTo(20),
        async () => true,
        () => false,
      ),
    ).toEqual(upTo(20));
  });
});
