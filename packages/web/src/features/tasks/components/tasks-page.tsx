import { RecordDesk } from "~/components/lists/record-desk";
import { lazyPage } from "~/lib/lazy-page";
import { useTaskStatus } from "../hooks/use-task-status";
import { TASKS } from "./task-list";
import { TaskOver, TaskPeek } from "./task-peek";

const Dialogs = lazyPage(() => import("./tasks-dialogs"));
const Board = lazyPage(() => import("./tasks-board"));
const PARTS = { Dialogs, Board, Peek: TaskPeek, Over: TaskOver };

/** The practice's tasks; T ticks one off. */
export default function TasksPage() {
  const { toggle } = useTaskStatus();
  return <RecordDesk list={TASKS} keys={{ t: toggle }} {...PARTS} />;
}
