import { now } from "../../kernel/clock";
import type { Item } from "../../kernel/dynamo";
import { Alerts } from "../alerts";
import type { Alert } from "../alerts/alert.schema";
import { type ChangedItem, changesOf } from "./change.rules";
import { broadcast, type Sent, type Told } from "./fan-out";
import { frame } from "./frame.rules";

/** An item of the table as it is now, or last was; `isNew` when it was not there before. */
export type SeenItem = { item: Item & ChangedItem; isNew: boolean };

/**
 * Announces a practice's changes to its open screens, new alerts first: one read of connections for
 * however many changes.
 */
export async function announce(ownerId: string, seen: readonly SeenItem[]): Promise<Sent> {
  const alerts = seen.filter(({ item, isNew }) => isNew && item.type === "alert");
  const changes = changesOf(seen.map(({ item }) => item)).get(ownerId) ?? [];
  const told: Told[] = [
    ...alerts.map(({ item }) => ofAlert(Alerts.present(item))),
    ...changes.map((change) => ({ text: frame("message", change, now()) })),
  ];
  return told.length > 0 ? broadcast(ownerId, told) : { sent: 0, gone: 0, failed: 0 };
}

const ofAlert = (alert: Alert): Told => ({
  text: frame("new_alert", alert, now()),
  isFor: (member) => Alerts.isShownTo(member, alert.sourceType),
});
