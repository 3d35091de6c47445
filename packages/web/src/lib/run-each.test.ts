import { describe, expect, it } from "vitest";
import { type Kind, markedSentence, outcomeSentence, restoredSentence } from "./outcome";
import { runEach } from "./run-each";

describe("runEach", () => {
  it("does all of them and says which failed and why", async () => {
    const refusal = new Error("no");
    const run = (n: number) => (n % 3 === 0 ? Promise.reject(refusal) : Promise.resolve());
    const { done, failed } = await runEach([1, 2, 3, 4, 5, 6], run);
    expect(done.sort()).toEqual([1, 2, 4, 5]);
    expect(failed).toEqual([3, 6].map((item) => ({ item, error: refusal })));
  });

  it("never has more than four under way", async () => {
    let [now, most] = [0, 0];
    await runEach(
      Array.from({ length: 20 }, (_, n) => n),
      async () => {
        now += 1;
        most = Math.max(most, now);
        await Promise.resolve();
        now -= 1;
      },
    );
    expect(most).toBe(4);
  });

  it("has nothing to do with nothing", async () =>
    expect(await runEach([], () => Promise.reject())).toEqual({ done: [], failed: [] }));
});

const CASES: Kind = { one: "causa", many: "causas", ending: "a" };

describe("what is said of it", () => {
  it.each([
    [1, [], "Causa eliminada"],
    [3, [], "3 causas eliminadas"],
    [2, ["No encontramos esa causa."], "2 eliminadas, 1 no: No encontramos esa causa."],
    [1, ["Una.", "Una.", "Otra."], "1 eliminada, 3 no: Una; Otra."],
  ])("%i done and %j failed", (done, failures, text) =>
    expect(outcomeSentence(CASES, "eliminad", done, failures)).toBe(text),
  );

  it("reports what came back", () => {
    expect(restoredSentence(CASES, 1)).toBe("La causa está de vuelta");
    expect(restoredSentence(CASES, 2)).toBe("2 causas están de vuelta");
  });

  it("says how many are marked", () => {
    expect(markedSentence(CASES, 1)).toBe("1 causa marcada");
    expect(markedSentence({ one: "contacto", many: "contactos", ending: "o" }, 4)).toBe(
      "4 contactos marcados",
    );
  });
});
