// @vitest-environment happy-dom
import type { CalendarYear } from "@foja/core/law/deadlines/calendar.schema";
import { afterEach, expect, it, vi } from "vitest";
import { calls, sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import type { ScheduledDeadline } from "../api/deadline-calls";
import { startValues } from "../lib/deadline-form";
import { CalendarDays } from "./calendar-days";
import { CalendarEditor } from "./calendar-editor";
import { ChangeDialog } from "./change-dialog";
import { DeadlineDesk } from "./deadline-desk";
import { ScheduledNote } from "./scheduled-note";

afterEach(clear);

const worked = {
  ...{ from: "2026-08-17", to: "2026-08-17", kind: "habil" as const },
  ...{ reason: "Se trabaja", source: null },
};
const calendar: CalendarYear = {
  ...{ jurisdiccion: "PJN", name: "Justicia Nacional", year: 2026, edits: [worked] },
  official: { acts: [], version: 0 },
  days: [
    {
      ...{ date: "2026-07-09", kind: "feriado", reason: "Día de la Independencia" },
      ...{ norma: "Ley 27.399", verificado: true, fuente: "Boletín Oficial", own: false },
    },
  ],
  ...{ warnings: [], calendarVersion: "1", version: 3 },
};

it("proposes to take a day off the calendar, and to put one back", async () => {
  const onPropose = vi.fn();
  const { press } = show(<CalendarDays calendar={calendar} onPropose={onPropose} />);
  await press("Reponer 17/08/2026", calls(onPropose, []));
  const removal = expect.arrayContaining([expect.objectContaining({ from: "2026-07-09" })]);
  await press("Quitar 09/07/2026: Día de la Independencia", calls(onPropose, removal));
});

it("opens the dialog of new days off", async () => {
  const { press } = show(<CalendarEditor />, {
    answers: { "GET /api/deadlines/calendars/*": { success: true, calendar } },
  });
  await press("Agregar días", () => expect(document.querySelector("[role=dialog]")).not.toBeNull());
});

it("saves a change of calendar only after showing what it moves", async () => {
  const onClose = vi.fn();
  const { press, calls: made } = show(
    <ChangeDialog calendar={calendar} proposed={[]} onClose={onClose} />,
    { answers: { "PUT /api/deadlines/calendars/*": { success: true, changes: [] } } },
  );
  await sees("Ningún plazo agendado se mueve.");
  await press("Cancelar", calls(onClose));
  const bodies = () => made.map(({ body }) => body);
  await press("Guardar el cambio", () => expect(bodies()).toContainEqual({ edits: [] }));
});

it("opens the dialog that adds a deadline to the agenda", async () => {
  const { press } = show(
    <DeadlineDesk start={startValues("2026-11-26")} saved={null} folder={null} title="Apelar" />,
    { answers: { "GET /api/deadlines/calendars/*": { success: true, calendar } } },
  );
  await press("Agendar", () => expect(document.querySelector("[role=dialog]")).not.toBeNull());
});

it("names the case it was opened from", async () => {
  const folder = { _id: "fol_1", folderName: "HERRERA c/ SUR" };
  show(
    <DeadlineDesk start={startValues("2026-11-26")} saved={null} folder={folder} title="Apelar" />,
    { answers: { "GET /api/deadlines/calendars/*": { success: true, calendar } } },
  );
  await sees("HERRERA c/ SUR");
  const actions = document.body.textContent ?? "";
  expect(actions.indexOf("Causa:")).toBeLessThan(actions.indexOf("Agendar"));
  // The actions stand above the result, as in the other calculators.
  expect(actions.indexOf("Agendar")).toBeLessThan(actions.indexOf("Vence"));
});

it("takes a deadline off the agenda again", async () => {
  const scheduled = {
    ...{ _id: "tsk_1", name: "Apelar", folderId: null },
    deadline: { vencimiento: "2026-12-03" },
  } as unknown as ScheduledDeadline;
  const onUndone = vi.fn();
  const { press, asks } = show(<ScheduledNote scheduled={scheduled} onUndone={onUndone} />);
  const removed = asks("DELETE /api/tasks/tsk_1");
  await press("Deshacer", () => {
    removed();
    calls(onUndone)();
  });
  await sees("El plazo ya no está agendado");
});
