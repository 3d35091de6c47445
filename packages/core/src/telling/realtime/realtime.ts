import { now } from "../../kernel/clock";
import type { Item } from "../../kernel/dynamo";
import { Alerts } from "../alerts";
import { type Changed, changesOf } from "./change.rules";
import { type Told, tell } from "./fan-out";
import { frame } from "./frame.rules";

/** An item of the table as it is now, or last was; `isNew` when it was not there before. */
export type Seen = { item: Item & Changed; isNew: boolean };

/**
 * Tells a practice's open screens what changed in it, new alerts first: one look at who is there, for
 * however many changes.
 */
export async function announce(ownerId: string, seen: readonly Seen[]): Promise<Told> {
  const alerts = seen.filter(({ item, isNew }) => isNew && item.type === "alert");
  const changes = changesOf(seen.map(({ item }) => item)).get(ownerId) ?? [];
  const texts = [
    ...alerts.map(({ item }) => frame("new_alert", Alerts.present(item), now())),
    ...changes.map((change) => frame("message", change, now())),
  ];
  return texts.length > 0 ? tell(ownerId, texts) : { sent: 0, gone: 0, failed: 0 };
}
