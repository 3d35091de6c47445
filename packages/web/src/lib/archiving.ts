import type { Archivable } from "@foja/core/operations/shelves/archiving.schema";
import { answer } from "./api/answer";
import { client } from "./api/client";
import { messageOf } from "./api/messages";
import { notify } from "./notify";
import { type Kind, outcomeSentence } from "./outcome";
import { refreshSession, useSession } from "./session/session";

/** What one call takes at most. */
const AT_ONCE = 100;

type Moved = { ids: string[]; reasons: string[]; message: string };
type Move = (userId: string, resourceType: Archivable, itemIds: string[]) => Promise<Moved>;

const archive: Move = async (userId, resourceType, itemIds) => {
  const request = { query: { userId }, json: { resourceType, itemIds } };
  const pending = client.api.subscriptions["archive-items"].$post(request);
  const { archivedIds, failed, message } = await answer(pending);
  return { ids: archivedIds, reasons: failed.map(({ reason }) => reason), message };
};

const unarchive: Move = async (userId, resourceType, itemIds) => {
  const request = { query: { userId }, json: { resourceType, itemIds } };
  const pending = client.api.subscriptions["unarchive-items"].$post(request);
  const { unarchivedIds, failed, message } = (await answer(pending)).unarchiveResult;
  return { ids: unarchivedIds, reasons: failed.map(({ reason }) => reason), message };
};

/** All of them, a call's worth at a time, and in their order: the plan may not hold the last. */
async function moveAll(move: Move, userId: string, of: Archivable, ids: readonly string[]) {
  const whole: Moved = { ids: [], reasons: [], message: "" };
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = await move(userId, of, ids.slice(from, from + AT_ONCE));
    whole.ids.push(...part.ids);
    whole.reasons.push(...part.reasons);
    whole.message = part.message;
  }
  return whole;
}

type Options = {
  of: Archivable;
  kind: Kind;
  /** Reads again what shows them. */
  refresh: () => Promise<unknown>;
};

/** Puts records away and takes them back: what moved, what did not and why, and the way to undo it. */
export function useArchiving({ of, kind, refresh }: Options) {
  const { user } = useSession();
  const userId = user?._id ?? "";

  const run = async (move: Move, verb: string, back: Move, ids: readonly string[]) => {
    try {
      const { ids: moved, reasons, message } = await moveAll(move, userId, of, ids);
      const undo =
        moved.length > 0 ? { label: "Deshacer", run: () => void again(back, moved) } : undefined;
      if (reasons.length === 0) notify.success(message, undo);
      else notify.warning(outcomeSentence(kind, verb, moved.length, reasons), undo);
    } catch (error) {
      notify.error(messageOf(error));
    }
    await Promise.all([refresh(), refreshSession()]);
  };

  const again = async (back: Move, ids: readonly string[]): Promise<void> => {
    const failure = await moveAll(back, userId, of, ids).then(
      ({ reasons: [reason] }) => reason,
      messageOf,
    );
    if (failure) notify.error(failure);
    await Promise.all([refresh(), refreshSession()]);
  };

  return {
    archive: (ids: readonly string[]) => run(archive, "archivad", unarchive, ids),
    unarchive: (ids: readonly string[]) => run(unarchive, "desarchivad", archive, ids),
  };
}
