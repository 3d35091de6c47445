import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { outcomeSentence, restoredSentence } from "~/lib/outcome";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { runEach } from "~/lib/run-each";
import { refreshSession } from "~/lib/session/session";
import { hideTasks, refreshTasks } from "../api/task-cache";
import { deleteTask, restoreTask, shelveTasks } from "../api/task-calls";
import { TASKS } from "../lib/words";

type Told = { verb: string; done: string[]; reasons: string[]; undo: () => Promise<void> };

function tell({ verb, done, reasons, undo }: Told): void {
  const text = outcomeSentence(TASKS, verb, done.length, reasons);
  const action = { label: "Deshacer", run: () => void undo() };
  if (reasons.length === 0) notify.success(text, action);
  else notify.warning(text, done.length > 0 ? action : undefined);
}

/** The lists and the plan's count, as the server now has them. */
const settle = (cache: QueryClient) => Promise.all([refreshTasks(cache), refreshSession()]);

async function restore(cache: QueryClient, ids: readonly string[]): Promise<void> {
  const { done, failed } = await runEach(ids, restoreTask);
  await settle(cache);
  if (failed.length === 0) return notify.success(restoredSentence(TASKS, done.length));
  if (showPlanRestriction(failed[0]?.error)) return;
  notify.error(messageOf(failed[0]?.error));
}

/** Deletes and archives tasks: they go at once, and come back if refused or undone. */
export function useShelveTasks(userId: string) {
  const cache = useQueryClient();

  const remove = async (ids: readonly string[]): Promise<void> => {
    await hideTasks(cache, ids);
    const { done, failed } = await runEach(ids, deleteTask);
    const reasons = failed.map(({ error }) => messageOf(error));
    tell({ verb: "eliminad", done, reasons, undo: () => restore(cache, done) });
    await settle(cache);
  };

  const shelve = async (ids: string[], away: boolean): Promise<void> => {
    await hideTasks(cache, ids);
    try {
      const { done, failed } = await shelveTasks(userId, ids, away);
      const verb = away ? "archivad" : "desarchivad";
      const undo = () => shelve(done, !away);
      tell({ verb, done, reasons: failed.map(({ reason }) => reason), undo });
    } catch (error) {
      notify.error(messageOf(error));
    }
    await settle(cache);
  };

  return {
    remove: (ids: string[]) => void remove(ids),
    shelve: (ids: string[], away: boolean) => void shelve(ids, away),
  };
}
