import type { Line } from "@foja/core/agenda/lines/line.schema";
import { describe, expect, it } from "vitest";
import { comingOf } from "./coming";

const NOW = "2026-11-21T02:30:00.000Z"; // Friday the 20th, 23:30 in the practice.

const line = (title: string, day: string, more: Partial<Line> = {}): Line => ({
  ...{ kind: "task", _id: `tas_${title}`, title, day, at: null, end: null },
  ...{ folderId: null, folderName: null, status: "pendiente", eventType: null },
  responsibleId: "usr_1",
  ...more,
});
const coming = (lines: Line[], overdue: Line[] = []) =>
  comingOf({ lines, overdue, complete: true }, NOW);
const shown = ({ days }: ReturnType<typeof comingOf>) =>
  days.map(({ title, lines }) => [title, lines.map((one) => one.title)]);

describe("what is next", () => {
  it("is of everybody, or of whom is asked for", () => {
    const mine = line("Mía", "2026-11-20");
    const hers = line("Suya", "2026-11-21", { responsibleId: "usr_2", eventType: "audiencia" });
    const late = [line("Vieja", "2026-11-01", { responsibleId: "usr_2" })];
    const agenda = { lines: [mine, hers], overdue: late, complete: true };
    const of = (whose: string | null) => {
      const { overdue, days, hearings } = comingOf(agenda, NOW, whose);
      const all = [...overdue, ...days.flatMap(({ lines }) => lines), ...hearings];
      return all.map(({ title }) => title);
    };
    expect(of(null)).toEqual(["Vieja", "Mía", "Suya", "Suya"]);
    expect(of("usr_1")).toEqual(["Mía"]);
    expect(of("usr_2")).toEqual(["Vieja", "Suya", "Suya"]);
  });

  it("goes by the days of the practice, in the order it came in", () => {
    const days = ["2026-11-20", "2026-11-21", "2026-11-27"];
    const cafe = line("Café", "2026-11-21", { kind: "event", at: "09:00" });
    const lines = [
      ...days.slice(0, 2).map((day) => line(day, day)),
      cafe,
      line("Última", "2026-11-27"),
    ];
    expect(shown(coming(lines))).toEqual([
      ["Hoy, viernes 20/11/2026", ["2026-11-20"]],
      ["Mañana, sábado 21/11/2026", ["2026-11-21", "Café"]],
      ["Viernes 27/11/2026", ["Última"]],
    ]);
  });

  it("leaves out what ended; what falls due today stays until its day ends", () => {
    const ended = { kind: "event", end: "2026-11-20T13:00:00.000Z" } as const;
    const lines = [
      line("Terminó", "2026-11-20", { ...ended, eventType: "reunion" }),
      line("Vence a las 10", "2026-11-20", { ...ended, eventType: "vencimiento" }),
      line("Sigue", "2026-11-20", { kind: "event", end: "2026-11-23T03:00:00.000Z" }),
    ];
    expect(shown(coming(lines))).toEqual([
      ["Hoy, viernes 20/11/2026", ["Vence a las 10", "Sigue"]],
    ]);
  });

  it("keeps all of what is overdue apart", () => {
    const overdue = Array.from({ length: 12 }, (_, i) => line(`v${i}`, "2026-11-10"));
    expect(coming([], overdue)).toMatchObject({ overdue, days: [], complete: true });
  });
});
