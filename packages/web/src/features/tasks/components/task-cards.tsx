import { useState } from "react";
import { DueMark } from "~/components/due-mark";
import { MarkBox } from "~/components/lists/mark-box";
import { cn } from "~/lib/cn";
import type { TaskRow } from "../lib/task-row";
import { TaskActions, type TaskDoing } from "./task-actions";
import { PriorityMark, Tags, Tick } from "./task-marks";
import { Files, TaskLink } from "./task-row-line";

const STEP = 100;

type TaskCardsProps = {
  rows: readonly TaskRow[];
  archived: boolean;
  marked: ReadonlySet<string>;
  doing: TaskDoing;
};

/** The tasks as cards, a hundred at a time: a thumb scrolls no further without asking. */
export function TaskCards({ rows, archived, marked, doing }: TaskCardsProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul aria-label="Tareas">
        {rows.slice(0, shown).map((row) => (
          <li
            key={row._id}
            className={cn(
              "relative flex items-start gap-2 border-b py-3 ps-4 pe-2 last:border-0",
              marked.has(row._id) ? "bg-wash" : "hover:bg-wash",
            )}
          >
            <MarkBox
              id={row._id}
              name={row.name}
              marked={marked.has(row._id)}
              onToggle={doing.toggle}
              className="pt-0.5 [&_input]:size-5"
            />
            <Tick task={row} onToggle={() => doing.tick(row)} />
            <div className="min-w-0 flex-1 pt-0.5">
              <CardBody row={row} onPeek={doing.peek} />
            </div>
            <span className="relative z-[1] -mt-0.5">
              <TaskActions {...{ row, archived, doing }} />
            </span>
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <button
          type="button"
          onClick={() => setShown(shown + STEP)}
          className="h-12 w-full border-t font-medium text-accent hover:bg-wash"
        >
          Mostrar más
        </button>
      )}
    </>
  );
}

/** What a card says of a task, on a phone or on the board. */
export function CardBody({ row, onPeek }: { row: TaskRow; onPeek: (id: string) => void }) {
  const { folderName, priority, tags, files } = row;
  return (
    <>
      <TaskLink row={row} onPeek={onPeek} className="line-clamp-2 break-words" />
      {folderName && <p className="mt-0.5 truncate text-ink-soft text-sm">{folderName}</p>}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <DueMark {...row} />
        {priority !== "media" && <PriorityMark priority={priority} />}
        <Tags tags={tags} />
        <Files count={files} />
      </p>
    </>
  );
}
