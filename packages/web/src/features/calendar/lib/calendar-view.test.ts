import { describe, expect, it } from "vitest";
import { isFiltered, parseView, rangeOf, step, titleOf, withView } from "./calendar-view";

const TODAY = "2026-11-20";
const parse = (query: string, narrow = false) =>
  parseView(new URLSearchParams(query), narrow, TODAY);

describe("the address", () => {
  it.each([
    ["", { view: "mes", day: TODAY, types: [], onlyCases: false, tasks: true }],
    ["vista=semana&fecha=2026-03-10", { view: "semana", day: "2026-03-10" }],
    ["vista=año&fecha=ayer&tipos=fiesta", { view: "mes", day: TODAY, types: [] }],
    ["fecha=2026-13-40", { day: TODAY }],
    [
      "tipos=pericia,audiencia&causas=1&tareas=0",
      { types: ["audiencia", "pericia"], onlyCases: true, tasks: false },
    ],
  ])("%s asks for %j", (query, view) => {
    expect(parse(query)).toMatchObject(view);
  });

  it("says the same of the view while something is open over it", () => {
    const whole = "vista=semana&fecha=2026-03-10&tipos=pericia&causas=1&tareas=0";
    const alone = withView(
      new URLSearchParams(),
      parse(`event=evt_1&${whole}&editar=evt_1`),
      TODAY,
    );
    expect(new Set(alone)).toEqual(new Set(new URLSearchParams(whole)));
  });

  it.each(["", "vista=semana", "vista=dia&fecha=2026-03-10", "tipos=pericia&tareas=0", "causas=1"])(
    "%s is read again as it was written, also on a phone",
    (query) => {
      for (const narrow of [false, true]) {
        const view = parse(query, narrow);
        const written = withView(new URLSearchParams(), view, TODAY).toString();
        expect(parse(written, narrow)).toEqual(view);
      }
    },
  );

  it("on a phone asks for the agenda, or a day", () => {
    expect(parse("vista=mes", true).view).toBe("agenda");
    expect(parse("vista=semana", true).view).toBe("agenda");
    expect(parse("vista=dia", true).view).toBe("dia");
  });

  it("keeps what else is in it, and no trace of defaults", () => {
    const params = new URLSearchParams("event=evt_1&vista=dia&fecha=2026-03-10&tareas=0");
    const next = withView(params, { view: "mes", day: TODAY, tasks: true, types: [] }, TODAY);
    expect(next.toString()).toBe("event=evt_1");
    const other = withView(params, { types: ["audiencia"], onlyCases: true }, TODAY);
    expect(isFiltered(parseView(other, false, TODAY))).toBe(true);
    expect(other.get("fecha")).toBe("2026-03-10");
  });
});

describe("a view", () => {
  it.each([
    ["mes", "2026-11-20", "2026-10-26", "2026-12-06", "Noviembre de 2026"],
    ["mes", "2026-06-01", "2026-06-01", "2026-07-12", "Junio de 2026"],
    ["agenda", "2026-02-14", "2026-02-01", "2026-02-28", "Febrero de 2026"],
    ["semana", "2026-11-22", "2026-11-16", "2026-11-22", "16 al 22 de noviembre de 2026"],
    ["semana", "2026-12-31", "2026-12-28", "2027-01-03", "28 de diciembre al 3 de enero de 2027"],
    ["dia", "2026-11-20", "2026-11-20", "2026-11-20", "Viernes, 20 de noviembre de 2026"],
  ] as const)("%s of %s runs from %s to %s: %s", (view, day, from, to, title) => {
    expect(rangeOf(view, day, TODAY)).toEqual({ from, to });
    expect(titleOf(view, day, TODAY)).toBe(title);
  });

  it("of the agenda begins today, and is a whole month on any other day", () => {
    expect(rangeOf("agenda", TODAY, TODAY)).toEqual({ from: TODAY, to: "2026-12-20" });
    expect(titleOf("agenda", TODAY, TODAY)).toBe("Desde hoy");
    expect(rangeOf("agenda", "2026-11-01", TODAY)).toEqual({
      from: "2026-11-01",
      to: "2026-11-30",
    });
  });

  it.each([
    ["mes", "2026-01-31", 1, "2026-02-01"],
    ["agenda", "2026-01-31", -1, "2025-12-01"],
    ["semana", "2026-12-31", 1, "2027-01-07"],
    ["dia", "2026-03-01", -1, "2026-02-28"],
  ] as const)("%s steps from %s by %i to %s", (view, day, by, next) => {
    expect(step(view, day, by)).toBe(next);
  });
});
