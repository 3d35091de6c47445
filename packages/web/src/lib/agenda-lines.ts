import type { Line } from "@foja/core/agenda/lines/line.schema";
import { ofEach } from "@foja/core/kernel/record-kinds.rules";
import { FOJA_KINDS } from "@foja/core/practice/kinds/kinds.rules";
import { AlarmClock, ListTodo, type LucideIcon } from "lucide-react";
import { EVENT_LOOK } from "./event-types";
import { KINDS } from "./kinds/kinds";
import { paths } from "./paths";

type DueKind = Exclude<Line["kind"], "event">;

/** The label and icon of each kind of agenda line. */
export const LINE_LOOK: Record<DueKind, { label: string; late: string; icon: LucideIcon }> = {
  deadline: { label: "Plazo", late: "Plazo vencido", icon: AlarmClock },
  task: { label: "Tarea", late: "Tarea vencida", icon: ListTodo },
  ...ofEach(FOJA_KINDS, (kind) => {
    const { name: label, ending, icon } = KINDS[kind];
    return { label, late: `${label} vencid${ending}`, icon };
  }),
};

export const lookOf = ({ kind, eventType }: Pick<Line, "kind" | "eventType">) =>
  kind === "event" ? EVENT_LOOK[eventType ?? "otro"] : LINE_LOOK[kind];

/** The lines that one person is responsible for; all lines when `whose` is null. */
export const linesOf = (lines: readonly Line[], whose: string | null): Line[] =>
  lines.filter(({ responsibleId }) => whose === null || responsibleId === whose);

/** The address of a line's full view: its own page, or its foja in the case. */
export function lineLink({ kind, _id, folderId }: Pick<Line, "kind" | "_id" | "folderId">): string {
  if (kind === "event") return paths.calendar.one(_id);
  if (kind === "deadline" || kind === "task") return paths.tasks.one(_id);
  return fojaLink(_id, folderId);
}

/** The address of an entry with a foja, in the file of its case. */
export const fojaLink = (id: string, folderId: string | null) =>
  `${paths.folders.details(folderId ?? "")}#${id}`;
