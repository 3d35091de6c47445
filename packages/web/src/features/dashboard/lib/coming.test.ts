import { describe, expect, it } from "vitest";
import { comingOf } from "./coming";

const NOW = "2026-11-21T02:30:00.000Z"; // Friday the 20th, 23:30 in the practice.
const NONE: ReadonlySet<string> = new Set();

const task = (name: string, dueDate: string | null) => ({
  ...{ _id: `tsk_${name}`, name, dueDate, status: "pendiente" as const },
  ...{ folderId: "fol_1", folderName: "Pérez c/ Gómez" },
});
const event = (title: string, start: string, more: object = {}) => ({
  ...{ _id: `evt_${title}`, title, type: "reunion" as const, allDay: false, start },
  ...{ end: new Date(Date.parse(start) + 3_600_000).toISOString(), folderId: null },
  ...{ folderName: null, ...more },
});
const shown = ({ days }: ReturnType<typeof comingOf>) =>
  days.map(({ title, lines }) => [title, lines.map((line) => line.title)]);

describe("what is next", () => {
  it("is sorted by the days of the practice, what is overdue first, and no further than a week", () => {
    const tasks = ["2026-11-10", "2026-11-20", "2026-11-21", "2026-11-27", "2026-11-28"];
    const coming = comingOf(
      tasks.map((day) => task(day, day)),
      [event("Cena", "2026-11-21T02:45:00.000Z"), event("Café", "2026-11-21T12:00:00.000Z")],
      NONE,
      NOW,
    );
    expect(shown(coming)).toEqual([
      ["Vencido", ["2026-11-10"]],
      ["Hoy, viernes 20/11/2026", ["2026-11-20", "Cena"]],
      ["Mañana, sábado 21/11/2026", ["2026-11-21", "Café"]],
      ["Viernes 27/11/2026", ["2026-11-27"]],
    ]);
    expect(coming.more).toBe(0);
  });

  it("leaves out what ended; what falls due today stays, and what still runs is of today", () => {
    const due = { type: "vencimiento", end: "2026-11-20T13:00:00.000Z" };
    const trip = { allDay: true, end: "2026-11-23T03:00:00.000Z" };
    const coming = comingOf(
      [task("Sin fecha", null)],
      [
        event("Terminó", "2026-11-20T12:00:00.000Z"),
        event("Vence a las 10", "2026-11-20T13:00:00.000Z", due),
        event("Congreso", "2026-11-18T03:00:00.000Z", trip),
      ],
      NONE,
      NOW,
    );
    expect(shown(coming)).toEqual([["Hoy, viernes 20/11/2026", ["Congreso", "Vence a las 10"]]]);
  });

  it("shows a deadline once, by its task, though its calculation was put away", () => {
    const more = { type: "vencimiento", allDay: true, end: "2026-11-24T03:00:00.000Z" };
    const start = "2026-11-23T03:00:00.000Z";
    const apelar = { ...task("Apelar", "2026-11-23"), folderId: null, folderName: null };
    const coming = comingOf(
      [apelar, task("Contestar", "2026-11-24")],
      [
        event("Apelar", start, more),
        event("Expresar", start, more),
        event("Contestar", start, more),
      ],
      new Set(["evt_Expresar"]),
      NOW,
    );
    expect(coming.days.flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual([
      "tsk_Apelar",
      "evt_Contestar",
      "tsk_Contestar",
    ]);
  });

  it("shows ten, the latest of what is overdue and not only that, and counts the rest", () => {
    const late = Array.from({ length: 12 }, (_, i) =>
      task(`v${i}`, `2026-11-${String(19 - i).padStart(2, "0")}`),
    );
    const days = Array.from({ length: 9 }, (_, i) => task(`d${i}`, "2026-11-23"));
    const coming = comingOf([...late, ...days], [], NONE, NOW);
    expect(coming.days.map(({ lines }) => lines.length)).toEqual([3, 7]);
    expect(coming.more).toBe(11);
    expect(comingOf(late, [], NONE, NOW).days.map(({ lines }) => lines.length)).toEqual([10]);
  });
});
