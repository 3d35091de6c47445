import { nowIso } from "../../kernel/clock";
import { insert, type Outcome, tryCommit, type Write } from "../../kernel/dynamo";
import { type AlertDraft, idOf, toItem, toPending } from "./alert.item";
import type { Alert } from "./alert.schema";

/** An alert and its writes for a larger commit, which is refused if its cause was raised before. */
export function plan(
  ownerId: string,
  draft: AlertDraft,
  { push = true } = {},
): { shown: Alert; writes: Write[] } {
  const shown = drawn(ownerId, draft);
  return { shown, writes: [insert(toItem(shown, push)), insert(toPending(shown))] };
}

function drawn(ownerId: string, { key, at, forId = ownerId, ...said }: AlertDraft): Alert {
  return {
    ...said,
    _id: idOf(ownerId, { key, at, forId }),
    primaryText: said.primaryText.slice(0, 300),
    secondaryText: said.secondaryText?.slice(0, 500) ?? null,
    read: false,
    avatarType: "icon",
    avatarSize: 36,
    avatarInitial: null,
    userId: ownerId,
    forId,
    createdAt: nowIso(),
  };
}

/** Raises an alert for a person of a practice, once: a repeated cause does nothing. */
export async function raise(ownerId: string, draft: AlertDraft): Promise<void> {
  await tryRaise(plan(ownerId, draft).writes);
}

/**
 * Commits writes together with those of an alert, or alone where the alert's cause was raised
 * before. Returns `raised`, `written`, or the write that was refused, as `tryCommit` does.
 */
export async function tryRaise(alert: Write[], ...writes: Write[]): Promise<"raised" | Outcome> {
  if (alert.length > 0) {
    const outcome = await tryCommit(...writes, ...alert);
    if (outcome === "written") return "raised";
    if (!alert.includes(outcome.write)) return outcome;
  }
  return writes.length > 0 ? tryCommit(...writes) : "written";
}
