import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { outcomeSentence, restoredSentence } from "~/lib/outcome";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { runEach } from "~/lib/run-each";
import { refreshSession } from "~/lib/session/session";
import { deleteFolder, restoreFolder } from "../api/delete-folder";
import { hideFolders } from "../api/folder-cache";
import { CASES } from "../lib/words";

/** Deletes cases: they go from the screen at once, and come back if refused or undone. */
export function useDeleteFolders() {
  const cache = useQueryClient();
  return async (ids: readonly string[]): Promise<void> => {
    await hideFolders(cache, ids);
    const { done, failed } = await runEach(ids, deleteFolder);
    const undo = { label: "Deshacer", run: () => void restore(cache, done) };
    const text = outcomeSentence(
      CASES,
      "eliminad",
      done.length,
      failed.map(({ error }) => messageOf(error)),
    );
    if (failed.length === 0) notify.success(text, undo);
    else notify.warning(text, done.length > 0 ? undo : undefined);
    await settle(cache);
  };
}

async function restore(cache: QueryClient, ids: readonly string[]): Promise<void> {
  const { done, failed } = await runEach(ids, restoreFolder);
  await settle(cache);
  if (failed.length === 0) return notify.success(restoredSentence(CASES, done.length));
  if (showPlanRestriction(failed[0]?.error)) return;
  notify.error(messageOf(failed[0]?.error));
}

/** The lists, what hung from the cases, and the plan's count, as the server now has them. */
const settle = (cache: QueryClient) => Promise.all([cache.invalidateQueries(), refreshSession()]);
