import { addDays, addMonths } from "@foja/core/kernel/day.rules";
import type { DayDocument, Shares } from "@foja/core/operations/statistics/statistics.schema";
import { FOLDER_STATUS } from "~/components/folder-status";
import { formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";
import { listed, type Shown, type Span } from "./by-month";
import type { Chart, Row } from "./chart";
import {
  actsChart,
  claimsChart,
  deadlinesChart,
  hearingsChart,
  lastedChart,
  moneyChart,
  openedChart,
  tasksChart,
} from "./month-charts";

/** Every chart of the screen, in order. */
export function chartsOf(data: Shown, past: readonly DayDocument[], span: Span): Chart[] {
  const { financial } = data;
  return [
    statusChart(data),
    wordChart("materia", "Por materia", "materia", data.matters),
    wordChart("fuero", "Por fuero", "fuero", data.folders.fueros),
    wordChart("juzgado", "Por juzgado", "juzgado", data.folders.courts),
    openedChart(data, span),
    lastedChart(data, span),
    tasksChart(data, span),
    deadlinesChart(data, span),
    actsChart(data, span),
    hearingsChart(data, span),
    ...(financial ? [claimsChart(financial, span), moneyChart(financial, span)] : []),
    daysChart(past, data.cacheInfo.day, span),
  ];
}

function statusChart({ folders: { distribution } }: Shown): Chart {
  return {
    id: "estado",
    title: "Causas por estado",
    note: "Las que están en el escritorio, sin las archivadas.",
    shape: "words",
    head: "Estado",
    series: [{ key: "cases", label: "Causas" }],
    rows: Object.entries(distribution).map(([status, value]) => ({
      key: status,
      label: FOLDER_STATUS[status as keyof typeof distribution].label,
      figures: { cases: listed(value, paths.folders.found({ estado: status })) },
    })),
    write: formatNumber,
    adds: true,
  };
}

/** The value in the list's address for a field without a word. */
const WITHOUT = "-";

function wordChart(param: string, title: string, word: string, shares: Shares): Chart {
  const none = `Sin ${word}`;
  return {
    id: param,
    title,
    note: `Causas activas y cerradas del escritorio, por lo que dice su ${word}.`,
    shape: "words",
    head: word.charAt(0).toUpperCase() + word.slice(1),
    series: [
      { key: "active", label: "Activas" },
      { key: "closed", label: "Cerradas" },
    ],
    rows: shares.values.map(({ name, active, closed }) => {
      const query = { [param]: name ?? WITHOUT };
      return {
        key: name ?? WITHOUT,
        label: name ?? none,
        figures: {
          active: listed(active, paths.folders.found(query)),
          closed: listed(closed, paths.folders.found({ ...query, estado: "cerrada" })),
        },
      };
    }),
    write: formatNumber,
    adds: true,
  };
}

/** The stored figures by day: a day without one is a gap. */
function daysChart(past: readonly DayDocument[], today: string, { months }: Span): Chart {
  const byDay = new Map(past.map((document) => [document.date, document.folders.active]));
  const rows: Row[] = [];
  for (let day = addMonths(today, -months); day <= today; day = addDays(day, 1)) {
    rows.push({
      key: day,
      label: `${day.slice(8)}/${day.slice(5, 7)}`,
      figures: { active: { value: byDay.get(day) ?? null } },
    });
  }
  const first = rows.findIndex(({ figures }) => figures.active?.value !== null);
  return {
    id: "dias",
    title: "Causas activas, día por día",
    note: "Como estaban cada madrugada. Los días sin registro quedan en blanco.",
    shape: "days",
    head: "Día",
    series: [{ key: "active", label: "Causas activas" }],
    rows: first === -1 ? [] : rows.slice(first),
    write: formatNumber,
    adds: false,
  };
}
