import { forPractice } from "../../kernel/actor";
import { daysBetween } from "../../kernel/day.rules";
import { invalid } from "../../kernel/error";
import { SLOT_DAYS_AT_MOST } from "../availability/availability.schema";
import { slotsIn } from "../availability/slots.rules";
import { Bookings } from "../booking";
import { assertMayRead } from "./gates";
import { bookable, inWords, offered, read, situationOf } from "./openings";
import { find } from "./reservations";

type Asked = { from: string; to: string };

/** Throws a sentence where more days are requested than one response covers. */
function assertFew({ from, to }: Asked): void {
  if (daysBetween(from, to) < SLOT_DAYS_AT_MOST) return;
  throw invalid("to", `El parámetro «to»: hasta ${SLOT_DAYS_AT_MOST} días por vez`);
}

/**
 * The times of some days that anybody can book, and the practice's zone. Throws
 * `booking.not_found`.
 */
export async function slots(slug: string, { type, from, to }: Asked & { type: string }) {
  await assertMayRead();
  assertFew({ from, to });
  return forPractice(await Bookings.ownerOf(slug), async () => {
    const openings = await read(from, to);
    const situation = situationOf(openings, bookable(openings, type));
    return { zone: openings.hours.zone, slots: slotsIn(from, to, situation).map(inWords) };
  });
}

/** The times to which an appointment can be moved: its own does not conflict. */
export async function slotsToMove(id: string, { from, to }: Asked, byPractice: boolean) {
  const { type, eventId } = await find(id);
  assertFew({ from, to });
  const openings = await read(from, to);
  const kind = offered(openings.config, type);
  const given = byPractice ? { ...kind, notice: 0 } : kind;
  const situation = situationOf(openings, given, { ids: [id], eventId });
  return { zone: openings.hours.zone, slots: slotsIn(from, to, situation).map(inWords) };
}
