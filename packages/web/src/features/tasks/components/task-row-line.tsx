import { Paperclip } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { DueMark } from "~/components/due-mark";
import { MarkBox } from "~/components/lists/mark-box";
import { Cell } from "~/components/ui/table";
import { cn } from "~/lib/cn";
import { rowLinkId } from "~/lib/lists/use-walk";
import { paths } from "~/lib/paths";
import type { TaskRow } from "../lib/task-row";
import type { SortKey } from "../lib/task-view";
import { TaskActions, type TaskDoing } from "./task-actions";
import { PriorityMark, StatusMark, Tags, Tick } from "./task-marks";

type TaskRowLineProps = {
  row: TaskRow;
  index: number;
  columns: readonly { id: SortKey }[];
  archived: boolean;
  beside: boolean;
  marked: boolean;
  doing: TaskDoing;
};

/** Where all columns fit there is room for the labels, too. */
const COLUMNS_WITH_TAGS = 4;

/** One task of the list: 40 px, its tick, and the whole line is its link. */
export const TaskRowLine = memo(function TaskRowLine(props: TaskRowLineProps) {
  const { row, index, columns, archived, beside, marked, doing } = props;
  return (
    <tr
      aria-rowindex={index + 2}
      aria-current={beside || undefined}
      className={cn(
        "relative transition-colors",
        beside ? "bg-accent-wash" : marked ? "bg-wash" : "hover:bg-wash",
      )}
    >
      <Cell className="select-none">
        <MarkBox id={row._id} name={row.name} marked={marked} onToggle={doing.toggle} />
      </Cell>
      <Cell dir="auto" className="ps-0 rtl:text-right">
        <span className="flex min-w-0 items-center gap-1.5">
          <Tick task={row} onToggle={() => doing.tick(row)} />
          <TaskLink row={row} onPeek={doing.peek} className="truncate leading-9" />
          {columns.length === COLUMNS_WITH_TAGS && (
            <span className="flex shrink-0 gap-1">
              <Tags tags={row.tags.slice(0, 2)} />
            </span>
          )}
          <Files count={row.files} />
        </span>
      </Cell>
      {columns.map(({ id }) => (
        <Cell key={id} dir="auto" className="text-ink-soft rtl:text-right">
          <TaskCell row={row} column={id} />
        </Cell>
      ))}
      <Cell>
        <span className="relative z-[1]">
          <TaskActions {...{ row, archived, doing }} />
        </span>
      </Cell>
    </tr>
  );
});

type TaskLinkProps = { row: TaskRow; onPeek: (id: string) => void; className?: string };

/** The name of a task: opens it beside the list, whichever way it is chosen. */
export function TaskLink({ row, onPeek, className }: TaskLinkProps) {
  return (
    <Link
      id={rowLinkId(row._id)}
      to={paths.tasks.one(row._id)}
      title={row.name}
      draggable={false}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPeek(row._id);
      }}
      className={cn(
        "min-w-0 scroll-my-28 font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2",
        row.status === "completada" && "text-ink-faint line-through",
        className,
      )}
    >
      {row.name}
    </Link>
  );
}

/** How many files hang from a task. */
export function Files({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-ink-faint text-xs">
      <Paperclip aria-hidden className="size-3.5" />
      {count}
      <span className="sr-only">{count === 1 ? "archivo" : "archivos"}</span>
    </span>
  );
}

function TaskCell({ row, column }: { row: TaskRow; column: SortKey }) {
  if (column === "dueDate") return <DueMark {...row} />;
  if (column === "priority") return <PriorityMark priority={row.priority} />;
  if (column === "status") return <StatusMark status={row.status} />;
  return row.folderName;
}
