import { Codes } from "../../accounts/codes";
import { context, forPractice, useOwner } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { digest } from "../../kernel/digest";
import { get, insert, inTurn, removeAny, stale, tryCommit } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { newId } from "../../kernel/id";
import { Idempotency } from "../../kernel/idempotency";
import { isFree } from "../availability/slots.rules";
import { Bookings } from "../booking";
import type { BookingType } from "../booking/booking.schema";
import { bookEntryOf, bookWrites } from "./books";
import { isBusyOutside } from "./busy";
import { assertMayAsk, assertMayHold } from "./gates";
import { guestOf, holdWrite, type KnownGuest } from "./guests";
import { askCode } from "./letters";
import { freshNonce } from "./manage-link";
import {
  bookable,
  dayCounter,
  type Openings,
  readAround,
  situationOf,
  slotTaken,
} from "./openings";
import {
  fromItem,
  type ReservationItem,
  type ReservationRecord,
  reservationKey,
  toItem,
} from "./reservation.item";
import { answered, endOf, HOLD_MS, keptBy, step } from "./reservation.rules";
import type { CreateHold, Hold } from "./reservation.schema";

/**
 * Holds a time for ten minutes and requests the mail with the code that proves the address; one
 * hold per visitor. Throws `booking.not_found`, `slot.taken`, a sentence on `answers`, and `Withheld`
 * where the address had its letters.
 */
export async function hold(slug: string, given: CreateHold): Promise<Hold> {
  await assertMayAsk();
  const ownerId = await Bookings.ownerOf(slug);
  // The field is invisible to people: a robot that fills it gets a normal response, without a hold.
  if (given.website) return { holdId: newId("reservation"), expiresAt: inTenMinutes() };
  await assertMayHold(ownerId);
  return forPractice(ownerId, () => inTurn(() => tryHold(given)));
}

const inTenMinutes = () => new Date(now() + HOLD_MS).toISOString();

async function tryHold(given: CreateHold): Promise<Hold> {
  const [openings, guest] = await Promise.all([readAround(given.start), guestOf(given.email)]);
  const kind = bookable(openings, given.type);
  const earlier = await earlierHold(guest);
  const fresh = await draw(given, kind, openings);
  const drawn = { ...fresh, ...codeAfter(earlier, fresh) };
  const situation = situationOf(openings, kind, { ids: earlier ? [earlier._id] : [] });
  if (!isFree(Date.parse(given.start), situation) || (await isBusyOutside(drawn.keeps))) {
    throw slotTaken(given.start, situation);
  }
  return writeHold(drawn, { openings, kind, guest, earlier });
}

type Around = {
  openings: Openings;
  kind: BookingType;
  guest: KnownGuest;
  earlier: ReservationRecord | undefined;
};

async function writeHold(drawn: ReservationRecord, { openings, kind, guest, earlier }: Around) {
  const first = insert(toItem(drawn));
  const outcome = await tryCommit(
    first,
    ...(await bookWrites(openings.books, {
      add: bookEntryOf(drawn),
      drop: earlier ? [earlier] : [],
      ...dayCounter(openings, kind),
    })),
    holdWrite(guest, drawn),
    ...(earlier ? [removeAny(reservationKey(earlier.userId, earlier._id))] : []),
    ...(await askCode(drawn)),
  );
  const shown = { holdId: drawn._id, expiresAt: drawn.expiresAt ?? drawn.end };
  if (outcome === "written") return shown;
  // This very request already wrote it.
  if (outcome.write === first) return shown;
  throw stale();
}

/** The reservation that this visitor already holds, if it was not proved. */
async function earlierHold(guest: KnownGuest): Promise<ReservationRecord | undefined> {
  const id = guest.holds[visitorOf(guest.email)];
  const item = id ? await get<ReservationItem>(reservationKey(useOwner(), id)) : undefined;
  return item && !item.proved ? fromItem(item) : undefined;
}

/** The code of a visitor's next hold: the live one that they were mailed, with its tries. */
function codeAfter(earlier: ReservationRecord | undefined, { code }: ReservationRecord) {
  if (!earlier) return {};
  const renewed = Codes.renewed(earlier.code);
  if (renewed.nonce !== earlier.code.nonce) return { code };
  return { code: renewed, codeOf: earlier.codeOf ?? earlier._id };
}

/** Identifies a visitor: a person at another address cannot end somebody's hold. */
const visitorOf = (email: string) => digest(`${email}\n${context().address}`);

async function draw(
  given: CreateHold,
  kind: BookingType,
  { config, hours }: Openings,
): Promise<ReservationRecord> {
  const said = answered(kind.questions, given.answers ?? {});
  if ("path" in said) throw invalid(said.path, said.message);
  const [at, ownerId, begins] = [nowIso(), useOwner(), Date.parse(given.start)];
  return {
    ...NEW,
    ...said,
    _id: Idempotency.mint("reservation"),
    userId: ownerId,
    type: kind._id,
    typeName: kind.name,
    start: given.start,
    end: endOf(begins, kind),
    zone: hours.zone,
    visitorZone: given.zone ?? null,
    place: { ...placeOf(kind) },
    price: kind.price,
    name: given.name,
    email: given.email,
    phone: given.phone ?? null,
    expiresAt: inTenMinutes(),
    history: [step("held", { by: "visitor", at })],
    visitor: visitorOf(given.email),
    code: Codes.renewed(null),
    keeps: keptBy(begins, kind),
    cancelUntil: kind.cancelUntil,
    title: await Bookings.titleOf(ownerId, config),
    slug: config.slug,
    practicePhone: config.phone,
    nonce: freshNonce(),
    createdAt: at,
    updatedAt: at,
    version: 1,
    ttl: Math.ceil(now() / 1000) + UNPROVED_DAYS * 24 * 3600,
  };
}

const UNPROVED_DAYS = 7;

const NEW = {
  ...({ status: "held", proved: false, cancelled: null, note: null } as const),
  ...{ eventId: null, contactId: null, folderId: null, remindAt: null, sequence: 0 },
};

const placeOf = ({ place: { kind, address, phone, link } }: BookingType) => ({
  ...{ kind, address, phone, link },
});
