import { now } from "../../kernel/clock";
import { hiddenFrom, type Item, isKeptBy, type ReservedItem } from "../../kernel/dynamo";
import { shelfOf } from "../../kernel/records";
import { keptIn } from "../../kernel/seen-by";
import { Alerts } from "../alerts";
import { Chats } from "../chat";
import { type ChangedItem, changesOf } from "./change.rules";
import { broadcast, type FramesFor, type Listener } from "./fan-out";
import { frame } from "./frame.rules";
import type { Sent } from "./reach";

/** An item of the table in its present or last state, and its previous state, if it existed. */
export type SeenItem = { item: Item & ChangedItem; before?: Item };

type Kept = ReadonlySet<string>;

/**
 * Announces a practice's changes to its open screens, new alerts first: one read of connections for
 * any number of changes. What is hidden from a person is not announced to them at all.
 */
export async function announce(ownerId: string, seen: readonly SeenItem[]): Promise<Sent> {
  if (!changesOf(seen.map(changed)).has(ownerId)) return NOBODY;
  return broadcast(ownerId, async () => framesOf(ownerId, seen, await keptIn(ownerId)));
}

/** An item with what became of its record. One that was removed is its own earlier state. */
function changed({ item, before }: SeenItem): ChangedItem {
  const { type, userId, _id } = item;
  const isInBin = shelfOf(item.sk) === "deleted";
  if (item === before) return { type, userId, _id, became: isInBin ? "left" : undefined };
  return { type, userId, _id, became: isInBin ? "gone" : "there" };
}

const NOBODY: Sent = { sent: 0, gone: 0, failed: 0 };

const framesOf =
  (ownerId: string, seen: readonly SeenItem[], kept: (personId: string) => Kept): FramesFor =>
  (listener) => {
    const { personId } = listener;
    const hidden = kept(personId);
    const heard = seen.filter((one) =>
      one.item.type === "reserved"
        ? seesOtherwise(personId, one, bornReserved(seen))
        : isHeard(hidden, one) && !isOnlyForOthers(personId, one),
    );
    const changes = changesOf(heard.map(changed)).get(ownerId) ?? [];
    return [
      ...heard.flatMap((one) => newAlert(listener, hidden, one)),
      ...heard.flatMap(saidNow),
      ...changes.map((change) => frame("message", change, now())),
    ];
  };

/**
 * Whether the change is of another person's alert, or of a conversation of which the person neither
 * is nor was a member.
 */
const isOnlyForOthers = (personId: string, { item, before }: SeenItem): boolean =>
  item.type === "alert"
    ? Alerts.forWhom(item) !== personId
    : [item, ...(before ? [before] : [])].every((image) => {
        const onlyFor = Reflect.get(image, "onlyFor");
        return Array.isArray(onlyFor) && !onlyFor.includes(personId);
      });

/** A message in its present state, for a screen that shows its conversation. */
const saidNow = ({ item }: SeenItem): string[] =>
  item.type === "message"
    ? [frame("message", { type: "chat", chat: Chats.present(item) }, now())]
    : [];

/**
 * Whether a change is announced to a person: not where both its earlier and its present state are
 * hidden from them. What they may no longer see is announced, so that their screen removes it.
 */
function isHeard(hidden: Kept, { item, before }: SeenItem): boolean {
  return [item, ...(before ? [before] : [])].some((image) => !isKeptBy(hidden, image));
}

/** The cases reserved since their creation: nobody who may not see them has them on screen. */
const bornReserved = (seen: readonly SeenItem[]): Kept =>
  new Set(
    seen.flatMap(({ item, before }) => {
      const isNew = item.type === "folder" && item.version === 1 && !before;
      return isNew && Array.isArray(Reflect.get(item, "reservedFor")) ? [String(item._id)] : [];
    }),
  );

/** Whether the set of cases hidden from a person changed, apart from those they never saw. */
function seesOtherwise(personId: string, { item, before }: SeenItem, born: Kept): boolean {
  const [is, was] = [item, before].map(
    (one) =>
      new Set(
        [...hiddenFrom(one as ReservedItem | undefined, personId)].filter((id) => !born.has(id)),
      ),
  );
  return is?.size !== was?.size || [...(is ?? [])].some((id) => !was?.has(id));
}

function newAlert(listener: Listener, hidden: Kept, { item, before }: SeenItem): string[] {
  if (item.type !== "alert" || before || isKeptBy(hidden, item)) return [];
  const alert = Alerts.present(item);
  return Alerts.isShownTo(listener.member, alert.sourceType)
    ? [frame("new_alert", alert, now())]
    : [];
}
