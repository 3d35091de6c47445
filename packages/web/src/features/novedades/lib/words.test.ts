import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { describe, expect, it } from "vitest";
import { acceptWords, agendaWords, duePhrase, isReady, narrowDay } from "./words";

type Agenda = NonNullable<Novedad["scheduled"]>;

const agenda = (change: Partial<Agenda>): Agenda => ({
  eventId: "evt_1",
  taskId: "tsk_1",
  due: "2026-11-30",
  task: { status: "pendiente", dueDate: "2026-11-30" },
  event: { start: "2026-11-30T03:00:00.000Z", allDay: true },
  ...change,
});
const task = (status: "completada" | "pendiente", dueDate: string | null) => ({ status, dueDate });
const hearing = { taskId: null, task: null, due: "2027-03-12T13:30:00.000Z" };

describe("what a novedad put into the agenda is shown as it is there now", () => {
  it.each<[string, Partial<Agenda>, string, string | undefined]>([
    ["as it was", {}, "Agendada: vence el lunes 30/11/2026", "/tareas?task=tsk_1"],
    [
      "moved",
      { task: task("pendiente", "2026-12-03") },
      "Agendada: vence el jueves 03/12/2026",
      "/tareas?task=tsk_1",
    ],
    [
      "done",
      { task: task("completada", "2026-11-30") },
      "Agendada: tarea completada",
      "/tareas?task=tsk_1",
    ],
    [
      "undated",
      { task: task("pendiente", null) },
      "Agendada: tarea sin vencimiento",
      "/tareas?task=tsk_1",
    ],
    [
      "without its task",
      { task: null },
      "Su tarea ya no está; queda el evento del lunes 30/11/2026",
      "/apps/calendar?event=evt_1",
    ],
    [
      "a hearing",
      { ...hearing, event: { start: "2027-03-12T14:00:00.000Z", allDay: false } },
      "Agendada: 12/03/2027, 11:00",
      "/apps/calendar?event=evt_1",
    ],
    ["gone", { task: null, event: null }, "Se agendó, pero ya no está en la agenda.", undefined],
  ])("%s", (_, change, text, to) => {
    expect(agendaWords(agenda(change))).toEqual({ text, to });
  });
});

describe("what can be put down as it is proposed", () => {
  const novedad = (whose: string, more: object = {}) =>
    ({
      proposal: { kind: "deadline", vencimiento: "2026-11-30", start: null, ...more },
      asked: { whose },
    }) as unknown as Novedad;

  it.each([
    ["ours", {}, true, "Agendar plazo"],
    ["theirs", {}, false, "Agendar igual"],
    ["unknown", {}, false, "Agendar plazo"],
    ["ours", { vencimiento: null }, false, "Agendar plazo"],
    ["ours", { kind: "event", vencimiento: null }, false, "Completar audiencia"],
  ])("%s %j: %s, «%s»", (whose, more, ready, words) => {
    expect(isReady(novedad(whose, more))).toBe(ready);
    expect(acceptWords(novedad(whose, more))).toBe(words);
  });

  it("says that a day has passed, and writes it short", () => {
    expect(duePhrase("2026-11-19", "2026-11-21")).toBe("Venció el jueves 19/11/2026");
    expect(duePhrase("2026-11-21", "2026-11-21")).toBe("Vence el sábado 21/11/2026");
    expect(narrowDay("2026-11-19", "2026-11-21")).toBe("jue 19/11");
    expect(narrowDay("2027-01-04", "2026-11-21")).toBe("lun 04/01/27");
  });
});
