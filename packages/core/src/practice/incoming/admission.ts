import { Users } from "../../accounts/users";
import { Plans } from "../../billing/plans";
import { now, nowIso } from "../../kernel/clock";
import { change, get, getMany, type Item, insert, type Key, tryCommit } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Outbox } from "../../kernel/outbox";
import { dayOf } from "../../kernel/zone.rules";
import { addressed } from "../folders/mail-address.rules";
import { markTtl, type TakenItem, takenKey, toTaken, toTold } from "./admission.item";
import { ceilingOf, isMany, type Refusal } from "./admission.rules";

/** Tells a practice that letters for it are refused, once a day: telling says it. */
export type RefusedErrand = {
  kind: "mailRefused";
  userId: string;
  day: string;
  why: Exclude<Refusal, "unknown">;
  at: string;
};

/** A letter as it asks to be taken: the id under which it was received, and the bytes that it keeps. */
export type Asking = { id: string; bytes: number };

const spansNow = () => ({ hour: nowIso().slice(0, 13), day: dayOf(now()) });

/**
 * Why a letter to an address would be refused whatever it weighs, or null: what a mail server asks before
 * it reads the letter. Counts nothing.
 */
export async function refusalOf(address: string): Promise<Refusal | null> {
  const ownerId = await ownerOf(address);
  if (!ownerId) return "unknown";
  const { hour, day } = spansNow();
  const [usage, ofHour, ofDay] = await getMany<Item>([
    Plans.usageKey(ownerId),
    takenKey(ownerId, hour),
    takenKey(ownerId, day),
  ]);
  const taken = { hour: countOf(ofHour), day: countOf(ofDay) };
  if (!isMany(Plans.toSubscription(usage).plan, taken)) return null;
  await tell(ownerId, "many");
  return "many";
}

const countOf = (item: Item | undefined) => (item as TakenItem | undefined)?.count ?? 0;

/** The active practice that an address names; undefined where it names none. */
export async function ownerOf(address: string): Promise<string | undefined> {
  const { ownerId } = addressed(address, env().MAIL_IN_DOMAIN ?? "") ?? {};
  return ownerId && (await Users.find(ownerId))?.status === "active" ? ownerId : undefined;
}

/**
 * Takes a letter for a practice, or answers why not; counted once by its id, however often it is asked
 * for. What was taken is filed whatever comes after: it is not refused later. A practice is told once a
 * day that letters are refused.
 */
export async function admit(ownerId: string, { id, bytes }: Asking): Promise<Refusal | null> {
  const taken = toTaken(ownerId, id, now());
  const [known, usage] = await getMany<Item>([taken, Plans.usageKey(ownerId)]);
  if (known) return null;
  const { plan, limits, usage: used } = Plans.toSubscription(usage);
  if (used.storage + bytes > limits.storage) return refused(ownerId, "full");
  const { hour, day } = spansNow();
  const ceiling = ceilingOf(plan);
  const marked = insert(taken);
  const outcome = await tryCommit(
    marked,
    oneMore(takenKey(ownerId, hour), ceiling.hour),
    oneMore(takenKey(ownerId, day), ceiling.day),
  );
  // Another delivery of the same letter was first.
  if (outcome === "written" || outcome.write === marked || (await get(taken))) return null;
  return refused(ownerId, "many");
}

const oneMore = (key: Key, most: number) =>
  change({
    key,
    set: "SET #ttl = :ttl, #type = :type, #version = :one ADD #count :one",
    onlyIf: "attribute_not_exists(#count) OR #count < :most",
    names: { "#ttl": "ttl", "#type": "type", "#version": "version", "#count": "count" },
    values: { ":ttl": markTtl(now()), ":type": "throttle", ":one": 1, ":most": most },
  });

async function refused(ownerId: string, why: RefusedErrand["why"]): Promise<Refusal> {
  await tell(ownerId, why);
  return why;
}

async function tell(userId: string, why: RefusedErrand["why"]): Promise<void> {
  const day = dayOf(now());
  const told = toTold(userId, day, now());
  if (await get(told)) return;
  const errand: RefusedErrand = { kind: "mailRefused", userId, day, why, at: nowIso() };
  await tryCommit(insert(told), Outbox.ask(errand));
}
