import { now, nowIso } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { commit, inTurn, replace, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { planEvent, takingOut } from "./agenda-event";
import { bookEntryOf, bookWrites } from "./books";
import { isBusyOutside } from "./busy";
import { guestOf, leaveWrite } from "./guests";
import { askLetter } from "./letters";
import { alertWrites } from "./notices";
import { read } from "./openings";
import { type ReservationRecord, toItem } from "./reservation.item";
import { DECIDED_FROM, nextReminder, step, wrongStatus } from "./reservation.rules";
import type { Party } from "./reservation.schema";
import { find } from "./reservations";

type Decision = keyof typeof DECIDED_FROM;

/** A reservation whose status allows that decision. Throws `reservation.state`. */
export async function decidable(id: string, decision: Decision): Promise<ReservationRecord> {
  const kept = await find(id);
  if (DECIDED_FROM[decision].includes(kept.status)) return kept;
  throw new AppError("reservation.state", wrongStatus(kept.status));
}

/** Stores the outcome of a reservation, together with other writes. */
export async function save(
  kept: ReservationRecord,
  changes: Partial<ReservationRecord>,
  ...beside: Write[]
): Promise<ReservationRecord> {
  const next = { ...kept, ...changes, updatedAt: nowIso() };
  await commit(replace(toItem(next), kept), ...beside);
  return { ...next, version: kept.version + 1 };
}

/** Confirms a request. Throws `slot.taken` where the practice has meanwhile another entry then. */
export const confirm = (id: string) =>
  inTurn(async () => {
    const kept = await decidable(id, "confirm");
    const { books } = await assertNothingElse(kept);
    const entry = await planEvent(kept);
    const next = {
      ...({ status: "confirmed", eventId: entry._id, expiresAt: null } as const),
      remindAt: nextReminder(kept.start, now()),
      sequence: kept.sequence + 1,
      history: [...kept.history, step("confirmed", { by: "practice", at: nowIso() })],
    };
    const beside = [
      ...(await bookWrites(books, { add: bookEntryOf({ ...kept, ...next }) })),
      ...entry.writes,
      askLetter("confirmation", { ...kept, ...next }),
    ];
    return save(kept, next, ...beside);
  });

async function assertNothingElse(kept: ReservationRecord) {
  const { start, end } = kept.keeps;
  const day = kept.start.slice(0, 10);
  const [openings, busy] = await Promise.all([
    read(addDays(day, -1), addDays(day, 1)),
    isBusyOutside(kept.keeps),
  ]);
  const own = openings.busy.some(
    (one) => Date.parse(one.start) < end && Date.parse(one.end) > start,
  );
  if (!own && !busy) return openings;
  throw new AppError("slot.taken", "En ese horario ya tenés otra cosa en tu agenda.");
}

type Ended = "rejected" | "cancelled" | "expired";
type Ending = { by: Party; reason?: string | null };

const LETTERS = { rejected: "rejection", cancelled: "cancellation", expired: "expiry" } as const;

/** Ends a reservation: frees its time, deletes its event from the agenda, mails its visitor. */
export async function end(kept: ReservationRecord, what: Ended, { by, reason }: Ending) {
  const at = nowIso();
  const next = {
    ...{ status: what, remindAt: null, eventId: null, expiresAt: null },
    cancelled: what === "expired" ? null : { by, reason: reason ?? null, at },
    sequence: kept.sequence + 1,
    history: [...kept.history, step(what, { by, at, reason })],
  };
  const ended = { ...kept, ...next };
  return save(
    kept,
    next,
    ...(await bookWrites(new Map(), { drop: [kept] })),
    leaveWrite(await guestOf(kept.email), kept),
    ...(await takingOut(kept)),
    ...(by === "practice" ? [] : await alertWrites(ended, what === "expired" ? what : "cancelled")),
    askLetter(LETTERS[what], ended),
  );
}

/** Rejects a request; the visitor is mailed the reason, if one is given. */
export const reject = (id: string, reason?: string | null) =>
  inTurn(async () => end(await decidable(id, "reject"), "rejected", { by: "practice", reason }));

/** Cancels a request or an appointment. */
export const cancel = (id: string, reason?: string | null) =>
  inTurn(async () => end(await decidable(id, "cancel"), "cancelled", { by: "practice", reason }));

/** Stores whether the visitor came. */
export const mark = (id: string, status: "attended" | "absent") =>
  inTurn(async () => {
    const kept = await decidable(id, status);
    const history = [...kept.history, step(status, { by: "practice", at: nowIso() })];
    return save(kept, { status, remindAt: null, history });
  });
