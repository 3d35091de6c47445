import type { DoneEntry } from "@foja/core/operations/history/history.schema";
import { describe, expect, it } from "vitest";
import { byDay, linkOf, sentenceOf, type WordsOf } from "./done-words";

const TASK = { fields: { dueDate: "Vencimiento", priority: "Prioridad" } };
const NONE = { fields: {} };
const WORDS: WordsOf = {
  ...{ folder: NONE, contact: NONE, event: NONE, calculator: NONE, movement: NONE, document: NONE },
  ...{ escrito: NONE, letter: NONE },
  ...{ notification: NONE, novedad: NONE, task: TASK, deadline: TASK },
};

const entry = (given: Partial<DoneEntry>): DoneEntry => ({
  ...{ recordId: "tas_1", version: 2, kind: "task", name: "Contestar" },
  ...{ folderId: "fol_1", folderName: "Sosa", deleted: false },
  ...{ at: "2026-11-24T15:00:00.000Z", action: "changed", fields: [] },
  ...given,
});

describe("what was done, in words", () => {
  it.each([
    [{ fields: ["dueDate", "priority"] }, "Cambió Vencimiento y Prioridad de la tarea"],
    [{ kind: "deadline", fields: ["dueDate", "x"] }, "Cambió Vencimiento del plazo"],
    [{ action: "created", kind: "folder" }, "Cargó la causa"],
    [{ action: "created", kind: "deadline" }, "Agendó el plazo"],
    [{ action: "dismissed", kind: "novedad" }, "Dejó sin acción la novedad"],
    [{ action: "unarchived", kind: "calculator" }, "Sacó del archivo el cálculo"],
  ] as const)("of %j is «%s»", (given, text) =>
    expect(sentenceOf(WORDS, entry(given as Partial<DoneEntry>), false)).toBe(text),
  );

  it("is said to oneself as one's own", () =>
    expect(sentenceOf(WORDS, entry({ action: "deleted" }), true)).toBe("Eliminaste la tarea"));
});

it.each([
  [{ kind: "folder", recordId: "fol_1" }, "/apps/folders/details/fol_1"],
  [{ kind: "movement", recordId: "mov_1" }, "/apps/folders/details/fol_1#mov_1"],
  [{ kind: "deadline" }, "/tareas?task=tas_1"],
  [{ kind: "novedad" }, "/apps/folders/details/fol_1"],
  [{ deleted: true }, "/eliminadas"],
] as const)("leads from %j to %s", (given, to) => expect(linkOf(entry(given))).toBe(to));

it("is grouped by the practice's day, without changes of fields that have no name", () => {
  const days = byDay(WORDS, [
    entry({ action: "deleted", at: "2026-11-24T03:30:00.000Z" }),
    entry({ fields: ["folderId"], at: "2026-11-24T03:10:00.000Z" }),
    entry({ fields: ["dueDate"], at: "2026-11-24T02:59:00.000Z" }),
  ]);
  expect(days.map(({ day, done }) => [day, done.length])).toEqual([
    ["2026-11-24", 1],
    ["2026-11-23", 1],
  ]);
});
