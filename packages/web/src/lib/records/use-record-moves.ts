import type { Archivable } from "@foja/core/operations/shelves/archiving.schema";
import { useQueryClient } from "@tanstack/react-query";
import { answer } from "../api/answer";
import { client } from "../api/client";
import { messageOf } from "../api/messages";
import { askDeletion } from "../ask-deletion";
import { type Notice, notify } from "../notify";
import { deletionText, deletionTitle, outcomeSentence, restoredSentence } from "../outcome";
import { TO_TRASH } from "../paths";
import { showPlanRestriction } from "../plan-restriction";
import { runEach } from "../run-each";
import { refreshSession, useSession } from "../session/session";
import type { Identified } from "./pages";
import type { ListedRecords } from "./records";

/** The most records that one call accepts. */
const AT_ONCE = 100;

type Shelving = { userId: string; resourceType: Archivable; away: boolean };

async function shelveSome({ userId, resourceType, away }: Shelving, itemIds: string[]) {
  const request = { query: { userId }, json: { resourceType, itemIds } };
  const { subscriptions } = client.api;
  if (away) {
    const { archivedIds, ...rest } = await answer(subscriptions["archive-items"].$post(request));
    return { ids: archivedIds, ...rest };
  }
  const pending = subscriptions["unarchive-items"].$post(request);
  const { unarchivedIds, ...rest } = (await answer(pending)).unarchiveResult;
  return { ids: unarchivedIds, ...rest };
}

/** Moves all of them, in calls of `AT_ONCE` and in order: the plan may be full before the last. */
async function shelveAll(shelving: Shelving, ids: readonly string[]) {
  const moved = { done: [] as string[], reasons: [] as string[], message: "" };
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    try {
      const part = await shelveSome(shelving, ids.slice(from, from + AT_ONCE));
      moved.done.push(...part.ids);
      moved.reasons.push(...part.failed.map(({ reason }) => reason));
      moved.message = part.message;
    } catch (error) {
      if (from === 0) throw error;
      // What earlier calls moved stays moved, and can be undone.
      moved.reasons.push(...ids.slice(from).map(() => messageOf(error)));
      break;
    }
  }
  return moved;
}

type Outcome = {
  done: string[];
  reasons: string[];
  text: string;
  undo: () => Promise<void>;
  link?: Notice["link"];
};

/** Shows what moved, what did not and why, with an undo for what did. */
function report({ done, reasons, text, undo, link }: Outcome): void {
  const action = { label: "Deshacer", run: () => void undo() };
  if (reasons.length === 0) notify.success(text, action, link);
  else notify.warning(text, done.length > 0 ? action : undefined, link);
}

/** The name of a single record, and what is done first when it is confirmed. */
type Asking = { name?: string; first?: () => void };

/** What is deleted with these records, if anything. */
function alongOf(along: ListedRecords<Identified>["along"], ids: readonly string[]) {
  const [id = "", ...others] = ids;
  return along && (async () => (others.length > 0 ? along.all : along.one(id)));
}

/**
 * Archives, deletes and restores records. Deleting asks first. They disappear from the screen at
 * once, and appear again if that is refused or undone.
 */
export function useRecordMoves<R extends Identified>(records: ListedRecords<R>) {
  const { kind, shelves: resourceType } = records;
  const cache = useQueryClient();
  const { user } = useSession();
  const userId = user?._id ?? "";

  const settle = async () => {
    const reading = records.carries ? cache.invalidateQueries() : records.refresh(cache);
    await Promise.all([reading, refreshSession()]);
  };

  const restore = async (ids: readonly string[]): Promise<void> => {
    const { done, failed } = await runEach(ids, records.restore);
    await settle();
    if (failed.length === 0) return notify.success(restoredSentence(kind, done.length));
    if (showPlanRestriction(failed[0]?.error)) return;
    const reasons = failed.map(({ error }) => messageOf(error));
    if (done.length === 0) notify.error(reasons[0] ?? "");
    else notify.warning(outcomeSentence(kind, "restaurad", done.length, reasons));
  };

  const remove = async (ids: readonly string[]): Promise<void> => {
    await records.hide(cache, ids);
    const { done, failed } = await runEach(ids, records.remove);
    const reasons = failed.map(({ error }) => messageOf(error));
    const text = outcomeSentence(kind, "eliminad", done.length, reasons);
    report({ done, reasons, text, undo: () => restore(done), link: TO_TRASH });
    await settle();
  };

  const shelve = async (ids: readonly string[], away: boolean, isUndoing = false) => {
    if (!resourceType) return;
    await records.hide(cache, ids);
    try {
      const { done, reasons, message } = await shelveAll({ userId, resourceType, away }, ids);
      const verb = away ? "archivad" : "desarchivad";
      const counts = reasons.length > 0 || records.counts;
      const text = counts ? outcomeSentence(kind, verb, done.length, reasons) : message;
      if (!isUndoing) report({ done, reasons, text, undo: () => shelve(done, !away, true) });
      else if (reasons.length > 0) notify.error(text);
    } catch (error) {
      notify.error(messageOf(error));
    }
    await settle();
  };

  const ask = (ids: readonly string[], { name, first }: Asking = {}) =>
    askDeletion({
      title: deletionTitle(kind, ids.length),
      text: deletionText(kind, ids.length, name),
      along: alongOf(records.along, ids),
      run: () => {
        first?.();
        void remove(ids);
      },
    });

  return {
    /** Deletes them once a person has confirmed it. */
    remove: ask,
    /** Takes back one that was just created, without asking: it goes to the bin. */
    takeBack: (id: string) => void remove([id]),
    /** Archives them, or unarchives them. */
    shelve: (ids: readonly string[], away: boolean) => void shelve(ids, away),
  };
}
