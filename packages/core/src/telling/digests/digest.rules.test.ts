import { describe, expect, it } from "vitest";
import { digestOf, subjectOf } from "./digest.rules";

const coming = (due: string, section: "tasks" | "events" = "tasks") => ({
  section,
  title: `Algo del ${due.slice(0, 10)}`,
  folderName: "Pérez c/ Gómez",
  due,
});

describe("the digest of a day", () => {
  it("lists what is of today, of tomorrow and of the week, each in its order, and of yesterday's news", () => {
    const groups = digestOf(
      "2026-03-10",
      [
        coming("2026-03-17"),
        coming("2026-03-18"),
        coming("2026-03-12"),
        coming("2026-03-10"),
        // 23:30 of the tenth in the practice's zone, the eleventh in UTC.
        coming("2026-03-11T02:30:00.000Z", "events"),
        coming("2026-03-11"),
        coming("2026-03-09"),
      ],
      [{ primaryText: "Se ordenó el traslado", secondaryText: null }],
    );
    expect(groups).toEqual([
      {
        title: "Hoy",
        lines: [
          "Martes 10/03/2026. Vence: Algo del 2026-03-10 · Pérez c/ Gómez",
          "Martes 10/03/2026, 23:30 h. Algo del 2026-03-11 · Pérez c/ Gómez",
        ],
        more: 0,
      },
      {
        title: "Mañana",
        lines: ["Miércoles 11/03/2026. Vence: Algo del 2026-03-11 · Pérez c/ Gómez"],
        more: 0,
      },
      {
        title: "Esta semana",
        lines: [
          "Jueves 12/03/2026. Vence: Algo del 2026-03-12 · Pérez c/ Gómez",
          "Martes 17/03/2026. Vence: Algo del 2026-03-17 · Pérez c/ Gómez",
        ],
        more: 0,
      },
      { title: "Lo nuevo de ayer", lines: ["Se ordenó el traslado"], more: 0 },
    ]);
    expect(subjectOf(groups)).toBe("Tu día: 2 para hoy, 1 para mañana, 1 novedad de ayer");
  });

  it("has nothing to say of a day like any other", () => {
    expect(digestOf("2026-03-10", [coming("2026-04-10")], [])).toEqual([]);
  });

  it("is of the week when there is no hurry", () => {
    expect(subjectOf(digestOf("2026-03-10", [coming("2026-03-14")], []))).toBe("Tu semana en Foja");
  });

  it("writes out what a person reads, and counts the rest", () => {
    const many = Array.from({ length: 60 }, () => coming("2026-03-10"));
    const [today, ...others] = digestOf("2026-03-10", many, []);
    expect([today?.lines.length, today?.more, others]).toEqual([50, 10, []]);
    expect(subjectOf(today ? [today] : [])).toBe("Tu día: 60 para hoy");
  });
});
