import type { SearchResult } from "@foja/core/practice/search/search.schema";
import { describe, expect, it } from "vitest";
import { addBatch, asksServer } from "./batches";

const result = (id: string, type: SearchResult["type"] = "folder"): SearchResult => ({
  ...{ id, type, title: id, subtitle: null, description: null, metadata: {} },
});
const ids = (batches: ReturnType<typeof addBatch>) => batches.map((one) => one.map(({ id }) => id));

describe("what comes later", () => {
  const shown = addBatch([], [result("a"), result("t", "task")]);

  it("goes after what is shown, each once", () => {
    const more = addBatch(shown, [result("b"), result("a"), result("c", "contact")]);
    expect(ids(more)).toEqual([
      ["a", "t"],
      ["b", "c"],
    ]);
  });

  it("leaves everything where it was when it brings nothing", () => {
    expect(addBatch(shown, [result("t", "task")])).toBe(shown);
  });

  it("fills five of a type, and no more", () => {
    const many = ["b", "c", "d", "e", "f", "g"].map((id) => result(id));
    expect(ids(addBatch(shown, many))[1]).toEqual(["b", "c", "d", "e"]);
  });
});

describe("the server", () => {
  it.each([
    ["s", 0, false],
    ["so", 0, true],
    ["sosa", 4, true],
    ["sosa", 5, false],
  ])("asked for %j with %i shown: %j", (sought, count, asked) => {
    const found = Array.from({ length: count }, (_, n) => result(String(n)));
    expect(asksServer(sought, addBatch([], found))).toBe(asked);
  });
});
