import { Practices } from "../../accounts/practices";
import { Users } from "../../accounts/users";
import { keptIn } from "../../kernel/seen-by";
import { Alerts } from "../alerts";
import { Preferences } from "../preferences";
import { type Next, nextTo, passOn, type Raised, waitingOf } from "./pass-on.rules";
import type { Dated, SourceType } from "./reminder.rules";

/** Whether an alert of a source is passed on to the next person where it is not acknowledged. */
export const isPassedOn = (sourceType: SourceType, { section }: Dated): boolean =>
  section === "expirations" && sourceType !== "installment";

/** The people to alert next of a deadline, as each prefers; none in a practice of one. */
export async function nextOf(ownerId: string, { forId, folderId }: Dated): Promise<Next[]> {
  const people = await Practices.peopleIn(ownerId);
  if (people.length === 1) return [];
  const kept = await keptIn(ownerId);
  const maySee = (personId: string) => folderId === null || !kept(personId).has(folderId);
  return wanting(ownerId, nextTo(forId, people, maySee));
}

async function wanting(ownerId: string, ids: readonly string[]): Promise<Next[]> {
  const chosen = await Promise.all(ids.map((id) => Preferences.of(ownerId, id)));
  return ids.flatMap((personId, i) => {
    const wanted = chosen[i]?.colleagues;
    return wanted?.enabled
      ? [{ personId, afterHours: wanted.afterHours, channels: wanted.channels }]
      : [];
  });
}

/** The outcome of checking an alert that waits to be acknowledged. */
export type Passed = {
  raised: Raised[];
  recipient?: Next & { at: string; ring: Raised };
  passAt: string | null;
};

/** Whether a raised alert is passed on now, and when to check again. Forgets acknowledged ones. */
export async function passedOn(
  ownerId: string,
  dated: Dated,
  raised: Raised[],
  now: string,
): Promise<Passed> {
  const ring = waitingOf(raised, dated.forId);
  if (!ring) return { raised, passAt: null };
  const { recipient, lookAt } = passOn(ring, raised, await nextOf(ownerId, dated), now);
  if (!recipient) return { raised, passAt: lookAt };
  if (await Alerts.isAcknowledged(ownerId, ring.alertId)) {
    const { waits: _, ...known } = ring;
    return { raised: raised.map((one) => (one === ring ? known : one)), passAt: null };
  }
  return { raised, recipient: { ...recipient, ring }, passAt: lookAt };
}

/** The second line for the next person: who was alerted and did not read it. */
export async function unreadBy(personId: string): Promise<string> {
  const name = (await Users.peopleOf([personId])).get(personId)?.name ?? "Un colega";
  return `${name} no leyó su aviso`;
}
