import { addDays } from "../../kernel/day.rules";
import { asSeenBy } from "../../kernel/seen-by";
import { dayOf, startOfDay } from "../../kernel/zone.rules";
import { Alerts } from "../alerts";
import type { Alert } from "../alerts/alert.schema";
import type { Preferences } from "../preferences";
import { Reminders } from "../reminders";
import { AHEAD_DAYS, digestOf, type Group } from "./digest.rules";

/** The content of a day's digest, and the cases that it mentions. */
export type Gathered = { groups: Group[]; folderIds: string[] };

/**
 * Gathers the digest of a day (`YYYY-MM-DD`) for a person: all that falls due in their own
 * practice, and in another's what they answer for; nothing that is hidden from them.
 */
export const gather = ({ ownerId, personId }: Preferences.Whose, day: string): Promise<Gathered> =>
  asSeenBy(ownerId, personId, async () => {
    const due = await Reminders.dueBetween(ownerId, day, addDays(day, AHEAD_DAYS));
    const coming = due.filter(({ forId }) => personId === ownerId || forId === personId);
    const news = await newsOf(ownerId, personId, addDays(day, -1));
    const of = [...coming, ...news].flatMap(({ folderId }) => folderId ?? []);
    return { groups: digestOf(day, coming, news), folderIds: [...new Set(of)] };
  });

/** What arrived on a day and has no due date: above all, movements of the courts. */
async function newsOf(ownerId: string, personId: string, day: string) {
  const news: Alert[] = [];
  for await (const alert of Alerts.since(ownerId, personId, startOfDay(day))) {
    if (alert.expirationDate === null && dayOf(alert.createdAt) === day) news.push(alert);
  }
  return news;
}
