import { plainView } from "~/lib/lists/plain-view";
import type { RecordList } from "~/lib/lists/record-list";
import { filtered } from "~/lib/lists/view";
import { paths } from "~/lib/paths";
import type { People } from "~/lib/people/people";
import type { TaskRow } from "./task-row";

type Query = Readonly<Record<string, string>>;

/** The counts of each person's open tasks, and the filters of their lists. */
const FIGURES: readonly { label: string; query: Query }[] = [
  { label: "Abiertas", query: {} },
  { label: "Vencidas", query: { vence: "vencidas" } },
  { label: "En 7 días", query: { vence: "semana" } },
  { label: "Plazos", query: { clase: "plazos" } },
];

export const LABELS = FIGURES.map(({ label }) => label);

/** What each person has to do: each figure matches the list that it links to. */
export const loadOf = (
  list: RecordList<TaskRow>,
  rows: readonly TaskRow[],
  people: People["people"],
) =>
  people.map(({ _id, name }) => ({
    _id,
    name,
    figures: FIGURES.map(({ label, query: asked }) => {
      const query = { ...asked, responsable: _id };
      const count = filtered(list, rows, { ...plainView(list), ...query }).length;
      return { label, count, to: paths.tasks.found(query) };
    }),
  }));
