import type { Write } from "../../kernel/dynamo";
import { Calculators } from "../../practice/calculators";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import { Notifications } from "../../practice/notifications";
import { Tasks } from "../../practice/tasks";
import type { PutDown, PutDownKind } from "./scheduling.rules";

/**
 * What takes out of the agenda what was put there in one go, for a commit that does more; and what
 * stays, because it was changed since. Refused as stale when any of it is changed meanwhile.
 */
export async function planUndo(
  putDown: PutDown,
): Promise<{ writes: Write[]; stays: PutDownKind[] }> {
  const parts = await Promise.all([
    part("task", putDown.taskId, Tasks.planTakingBack),
    part("event", putDown.eventId, Events.planTakingBack),
    part("notification", putDown.notificationId, Notifications.planTakingBack),
    part("calculator", putDown.calculatorId, Calculators.planTakingBack),
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
  id: string | null | undefined,
  planTakingBack: (id: string) => Promise<Found>,
): Promise<{ kind: PutDownKind; found: Found }> {
  return { kind, found: id ? await planTakingBack(id) : "gone" };
}
