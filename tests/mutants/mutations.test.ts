import { describe, expect, it } from "vitest";
import { applied, mutationsOf, watched } from "./mutations";
import { sampled } from "./sample";

const changesOf = (source: string) =>
  mutationsOf(source).map(({ was, text }) => `${was} → ${text}`);

describe("the mutations of a source", () => {
  it.each([
    ["a < b && c", ["< → <=", "&& → ||"]],
    ["x = a >= b || a === c", [">= → >", "|| → &&", "=== → !=="]],
    ["f(a + b - c)", ["f(a + b - c) → ;", "+ → -", "- → +"]],
    ['const text = "a" + b + `c`', []],
    ["const yes = true", ["true → false"]],
    ["const no = !yes", ["!yes → !!yes"]],
    ["const few = 3, many = 200, exact = 1.5", ["3 → 4", "1.5 → 2.5"]],
    ["if (ready) go()", ["ready → !(ready)", "go() → ;"]],
    ["const one = ready ? a : b", ["ready → !(ready)"]],
    ["await assertIt()", ["await assertIt() → ;"]],
    ["const total = a.plus(b).times(c)", ["plus → minus", "times → dividedBy"]],
    ["const body = z.strictObject({ a })", ["strictObject → object"]],
    ["const writes = [insert(a), ...more(), kept]", ["insert(a) → ...[]", "...more() → ...[]"]],
    ["const done = commit(put, check)", ["put → ...[]", "check → ...[]"]],
    ["const item = { version: 1, tries: 0 }", ["0 → 1"]],
    ["type Two = 1 | true; const a = b as 2", []],
    ['import { a } from "b"', []],
  ])("of «%s» are %j", (source, changes) => expect(changesOf(source)).toEqual(changes));

  it("are applied one at a time, and say their line and the function around them", () => {
    const source = "const a = 1;\nconst f = (b: number) =>\n  b > a;\n";
    const mutations = mutationsOf(source);
    expect(mutations.map(({ line, within }) => [line, within])).toEqual([
      [1, undefined],
      [3, source.indexOf("(b")],
    ]);
    expect(mutations.map((one) => applied(source, one))).toEqual([
      "const a = 2;\nconst f = (b: number) =>\n  b > a;\n",
      "const a = 1;\nconst f = (b: number) =>\n  b >= a;\n",
    ]);
  });
});

describe("a watched source", () => {
  it("notes each function that is called, by where it begins, and does what it did", () => {
    const source =
      "const twice = (n) => (() => n * 2)(); function never() { return 1; } return twice(4);";
    const scope = globalThis as { fojaSeen?: Set<string> };
    scope.fojaSeen = new Set();
    expect(new Function(watched(source, "a.ts"))()).toBe(8);
    expect([...scope.fojaSeen]).toEqual([
      `a.ts#${source.indexOf("(n)")}`,
      `a.ts#${source.indexOf("() =>")}`,
    ]);
    delete scope.fojaSeen;
  });
});

describe("a sample", () => {
  const list = Array.from({ length: 100 }, (_, at) => at);

  it("has as many as asked, in their order, and the same ones for the same seed", () => {
    const one = sampled(list, 10, 7);
    expect(one).toHaveLength(10);
    expect([...one].sort((a, b) => a - b)).toEqual(one);
    expect(sampled(list, 10, 7)).toEqual(one);
    expect(sampled(list, 10, 8)).not.toEqual(one);
    expect(sampled(list, 1000, 7)).toEqual(list);
  });
});
