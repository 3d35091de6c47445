import { Archive, ArchiveRestore, Trash2 } from "lucide-react";
import { BulkBar } from "~/components/lists/bulk-bar";
import { Button } from "~/components/ui/button";
import { LoadMore } from "~/components/ui/load-more";
import { PageHeader } from "~/components/ui/page-header";
import { cn } from "~/lib/cn";
import { useWidth } from "~/lib/lists/use-width";
import { markedSentence } from "~/lib/outcome";
import { useSession } from "~/lib/session/session";
import { useMediaQuery, WIDE } from "~/lib/use-media-query";
import { useDoing } from "../hooks/use-doing";
import { useMoveTask } from "../hooks/use-move-task";
import { useSelection } from "../hooks/use-selection";
import { useTaskKeys } from "../hooks/use-task-keys";
import { useTaskView } from "../hooks/use-task-view";
import { useTasks } from "../hooks/use-tasks";
import { TASKS } from "../lib/words";
import { TaskPeek } from "./task-peek";
import { TasksDialogs } from "./tasks-dialogs";
import { TasksList } from "./tasks-list";
import { TasksToolbar } from "./tasks-toolbar";

/** The practice's tasks. */
export default function TasksPage() {
  const { user } = useSession();
  return user ? <TasksDesk userId={user._id} /> : null;
}

function TasksDesk({ userId }: { userId: string }) {
  const state = useTaskView();
  const { view, peeked, place, change } = state;
  const tasks = useTasks(userId, view);
  const { rows, tags } = tasks;
  const selection = useSelection(rows);
  const wide = useMediaQuery(WIDE);
  const { width, ref } = useWidth();
  const moves = useMoveTask();
  const { doing, removeAll, shelveAll } = useDoing({ userId, state, selection, moves });
  const mark = (id: string) => selection.toggle(id, false);
  const { step, reveal } = useTaskKeys({ rows, state, mark, tick: moves.toggle });
  const beside = wide ? peeked : null;
  const { selected } = selection;
  const ids = selected.map(({ _id }) => _id);
  const folderName = rows.find(({ folderId }) => folderId === view.folderId)?.folderName ?? "";
  const preset = view.folderId && folderName ? { folderId: view.folderId, folderName } : {};
  const create = (
    <Button variant="primary" onClick={() => place({ nueva: "1" })}>
      Nueva tarea
    </Button>
  );

  return (
    <>
      <PageHeader title="Tareas" actions={create} />
      <TasksToolbar {...{ view, tags, folderName }} onChange={change} />
      <div className={cn("grid items-start gap-5", beside && "grid-cols-[minmax(0,1fr)_21rem]")}>
        <div className="min-w-0">
          <div ref={ref} className={cn(!view.board && "rounded-md border bg-sheet")}>
            <TasksList {...{ tasks, state, selection, width, wide, doing, moves, reveal }} />
          </div>
          {(rows.length > 0 || tasks.hasMore) && (
            <LoadMore
              shown={rows.length}
              hasMore={tasks.hasMore}
              busy={tasks.isReadingMore}
              onMore={tasks.readMore}
            />
          )}
          {selected.length > 0 && !view.board && (
            <BulkBar
              label="Tareas marcadas"
              count={markedSentence(TASKS, selected.length)}
              actions={[
                {
                  label: view.archived ? "Desarchivar" : "Archivar",
                  icon: view.archived ? <ArchiveRestore /> : <Archive />,
                  run: () => shelveAll(ids),
                },
                { label: "Eliminar", icon: <Trash2 />, run: () => removeAll(ids) },
              ]}
              onClear={selection.clear}
            />
          )}
        </div>
        {beside && (
          <TaskPeek
            id={beside}
            moves={moves}
            onWalk={step}
            onEdit={() => place({ editar: beside })}
            onClose={() => place({ task: null })}
          />
        )}
      </div>
      <TasksDialogs {...{ state, wide, moves, preset }} />
    </>
  );
}
