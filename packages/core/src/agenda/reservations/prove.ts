import { Codes } from "../../accounts/codes";
import { Letters } from "../../accounts/letters";
import { forPractice, useOwner } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { commit, get, inTurn, isStale, replace } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { isFree } from "../availability/slots.rules";
import { Bookings } from "../booking";
import { planEvent } from "./agenda-event";
import { bookEntryOf, bookWrites } from "./books";
import { isBusyOutside } from "./busy";
import { assertMayAsk } from "./gates";
import { comingWrite, guestOf } from "./guests";
import { askLetter, isCode } from "./letters";
import { manageUrl, openWrite } from "./manage-link";
import { alertWrites } from "./notices";
import { bookable, type Openings, readAround, situationOf, slotTaken } from "./openings";
import {
  fromItem,
  type ReservationItem,
  type ReservationRecord,
  reservationKey,
  toItem,
} from "./reservation.item";
import { nextReminder, requestEnds, statusAt, step } from "./reservation.rules";
import type { Visit } from "./reservation.schema";
import { visitOf } from "./visit.rules";

type HoldProof = { holdId: string; code: string };
type Proved = { reservation: Visit; manageUrl: string };

/**
 * Turns a hold into an appointment with the mailed code, or into a request where the practice
 * confirms by hand. The time is checked again. Throws `hold.expired`, `auth.invalid_code` and
 * `slot.taken`; repeated, it returns the same.
 */
export async function prove(slug: string, { holdId, code }: HoldProof): Promise<Proved> {
  await assertMayAsk();
  return forPractice(await Bookings.ownerOf(slug), async () => {
    await countTry(holdId);
    const kept = await inTurn(() => tryProve(holdId, code));
    return { reservation: visitOf(kept, now()), manageUrl: await manageUrl(kept) };
  });
}

const expired = () =>
  new AppError(
    "hold.expired",
    "Pasaron los diez minutos y el horario quedó libre. Elegilo de nuevo.",
  );

async function held(id: string): Promise<ReservationRecord> {
  const isOne = isId("reservation", id);
  const item = isOne ? await get<ReservationItem>(reservationKey(useOwner(), id)) : undefined;
  if (!item) throw expired();
  return fromItem(item);
}

/** Counts a try before comparing its code, so that of many at once only five are compared. */
const countTry = (id: string) =>
  again(async () => {
    const read = await held(id);
    if (statusAt(read, now()) === "expired") throw expired();
    const next = { ...read, code: Codes.tried(read.code, false) };
    await commit(replace(toItem(next), read));
  }, isStale);

async function tryProve(id: string, digits: string): Promise<ReservationRecord> {
  const read = await held(id);
  const isRight = await isCode(read, digits);
  if (!isRight) throw Codes.notValid();
  if (read.proved) return read;
  if (statusAt(read, now()) !== "held") throw expired();
  const openings = await judged(read);
  const kind = bookable(openings, read.type);
  return take(read, openings, kind.confirmation === "manual");
}

/** Checks the time of a hold again, and returns what was read for it. Throws `slot.taken`. */
async function judged(held: ReservationRecord): Promise<Openings> {
  const [openings, busy] = await Promise.all([readAround(held.start), isBusyOutside(held.keeps)]);
  const kind = bookable(openings, held.type);
  // The notice required of a visitor counts from the hold, not from when the code is typed.
  const asOf = Date.parse(held.createdAt);
  const situation = situationOf(openings, kind, { ids: [held._id], asOf });
  if (isFree(Date.parse(held.start), situation) && !busy) return openings;
  throw slotTaken(held.start, situationOf(openings, kind));
}

async function take(held: ReservationRecord, { books }: Openings, byHand: boolean) {
  const at = nowIso();
  const entry = byHand ? undefined : await planEvent(held);
  const { ttl: _, ...kept } = held;
  const next: ReservationRecord = {
    ...kept,
    status: byHand ? "pending" : "confirmed",
    proved: true,
    eventId: entry?._id ?? null,
    expiresAt: byHand ? requestEnds(now(), held.start) : null,
    remindAt: byHand ? null : nextReminder(held.start, now()),
    history: [...held.history, step(byHand ? "requested" : "confirmed", { by: "visitor", at })],
    updatedAt: at,
  };
  const [taken, guest, link, alert] = await Promise.all([
    bookWrites(books, { add: bookEntryOf(next) }),
    guestOf(next.email),
    openWrite(next),
    alertWrites(next, byHand ? "requested" : "confirmed"),
  ]);
  await commit(
    replace(toItem(next), held),
    ...taken,
    comingWrite(guest, next),
    Letters.proveWrite(next.email),
    link,
    ...(entry?.writes ?? []),
    ...alert,
    askLetter(byHand ? "request" : "confirmation", next),
  );
  return { ...next, version: held.version + 1 };
}
