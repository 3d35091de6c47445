import { TASK_PRIORITIES, TASK_STATUSES } from "@foja/core/practice/tasks/task.schema";
import { CircleCheckBig, FolderOpen, ListTodo } from "lucide-react";
import { DueMark } from "~/components/due-mark";
import { caseFilter } from "~/components/lists/case-filter";
import { RecordMenu } from "~/components/lists/record-menu";
import { ResponsibleMark } from "~/components/responsible-mark";
import { Tags } from "~/components/tags";
import { Link } from "~/components/ui/link";
import { MenuItem } from "~/components/ui/menu";
import type { DeskList, RowProps } from "~/lib/lists/record-list";
import { paths } from "~/lib/paths";
import { tasks } from "../api/task-records";
import { TASK_FILTERS } from "../lib/task-filters";
import type { TaskRow } from "../lib/task-row";
import { Files, PriorityMark, StatusMark, Tick } from "./task-marks";

/** The list of the practice's tasks, those due first. */
export const TASKS: DeskList<TaskRow> = {
  records: tasks,
  icon: <ListTodo />,
  nameOf: ({ name }) => name,
  linkOf: paths.tasks.one,
  hasBoard: true,
  lead: { id: "name", label: "Tarea", width: 224 },
  columns: [
    {
      id: "dueDate",
      label: "Vence",
      width: 276,
      worth: 1,
      usual: true,
      cell: (row) => <DueMark {...row} />,
    },
    {
      id: "priority",
      label: "Prioridad",
      width: 108,
      worth: 2,
      usual: true,
      // The most urgent first, in the same direction as due dates.
      rank: ({ priority }) => String(9 - TASK_PRIORITIES.indexOf(priority)),
      cell: ({ priority }) => <PriorityMark priority={priority} />,
    },
    {
      id: "status",
      label: "Estado",
      width: 128,
      worth: 4,
      usual: true,
      rank: ({ status }) => String(TASK_STATUSES.indexOf(status)),
      cell: ({ status }) => <StatusMark status={status} />,
    },
    { id: "folderName", label: "Causa", width: 240, worth: 3, usual: true },
  ],
  filters: [...TASK_FILTERS, caseFilter<TaskRow>()],
  searched: ({ name, folderName, tags }) => [name, folderName, ...tags],
  within: "tarea, causa o etiqueta",
  usual: "dueDate",
  orders: [
    { value: "dueDate", label: "Por vencimiento" },
    { value: "priority", label: "Por prioridad" },
    { value: "name", label: "Por nombre" },
    { value: "folderName", label: "Por causa" },
    { value: "status", label: "Por estado" },
    { value: "-createdAt", label: "Las más nuevas" },
  ],
  address: { peeked: "task", shelf: "estante" },
  done: {
    icon: <CircleCheckBig />,
    text: "No queda nada por hacer.",
    label: "Ver todas",
    change: { estado: "todas" },
  },
  Menu: TaskMenu,
  Card: TaskCard,
  Before: ({ row }) => <Tick task={row} />,
  After: TaskMarks,
  nameClass: ({ status }) => status === "completada" && "text-ink-faint line-through",
};

/** The actions on a task. */
export function TaskMenu({ row, archived, actions }: RowProps<TaskRow>) {
  const { _id, name, folderId } = row;
  return (
    <RecordMenu
      {...{ name, archived }}
      onEdit={() => actions.edit(_id)}
      onShelve={() => actions.shelve(_id)}
      onDelete={() => actions.remove(_id)}
    >
      {folderId && (
        <MenuItem asChild>
          <Link to={paths.folders.details(folderId)}>
            <FolderOpen aria-hidden /> Abrir la causa
          </Link>
        </MenuItem>
      )}
    </RecordMenu>
  );
}

/** A task on a card below its name, on a phone or on the board. */
export function TaskCard({ row }: { row: TaskRow }) {
  const { folderName, priority, tags, files, responsibleId } = row;
  return (
    <>
      {folderName && <p className="mt-0.5 truncate text-ink-soft text-sm">{folderName}</p>}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <DueMark {...row} />
        {priority !== "media" && <PriorityMark priority={priority} />}
        <ResponsibleMark id={responsibleId} />
        <Tags tags={tags} />
        <Files count={files} />
      </p>
    </>
  );
}

/** What is shown after a task's name; its labels only where all columns fit. */
function TaskMarks({ row, roomy }: { row: TaskRow; roomy: boolean }) {
  return (
    <>
      {roomy && (
        <span className="flex shrink-0 gap-1">
          <Tags tags={row.tags.slice(0, 2)} />
        </span>
      )}
      <Files count={row.files} />
    </>
  );
}
