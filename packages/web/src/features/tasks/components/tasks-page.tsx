import { RecordDesk } from "~/components/lists/record-desk";
import { lazyPage } from "~/lib/lazy-page";
import { useResponsibleList } from "~/lib/people/responsible-list";
import { useTaskStatus } from "../hooks/use-task-status";
import { TASKS } from "./task-list";
import { TaskOver, TaskPeek } from "./task-peek";
import { TeamLoad } from "./team-load";

const Dialogs = lazyPage(() => import("./tasks-dialogs"));
const Board = lazyPage(() => import("./tasks-board"));
const PARTS = { Dialogs, Board, Peek: TaskPeek, Over: TaskOver, Above: TeamLoad };

const SPEAKING = { all: "Tareas de todos", mine: "Mis tareas", worth: 2.5 };

/** The practice's tasks; T marks one as done. */
export default function TasksPage() {
  const { toggle } = useTaskStatus();
  const list = useResponsibleList(TASKS, SPEAKING);
  return <RecordDesk list={list} keys={{ t: toggle }} {...PARTS} />;
}
