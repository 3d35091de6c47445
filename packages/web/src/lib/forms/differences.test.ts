import { describe, expect, it } from "vitest";
import { changesOf, differences, settle } from "./differences";

const base = { folderName: "Pérez c/ Gómez", materia: "", customerName: null, status: "nueva" };

describe("changesOf", () => {
  it("carries only what changed, cleared fields as null", () => {
    const mine = { ...base, folderName: "Pérez c/ Gómez s/ despido", materia: "  " };
    expect(changesOf(base, mine)).toEqual({ folderName: "Pérez c/ Gómez s/ despido" });
    expect(changesOf({ ...base, materia: "Despido" }, mine)).toMatchObject({ materia: null });
  });

  it("takes an empty input for an absent value", () => {
    expect(changesOf(base, { ...base, customerName: "" })).toEqual({});
  });
});

describe("differences", () => {
  it("are none when the other side changed nothing I see", () => {
    expect(differences(base, { ...base, materia: "Despido" }, base)).toEqual([]);
  });

  it("show both values and propose mine where both changed", () => {
    const mine = { ...base, materia: "Despido" };
    const theirs = { ...base, materia: "Accidente" };
    expect(differences(base, mine, theirs)).toEqual([
      { name: "materia", mine: "Despido", theirs: "Accidente", pick: "mine" },
    ]);
  });

  it("propose theirs where only they changed", () => {
    const theirs = { ...base, status: "cerrada" };
    expect(differences(base, base, theirs)).toMatchObject([{ name: "status", pick: "theirs" }]);
  });

  it("say no as a value, not as nothing", () => {
    const [event, theirs] = [{ allDay: true }, { allDay: false }];
    expect(differences(event, event, theirs)).toEqual([
      { name: "allDay", mine: true, theirs: false, pick: "theirs" },
    ]);
    expect(settle(event, differences(event, event, theirs))).toEqual(theirs);
  });

  it("do not bother when both sides say the same", () => {
    const same = { ...base, materia: "Despido" };
    expect(differences(base, same, same)).toEqual([]);
  });
});

describe("settle", () => {
  it("takes theirs where chosen and keeps mine elsewhere", () => {
    const mine = { ...base, materia: "Despido", customerName: "Ana" };
    const chosen = [
      { name: "materia", mine: "Despido", theirs: "Accidente", pick: "theirs" as const },
      { name: "customerName", mine: "Ana", theirs: null, pick: "mine" as const },
    ];
    expect(settle(mine, chosen)).toEqual({ ...mine, materia: "Accidente" });
  });

  it("clears the field when theirs is empty", () => {
    const chosen = [{ name: "materia", mine: "X", theirs: null, pick: "theirs" as const }];
    expect(settle({ ...base, materia: "X" }, chosen).materia).toBe("");
  });
});
