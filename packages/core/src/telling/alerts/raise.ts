import { nowIso } from "../../kernel/clock";
import { commit, insert, type Write } from "../../kernel/dynamo";
import { type Draft, idOf, toItem, toPending } from "./alert.item";
import type { Alert } from "./alert.schema";

/** What a commit throws whose alert is there already: its cause was told before. */
const told = new Error("this alert was raised before");

export const toldBefore = () => told;

/** Whether a commit was refused because its alert had been raised before, deleted since or not. */
export const wasTold = (error: unknown): boolean => error === told;

/**
 * An alert for a commit that makes more than it. Should its cause have been told before, the whole
 * commit is refused, and `wasTold` says of its error that this is why.
 */
export function plan(
  ownerId: string,
  draft: Draft,
  { push = true } = {},
): { shown: Alert; writes: Write[] } {
  const shown = drawn(ownerId, draft);
  return { shown, writes: [insert(toItem(shown, push), toldBefore), insert(toPending(shown))] };
}

function drawn(ownerId: string, { key, at, ...said }: Draft): Alert {
  return {
    ...said,
    _id: idOf(ownerId, { key, at }),
    primaryText: said.primaryText.slice(0, 300),
    secondaryText: said.secondaryText?.slice(0, 500) ?? null,
    read: false,
    avatarType: "icon",
    avatarSize: 36,
    avatarInitial: null,
    userId: ownerId,
    createdAt: nowIso(),
  };
}

/** Tells a practice something, once: the same cause again does nothing. */
export async function raise(ownerId: string, draft: Draft): Promise<void> {
  try {
    await commit(...plan(ownerId, draft).writes);
  } catch (error) {
    if (!wasTold(error)) throw error;
  }
}
