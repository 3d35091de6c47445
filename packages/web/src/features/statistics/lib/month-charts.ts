import { moneyText } from "@foja/core/kernel/money.rules";
import { paths } from "~/lib/paths";
import {
  byMonth,
  days,
  type Financial,
  listed,
  monthLabel,
  ofBoth,
  type Shown,
  type Span,
  spanned,
} from "./by-month";
import type { Chart } from "./chart";

type Both = Parameters<typeof ofBoth>[0];

const ARCHIVED = { vista: "archivadas" };

export function openedChart({ folders }: Shown, span: Span): Chart {
  const lists = (query: Record<string, string>) =>
    [paths.folders.found(query), paths.folders.found({ ...query, ...ARCHIVED })] as const;
  return byMonth(
    folders.months,
    span,
    {
      id: "altas",
      title: "Causas abiertas y cerradas por mes",
      note: "Por su fecha de inicio (o de alta, si no la tiene) y de cierre. Incluye las archivadas después.",
    },
    [
      {
        key: "opened",
        label: "Abiertas",
        of: ({ month, opened }) => ofBoth(opened, ...lists({ inicio: month })),
      },
      {
        key: "closed",
        label: "Cerradas",
        of: ({ month, closed }) => ofBoth(closed, ...lists({ cierre: month })),
      },
    ],
  );
}

export function lastedChart({ folders }: Shown, span: Span): Chart {
  const { now, before } = spanned(folders.months, span);
  const mean = (all: typeof now): number | null => {
    const cases = all.reduce((sum, { lasted }) => sum + lasted.cases, 0);
    const total = all.reduce((sum, { lasted }) => sum + lasted.days, 0);
    return cases === 0 ? null : Math.round(total / cases);
  };
  const [of, then] = [mean(now), mean(before)];
  const compared = span.compare && then !== null ? ` Período anterior: ${days(then)}.` : "";
  return {
    id: "duracion",
    title: "Cuánto dura una causa",
    note:
      of === null
        ? "Ninguna de las cerradas en el período tiene las dos fechas."
        : `Del inicio al cierre, en promedio ${days(of)} en el período.${compared}`,
    shape: "months",
    head: "Mes de cierre",
    series: [{ key: "days", label: "Días en promedio" }],
    rows: now.map(({ month, lasted: { cases, days: total } }) => ({
      key: month,
      label: monthLabel(month),
      figures: {
        days: {
          value: cases === 0 ? null : Math.round(total / cases),
          ...(cases > 0 && { to: paths.folders.found({ cierre: month }) }),
        },
      },
    })),
    write: days,
    adds: false,
  };
}

const AWAY = { estante: "archivadas" };

export function tasksChart({ tasks }: Shown, span: Span): Chart {
  const of = (how: string, month: string, both: Both) => {
    const query = { estado: "completada", hecha: month, termino: how };
    return ofBoth(both, paths.tasks.found(query), paths.tasks.found({ ...query, ...AWAY }));
  };
  return byMonth(
    tasks.months,
    span,
    {
      id: "tareas",
      title: "Tareas hechas a término",
      note: "Por el mes en que se completaron, contra su vencimiento. Incluye las archivadas después.",
    },
    [
      { key: "inTime", label: "A término", of: (m) => of("si", m.month, m.inTime) },
      { key: "late", label: "Tarde", of: (m) => of("no", m.month, m.late) },
      { key: "undated", label: "Sin vencimiento", of: (m) => of("sin-fecha", m.month, m.undated) },
    ],
  );
}

export function deadlinesChart({ tasks }: Shown, span: Span): Chart {
  const query = (month: string) => ({ clase: "plazos", mes: month });
  const done = (how: string, month: string, both: Both) => {
    const asked = { ...query(month), estado: "completada", termino: how };
    return ofBoth(both, paths.tasks.found(asked), paths.tasks.found({ ...asked, ...AWAY }));
  };
  return byMonth(
    tasks.deadlines,
    span,
    {
      id: "plazos",
      title: "Plazos cumplidos",
      note: "Por el mes en que vencían. «Sin cumplir» son los vencidos que siguen abiertos.",
    },
    [
      { key: "met", label: "A término", of: (m) => done("si", m.month, m.met) },
      { key: "late", label: "Tarde", of: (m) => done("no", m.month, m.late) },
      {
        key: "missed",
        label: "Sin cumplir",
        of: ({ month, missed }) =>
          listed(missed, paths.tasks.found({ ...query(month), vence: "vencidas" })),
      },
    ],
  );
}

export function actsChart({ activity }: Shown, span: Span): Chart {
  const to = (month: string, de: string) =>
    paths.analytics({ lista: "actuaciones", mes: month, de });
  return byMonth(
    activity.months,
    span,
    {
      id: "actuaciones",
      title: "Actividad en tribunales",
      note: "Movimientos y cédulas de tus causas, por su fecha. Las notas del estudio no cuentan.",
    },
    [
      {
        key: "court",
        label: "De los portales",
        of: ({ month, movements: { pjn, mev } }) => listed(pjn + mev, to(month, "portales")),
      },
      {
        key: "manual",
        label: "Cargados a mano",
        of: ({ month, movements }) => listed(movements.manual, to(month, "mano")),
      },
      {
        key: "notices",
        label: "Cédulas",
        of: ({ month, notifications }) => listed(notifications, to(month, "cedulas")),
      },
    ],
  );
}

export function hearingsChart({ activity }: Shown, span: Span): Chart {
  return byMonth(
    activity.months,
    span,
    {
      id: "audiencias",
      title: "Audiencias por mes",
      note: "Las de la agenda, por su día.",
    },
    [
      {
        key: "hearings",
        label: "Audiencias",
        of: ({ month, hearings }) =>
          listed(
            hearings,
            paths.calendar.found({ fecha: `${month}-01`, tipos: "audiencia", tareas: "0" }),
          ),
      },
    ],
  );
}

export function moneyChart(financial: Financial, span: Span): Chart {
  const of = (key: "fees" | "expenses" | "paid", label: string) => ({
    ...{ key, label },
    of: ({ month, [key]: value }: Financial["months"][number]) =>
      listed(value, paths.analytics({ lista: "dinero", mes: month })),
  });
  return byMonth(
    financial.months,
    span,
    {
      id: "cuentas",
      title: "Honorarios, gastos y cobros",
      note: "Los asientos de las cuentas de las causas, por su fecha. Lo que está en UMA, JUS o dólares, en los pesos de ese día.",
      write: moneyText,
    },
    [of("fees", "Honorarios"), of("expenses", "Gastos"), of("paid", "Cobrado")],
  );
}

export function claimsChart(financial: Financial, span: Span): Chart {
  return byMonth(
    financial.months,
    span,
    {
      id: "montos",
      title: "Montos liquidados",
      note: "Liquidaciones e intereses guardados, por su fecha. Cada escenario suma por separado.",
      write: moneyText,
    },
    [
      {
        key: "amount",
        label: "Total liquidado",
        of: ({ month, amount }) => listed(amount, paths.calculators.found({ mes: month })),
      },
    ],
  );
}
