import { useQueryClient } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { messageOf } from "~/lib/api/messages";
import { today } from "~/lib/due";
import { notify } from "~/lib/notify";
import { type DueTask, movedDueText } from "../lib/entries";

const dueOn = (id: string, dueDate: string) =>
  answer(client.api.tasks[":id"].$put({ param: { id }, json: { dueDate } }));

/** Moves a task or a deadline to another day, wherever it is shown; can be undone. */
export function useMoveTask() {
  const cache = useQueryClient();
  const refresh = () =>
    Promise.all(["tasks", "activities"].map((key) => cache.invalidateQueries({ queryKey: [key] })));

  async function move({ _id }: DueTask, day: string): Promise<boolean> {
    try {
      await dueOn(_id, day);
      return true;
    } catch (error) {
      notify.error(messageOf(error));
      return false;
    } finally {
      await refresh();
    }
  }

  return async (task: DueTask, day: string): Promise<void> => {
    if (day === task.day || !(await move(task, day))) return;
    const back = () => void move(task, task.day);
    notify.success(movedDueText(task.title, day, today()), { label: "Deshacer", run: back });
  };
}
