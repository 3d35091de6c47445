import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { useArchiving } from "~/lib/archiving";
import { notify } from "~/lib/notify";
import { outcomeSentence, restoredSentence } from "~/lib/outcome";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { runEach } from "~/lib/run-each";
import { refreshSession } from "~/lib/session/session";
import { hideContacts, refreshContacts } from "../api/contact-cache";
import { deleteContact, restoreContact } from "../api/contacts";
import { PEOPLE } from "../lib/words";

/** Deletes, archives and takes back: at once on the screen, undone where something disappeared. */
export function useMoveContacts() {
  const cache = useQueryClient();

  const shelves = useArchiving({
    of: "contacts",
    kind: PEOPLE,
    refresh: () => refreshContacts(cache),
  });

  /** Off the screen at once: what stays after all comes back with the reason. */
  const hiding =
    (move: (ids: readonly string[]) => Promise<void>) => async (ids: readonly string[]) => {
      await hideContacts(cache, ids);
      await move(ids);
    };

  const remove = async (ids: readonly string[]): Promise<void> => {
    await hideContacts(cache, ids);
    const { done, failed } = await runEach(ids, deleteContact);
    const reasons = failed.map(({ error }) => messageOf(error));
    const text = outcomeSentence(PEOPLE, "eliminad", done.length, reasons);
    const undo = { label: "Deshacer", run: () => void restore(cache, done) };
    if (failed.length === 0) notify.success(text, undo);
    else notify.warning(text, done.length > 0 ? undo : undefined);
    await settle(cache);
  };

  return { archive: hiding(shelves.archive), unarchive: hiding(shelves.unarchive), remove };
}

async function restore(cache: QueryClient, ids: readonly string[]): Promise<void> {
  const { done, failed } = await runEach(ids, restoreContact);
  await settle(cache);
  if (failed.length === 0) return notify.success(restoredSentence(PEOPLE, done.length));
  if (showPlanRestriction(failed[0]?.error)) return;
  notify.error(messageOf(failed[0]?.error));
}

/** The lists and the plan's count, as the server now has them. */
const settle = (cache: QueryClient) => Promise.all([refreshContacts(cache), refreshSession()]);
