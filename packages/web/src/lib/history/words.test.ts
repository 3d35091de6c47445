import type { HistoryEntry } from "@foja/core/operations/history/history.schema";
import { describe, expect, it } from "vitest";
import { linesOf, namesIn, shownEntries } from "./words";

const entry = (changes: HistoryEntry["changes"], action: HistoryEntry["action"] = "changed") => ({
  ...{ version: 2, at: "2026-11-22T12:00:00.000Z", by: null, undoable: false, changes, action },
});
const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });

const nameOf = namesIn([{ people: { usr_1: "Ana Pérez" } }, { people: { usr_2: "Eva Ríos" } }]);

const WORDS = {
  fields: {
    responsibleId: "Responsable",
    status: "Estado",
    dueDate: "Vencimiento",
    start: "Inicio",
    tags: "Etiquetas",
  },
  values: { status: { enProceso: "En proceso" } },
};

describe("linesOf", () => {
  it.each([
    [change("status", "rara", "enProceso"), "rara", "En proceso"],
    [change("dueDate", null, "2026-12-03"), "vacío", "03/12/2026"],
    [change("start", "", "2026-12-10T13:30:00.000Z"), "vacío", "10/12/2026, 10:30"],
    [change("tags", [], ["penal", "urgente"]), "vacío", "penal, urgente"],
    [change("tags", [{ name: "a.pdf" }], 1234.5), "a.pdf", "1.234,5"],
    [change("tags", true, false), "sí", "no"],
    [change("responsibleId", "usr_1", "usr_2"), "Ana Pérez", "Eva Ríos"],
    [change("responsibleId", "usr_9", null), "alguien que ya no usa Foja", "vacío"],
  ])("writes %j", (changed, before, after) => {
    const [line] = linesOf(WORDS, entry([changed]), nameOf);
    expect([line?.before, line?.after]).toEqual([before, after]);
  });

  it("leaves out what has no name on the screen", () => {
    const changes = [change("folderId", null, "fol_1"), change("status", "a", "b")];
    expect(linesOf(WORDS, entry(changes), nameOf).map(({ label }) => label)).toEqual(["Estado"]);
  });
});

it("leaves out a change without a field to show, and never a move", () => {
  const unseen = entry([change("folderId", null, "fol_1")]);
  expect(shownEntries(WORDS, [unseen, entry([], "deleted")]).map(({ action }) => action)).toEqual([
    "deleted",
  ]);
});
