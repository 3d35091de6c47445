import { now, nowIso } from "../../kernel/clock";
import { inTurn } from "../../kernel/dynamo";
import { isFree } from "../availability/slots.rules";
import { planEventMove } from "./agenda-event";
import { bookEntryOf, bookWrites } from "./books";
import { isBusyOutside } from "./busy";
import { decidable, save } from "./decide";
import { comingWrite, guestOf } from "./guests";
import { askLetter } from "./letters";
import { closeWrites, freshNonce, openWrite } from "./manage-link";
import { alertWrites } from "./notices";
import { dayCounter, type Openings, offered, readAround, situationOf, slotTaken } from "./openings";
import type { ReservationRecord } from "./reservation.item";
import { endOf, keptBy, nextReminder, requestEnds, step } from "./reservation.rules";

type Move = { start: string; by: "visitor" | "practice"; reason?: string | null };

/**
 * Moves a request or an appointment to another time: takes that and frees its own in one commit,
 * and replaces its manage link. Throws `slot.taken`. The practice itself need not give notice.
 */
export const reschedule = (id: string, move: Move) =>
  inTurn(async () => {
    const kept = await decidable(id, "reschedule");
    const { openings, moved, counted } = await judged(kept, move);
    return write(kept, moved, { move, openings, counted });
  });

async function judged(kept: ReservationRecord, { start, by }: Move) {
  const openings = await readAround(start);
  const kind = offered(openings.config, kept.type);
  const given = by === "practice" ? { ...kind, notice: 0 } : kind;
  const except = { ids: [kept._id], eventId: kept.eventId };
  const situation = situationOf(openings, given, except);
  const begins = Date.parse(start);
  const moved = { ...kept, start, end: endOf(begins, kind), keeps: keptBy(begins, kind) };
  if (!isFree(begins, situation) || (await isBusyOutside(moved.keeps, ownTime(kept)))) {
    throw slotTaken(start, situation);
  }
  return { openings, moved, counted: dayCounter(openings, kind) };
}

/** The span of its event, which Google may have too. */
const ownTime = ({ eventId, start, end }: ReservationRecord) =>
  eventId ? { start: Date.parse(start), end: Date.parse(end) } : undefined;

type Around = { move: Move; openings: Openings; counted: ReturnType<typeof dayCounter> };

async function write(kept: ReservationRecord, moved: ReservationRecord, around: Around) {
  const { move, openings, counted } = around;
  const { start, end, keeps, status } = moved;
  const at = nowIso();
  const isConfirmed = status === "confirmed";
  const entry = isConfirmed ? await planEventMove(moved) : undefined;
  const next = {
    ...{ start, end, keeps, nonce: freshNonce(), sequence: kept.sequence + 1 },
    zone: openings.hours.zone,
    eventId: entry?._id ?? null,
    expiresAt: isConfirmed ? null : requestEnds(now(), start),
    remindAt: isConfirmed ? nextReminder(start, now()) : null,
    history: [
      ...kept.history,
      step("rescheduled", { by: move.by, at, from: kept.start, to: start, reason: move.reason }),
    ],
  };
  const whole = { ...kept, ...next };
  return save(
    kept,
    next,
    ...(await bookWrites(openings.books, {
      add: bookEntryOf(whole),
      drop: [kept],
      ...counted,
    })),
    comingWrite(await guestOf(kept.email), whole),
    ...(await closeWrites(kept)),
    await openWrite(whole),
    ...(entry?.writes ?? []),
    ...(move.by === "visitor" ? await alertWrites(whole, "rescheduled") : []),
    askLetter(isConfirmed ? "change" : "request", whole, kept.start),
  );
}
