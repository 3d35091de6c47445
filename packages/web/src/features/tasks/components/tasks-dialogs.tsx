import { RecordDialogs } from "~/components/lists/record-dialogs";
import type { Desk } from "~/lib/lists/use-desk";
import { tasks } from "../api/task-records";
import type { TaskRow } from "../lib/task-row";
import { EditTaskDialog, NewTaskDialog } from "./task-dialog";

/** The dialogs over the list of tasks; a new one gets the case by which the list is filtered. */
export default function TasksDialogs({ desk }: { desk: Desk<TaskRow> }) {
  const { folderId, folderName } = desk.all.find((row) => row.folderId === desk.view.de) ?? {};
  const preset = folderId && folderName ? { folderId, folderName } : {};
  return (
    <RecordDialogs
      {...{ desk, records: tasks }}
      made="Tarea creada"
      create={(on) => <NewTaskDialog preset={preset} {...on} />}
      edit={(id, on) => <EditTaskDialog id={id} {...on} />}
    />
  );
}
