import type { Trashed } from "@foja/core/operations/trash/trash.schema";
import { expect, it } from "vitest";
import { deletedText, forGoodText, leavesText, placeText } from "./trash-words";

const task: Trashed = {
  _id: "tas_1",
  kind: "task",
  name: "Llamar",
  folderId: "fol_1",
  folderName: "Pérez c/ Gómez",
  deletedAt: "2026-11-12T15:00:00.000Z",
  purgeAt: "2026-12-12T15:00:00.000Z",
  held: null,
};
const folder: Trashed = {
  ...task,
  kind: "folder",
  name: "Pérez",
  folderName: null,
  held: { task: 2 },
};

it.each([
  ["2026-11-12", "Se borra en 30 días"],
  ["2026-12-11", "Se borra mañana"],
  ["2026-12-12", "Se borra hoy"],
  ["2026-12-13", "Se borra hoy"],
])("says on %s: «%s»", (today, words) => {
  expect(leavesText(task.purgeAt, today)).toBe(words);
});

it("counts the days of Buenos Aires", () => {
  expect(leavesText("2026-12-13T02:30:00.000Z", "2026-12-12")).toBe("Se borra hoy");
});

it("says what it is and where it was", () => {
  expect(placeText(task)).toBe("Tarea · Pérez c/ Gómez");
  expect(placeText({ ...task, folderName: null })).toBe("Tarea");
  expect(placeText(folder)).toBe("Causa con 2 tareas");
  expect(placeText({ ...folder, held: {} })).toBe("Causa");
  expect(deletedText(folder)).toBe("Eliminada el 12/11/2026");
});

it("asks with all that goes for good", () => {
  expect(forGoodText(task)).toBe("«Llamar» se elimina para siempre. No se puede deshacer.");
  expect(forGoodText(folder)).toBe(
    "«Pérez» se elimina para siempre con 2 tareas. No se puede deshacer.",
  );
});
