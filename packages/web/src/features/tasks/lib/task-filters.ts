import { dueOn } from "@foja/core/kernel/due.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { isOpen } from "@foja/core/practice/tasks/task.rules";
import type { Option } from "~/components/ui/select-field";
import { today } from "~/lib/due";
import type { Filter } from "~/lib/lists/record-list";
import { tagFilter } from "~/lib/lists/tag-filter";
import { isArchived, isBoard } from "~/lib/lists/view";
import { monthFilter } from "~/lib/lists/word-filter";
import type { TaskRow } from "./task-row";
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from "./words";

const STATES: readonly Option[] = [
  { value: "abiertas", label: "Por hacer" },
  { value: "todas", label: "Todas" },
  ...STATUS_OPTIONS,
];

const DUES: readonly Option[] = [
  { value: "vencidas", label: "Vencidas" },
  { value: "hoy", label: "Vencen hoy" },
  { value: "semana", label: "Vencen en 7 días" },
  { value: "sin-fecha", label: "Sin fecha" },
];

function statusFits(wanted: string) {
  if (wanted === "todas") return () => true;
  return ({ status }: TaskRow) => (wanted === "abiertas" ? isOpen(status) : status === wanted);
}

/** Whether a task's due date matches a filter's value, on a day. */
export const dueFits =
  (wanted: string, on = today()) =>
  ({ dueDate }: TaskRow): boolean => {
    if (dueDate === null) return wanted === "sin-fecha";
    const { days } = dueOn(dueDate, on);
    if (wanted === "vencidas") return days < 0;
    if (wanted === "hoy") return days === 0;
    return wanted === "semana" && days >= 0 && days <= 7;
  };

/** Whether a task that was done was done by its due date. */
const keptFits = (wanted: string) => (row: TaskRow) => {
  const done = doneOn(row);
  if (!done) return false;
  if (row.dueDate === null) return wanted === "sin-fecha";
  return wanted === (done <= row.dueDate ? "si" : "no");
};

const doneOn = ({ completedAt }: TaskRow) => completedAt && dayOf(completedAt);

/** The filters of tasks, except their case; open tasks by default. */
export const TASK_FILTERS: readonly Filter<TaskRow>[] = [
  {
    param: "estado",
    label: "Estado",
    options: STATES,
    usual: "abiertas",
    fits: statusFits,
    idle: (view) => isBoard(view) || isArchived(view),
  },
  {
    param: "vence",
    label: "Vencimiento",
    all: "Cualquiera",
    options: DUES,
    fits: dueFits,
  },
  {
    param: "prioridad",
    label: "Prioridad",
    all: "Cualquiera",
    options: PRIORITY_OPTIONS,
    fits: (wanted) => (row) => row.priority === wanted,
  },
  tagFilter<TaskRow>(),
  {
    param: "clase",
    label: "Clase",
    all: "Cualquiera",
    options: [{ value: "plazos", label: "Plazos contados" }],
    fits: () => (row) => row.isDeadline,
  },
  monthFilter<TaskRow>({ param: "mes", label: "Mes en que vence" }, ({ dueDate }) => dueDate),
  monthFilter<TaskRow>({ param: "hecha", label: "Mes en que se hizo" }, doneOn),
  {
    param: "termino",
    label: "Hecha a término",
    all: "Cualquiera",
    options: [
      { value: "si", label: "A término" },
      { value: "no", label: "Tarde" },
      { value: "sin-fecha", label: "No tenía vencimiento" },
    ],
    fits: keptFits,
  },
];
