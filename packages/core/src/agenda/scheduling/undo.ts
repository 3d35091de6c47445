import type { Write } from "../../kernel/dynamo";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { Tasks } from "../../practice/tasks";
import type { PutDown, PutDownKind } from "./scheduling.rules";

/**
 * The writes that remove scheduled records from the agenda, for a larger commit; and which of them
 * stay because they were changed since. Refused as stale when any of it changes meanwhile.
 */
export async function planUndo({
  eventId,
  taskId,
}: PutDown): Promise<{ writes: Write[]; stays: PutDownKind[] }> {
  const parts = await Promise.all([
    part("task", taskId, Tasks.planTakingBack),
    part("event", eventId, Events.planTakingBack),
  ]);
  const taken = parts.flatMap(({ kind, found }) =>
    typeof found === "string" ? [] : [{ ...found, kind }],
  );
  const counted = taken.map(({ kind, read: { folderId } }) => ({ kind, folderId }));
  return {
    writes: [...taken.flatMap(({ writes }) => writes), ...Folders.recount(counted)],
    stays: parts.flatMap(({ kind, found }) => (found === "changed" ? [kind] : [])),
  };
}

type Found = { read: { folderId: string | null }; writes: Write[] } | "changed" | "gone";

async function part(
  kind: PutDownKind,
  id: string | null,
  planTakingBack: (id: string) => Promise<Found>,
): Promise<{ kind: PutDownKind; found: Found }> {
  return { kind, found: id ? await planTakingBack(id) : "gone" };
}
