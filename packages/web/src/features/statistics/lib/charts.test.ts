import type { DayDocument } from "@foja/core/operations/statistics/statistics.schema";
import { describe, expect, it } from "vitest";
import { toCsv } from "~/lib/csv";
import type { Shown } from "./by-month";
import { changeOf, sumOf, wordsOf } from "./chart";
import { chartsOf } from "./charts";
import { reportOf, sheetOf, tableOf } from "./export";

const months = Array.from({ length: 24 }, (_, n) => {
  const count = 2023 * 12 + n + 12;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
});
const both = (desk: number, archived = 0) => ({ desk, archived });
const share = (name: string | null, active: number, closed: number) => ({ name, active, closed });
const shares = (...values: ReturnType<typeof share>[]) => ({
  values,
  others: { values: 0, active: 0, closed: 0 },
});

/** Figures with something in the last month, and less in the month a year before. */
const data = {
  folders: {
    distribution: { nueva: 2, enProceso: 5, pendiente: 0, cerrada: 3 },
    fueros: shares(share("Civil", 4, 1)),
    courts: shares(),
    months: months.map((month, n) => ({
      month,
      opened: both(n === 23 ? 4 : 0, n === 23 ? 2 : 0),
      closed: both(n === 11 ? 1 : 0),
      lasted: n === 23 ? { cases: 2, days: 300 } : { cases: 0, days: 0 },
    })),
  },
  tasks: {
    months: months.map((month) => ({ month, inTime: both(1), late: both(0), undated: both(0) })),
    deadlines: months.map((month) => ({
      month,
      met: both(1, 1),
      late: both(0),
      missed: 2,
      open: 0,
    })),
  },
  financial: {
    months: months.map((month) => ({
      ...{ month, count: 1, amount: 10.5 },
      ...{ fees: 100, expenses: 20.5, paid: 0 },
    })),
  },
  activity: {
    months: months.map((month) => ({
      month,
      movements: { manual: 1, pjn: 2, mev: 3 },
      notifications: 4,
      hearings: 1,
    })),
  },
  matters: shares(share("Despido", 3, 0), share(null, 1, 1)),
  cacheInfo: { day: "2025-12-20" },
} as unknown as Shown;

const past = [
  { date: "2025-12-19", folders: { active: 7 } },
  { date: "2025-12-17", folders: { active: 6 } },
] as DayDocument[];

const charts = chartsOf(data, past, { months: 12, compare: true });
const chart = (id: string) => charts.find((one) => one.id === id) ?? expect.fail(id);

describe("the charts", () => {
  it("add up what is on the desk and what was archived, each with its own list", () => {
    const last = chart("altas").rows.at(-1);
    expect(last?.figures.opened).toEqual({
      value: 6,
      to: "/apps/folders/list?inicio=2025-12",
      archived: { value: 2, to: "/apps/folders/list?inicio=2025-12&vista=archivadas" },
    });
    expect(last?.figures.closed).toEqual({ value: 0 });
  });

  it("compare with as many months before", () => {
    expect(chart("altas").before).toEqual({ opened: 0, closed: 1 });
    expect(wordsOf(chart("altas"))).toBe(
      "Abiertas: 6 (6 más); Cerradas: 0 (1 menos), contra el período anterior.",
    );
    const three = chartsOf(data, past, { months: 3, compare: false });
    expect(three.every(({ before }) => before === undefined)).toBe(true);
    expect(three.find(({ id }) => id === "altas")?.rows).toHaveLength(3);
  });

  it("lead from a word to its cases, and from none to those without", () => {
    expect(chart("materia").rows.map(({ label, figures }) => [label, figures.active?.to])).toEqual([
      ["Despido", "/apps/folders/list?materia=Despido"],
      ["Sin materia", "/apps/folders/list?materia=-"],
    ]);
  });

  it("leave a gap on a day that was not written down, and begin where that began", () => {
    const { rows } = chart("dias");
    expect(rows.map(({ figures }) => figures.active?.value)).toEqual([6, null, 7, null]);
  });

  it("say nothing of a month in which no case was closed", () => {
    const [first, last] = [chart("duracion").rows[0], chart("duracion").rows.at(-1)];
    expect([first?.figures.days?.value, last?.figures.days?.value]).toEqual([null, 150]);
  });

  it("say how one period stands to the one before", () => {
    expect([changeOf(3, 1, String), changeOf(1, 3, String), changeOf(2, 2, String)]).toEqual([
      "2 más",
      "2 menos",
      "igual",
    ]);
  });
});

describe("what is handed over", () => {
  it("has every figure of the screen, its sums and what they are compared with", () => {
    const table = tableOf(chart("actuaciones"));
    expect(table[0]).toEqual(["Mes", "De los portales", "Cargados a mano", "Cédulas"]);
    expect(table.slice(-2)).toEqual([
      ["Total", "60", "12", "48"],
      ["Período anterior", "60", "12", "48"],
    ]);
    expect(sumOf(chart("montos"), "amount")).toBe(126);
    const { rows } = chart("cuentas");
    expect(sumOf(chart("cuentas"), "expenses")).toBe(246);
    const to = "/dashboard/analytics?lista=dinero&mes=";
    expect(rows.at(-1)?.figures).toMatchObject({
      fees: { value: 100, to: `${to}${rows.at(-1)?.key}` },
    });
    expect(rows.at(-1)?.figures.paid).toEqual({ value: 0 });
  });

  it("is one sheet, each table under its title", () => {
    const text = toCsv(sheetOf(charts));
    for (const { title } of charts) expect(text).toContain(`"${title}"`);
  });

  it("is one document, with the same tables", () => {
    const facts = { name: "Ana Pérez", date: "20/12/2025", period: "Últimos 12 meses" };
    const text = JSON.stringify(reportOf(charts, facts).content);
    expect(text).toContain("Plazos cumplidos");
    expect(text).toContain("Últimos 12 meses · 20/12/2025");
  });
});
