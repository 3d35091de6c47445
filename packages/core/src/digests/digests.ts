import { inPractice } from "../actor";
import { Alerts } from "../alerts";
import { now } from "../clock";
import { commit } from "../dynamo";
import { AppError } from "../error";
import { Mails } from "../mails";
import { Preferences } from "../preferences";
import { Reminders } from "../reminders";
import { addDays, dayOf } from "../zone.rules";
import { AHEAD_DAYS, digestOf } from "./digest.rules";
import { personOf } from "./token";

/**
 * Asks for the digest of today for everybody who wants it and of whom there is something to say:
 * one a day for each, however often it is asked. Answers how many wanted it, and how many it asked for.
 */
export async function askAll(): Promise<{ wanted: number; asked: number }> {
  const day = dayOf(now());
  const done = { wanted: 0, asked: 0 };
  for await (const userId of Preferences.wantingDigest()) {
    done.wanted += 1;
    if (await ask(userId, day)) done.asked += 1;
  }
  return done;
}

async function ask(userId: string, day: string): Promise<boolean> {
  const coming = await Reminders.dueBetween(userId, day, addDays(day, AHEAD_DAYS));
  const groups = digestOf(day, coming, await newsOf(userId, addDays(day, -1)));
  if (groups.length === 0) return false;
  const before = new Error("asked for before");
  try {
    await commit(Mails.askDigest({ userId, day, groups }, () => before));
    return true;
  } catch (error) {
    if (error !== before) throw error;
    return false;
  }
}

/** What came on a day and has no date of its own: the courts' movements above all. */
async function newsOf(userId: string, day: string) {
  const { alerts } = await inPractice(userId, () => Alerts.list({ limit: MOST_NEWS }));
  return alerts.filter(
    ({ createdAt, expirationDate }) => expirationDate === null && dayOf(createdAt) === day,
  );
}

const MOST_NEWS = 200;

/** Stops the digests of whoever holds this token. Throws when it is nobody's. */
export async function unsubscribe(token: string): Promise<void> {
  const userId = await personOf(token);
  if (!userId) throw new AppError("request.malformed", "El enlace no es válido o está incompleto.");
  await Preferences.stopDigest(userId);
}

export { send } from "./letters";
