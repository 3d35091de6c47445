import type { PersonFigures } from "@foja/core/operations/statistics/statistics.schema";
import type { PersonRow } from "~/components/lists/people-table";
import { formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { People } from "~/lib/people/people";
import type { Chart } from "./chart";

type Query = Readonly<Record<string, string>>;
type Shown = { label: string; count: (of: PersonFigures) => number; to: (whose: Query) => string };

const tasks = (asked: Query) => (whose: Query) => paths.tasks.found({ ...asked, ...whose });

const SHOWN: readonly Shown[] = [
  { label: "Causas activas", count: ({ folders }) => folders, to: paths.folders.found },
  { label: "Tareas por hacer", count: (of) => of.tasks.open, to: tasks({}) },
  {
    label: "Tareas vencidas",
    count: (of) => of.tasks.overdue,
    to: tasks({ vence: "vencidas" }),
  },
  {
    label: "Plazos en 7 días",
    count: ({ deadlines }) => deadlines.week,
    to: tasks({ clase: "plazos", vence: "semana" }),
  },
  {
    label: "Plazos agendados vencidos",
    count: ({ deadlines }) => deadlines.overdue,
    to: tasks({ clase: "plazos", vence: "vencidas" }),
  },
];

export const BY_PERSON = "Por responsable";
export const LABELS = SHOWN.map(({ label }) => label);

const NOTHING = { open: 0, overdue: 0, today: 0, week: 0 };

/**
 * A row for each member of the practice, and for former ones who are still responsible for
 * something.
 */
export function rowsOf(figures: readonly PersonFigures[], { people, nameOf }: People): PersonRow[] {
  const found = new Map(figures.map((one) => [one.personId, one]));
  const ids = new Set([...people.map(({ _id }) => _id), ...found.keys()]);
  return [...ids].map((_id) => {
    const nothing = { personId: _id, folders: 0, tasks: NOTHING, deadlines: NOTHING };
    const of = found.get(_id) ?? nothing;
    return {
      ...{ _id, name: nameOf(_id) },
      figures: SHOWN.map(({ label, count, to }) => ({
        ...{ label, count: count(of) },
        to: to({ responsable: _id }),
      })),
    };
  });
}

/** What each person is responsible for, as a chart to export: one row each and their sum. */
export const peopleChart = (rows: readonly PersonRow[]): Chart => ({
  id: "personas",
  title: BY_PERSON,
  note: "De qué responde hoy cada persona.",
  shape: "words",
  head: "Persona",
  series: LABELS.map((label) => ({ key: label, label })),
  rows: rows.map(({ _id, name, figures }) => ({
    ...{ key: _id, label: name },
    figures: Object.fromEntries(
      figures.map(({ label, count, to }) => [label, { value: count, to }]),
    ),
  })),
  write: formatNumber,
  adds: true,
});
