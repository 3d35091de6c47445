import { describe, expect, it } from "vitest";
import { isNarrowed, readActivityView, writeActivityView } from "./activity-view";

const read = (text: string) => readActivityView(new URLSearchParams(text));

describe("the view of a timeline", () => {
  it("is the whole of it where the address says nothing", () => {
    expect(isNarrowed(read(""))).toBe(false);
    expect(isNarrowed(read("orden=antiguas"))).toBe(false);
  });

  it.each(["tipos=movement", "buscar=traslado", "vence=1", "documento=1", "desde=2026-01-01"])(
    "is narrowed by %s",
    (text) => expect(isNarrowed(read(text))).toBe(true),
  );

  it("leaves out what the address says wrong", () => {
    const view = read("tipos=movement,otra&desde=ayer&vence=si");
    expect(view).toMatchObject({ types: ["movement"], from: "", onlyDue: false });
  });

  it("is written back beside what was there, and taken away", () => {
    const query = new URLSearchParams("foja=3&buscar=cedula");
    const next = writeActivityView(query, { types: ["task", "event"], oldestFirst: true });
    expect(next.toString()).toBe("foja=3&buscar=cedula&tipos=task%2Cevent&orden=antiguas");
    const bare = writeActivityView(next, { types: [], search: "", oldestFirst: false });
    expect(bare.toString()).toBe("foja=3");
  });
});
