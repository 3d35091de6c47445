import { Plans } from "../../billing/plans";
import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { getMany, type Item } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Calendars } from "../../law/deadlines";
import { dayOff } from "../../law/deadlines/calendar.rules";
import { Events } from "../../practice/events";
import { Availabilities } from "../availability";
import type { Availability } from "../availability/availability.schema";
import { type Situation, type Span, slotsIn } from "../availability/slots.rules";
import { Bookings } from "../booking";
import type { BookingType } from "../booking/booking.schema";
import { type BookItem, bookKey } from "./book.item";
import { type Books, eachDay, takenIn } from "./books";

/** All that is read of a practice to decide what is free between two days. */
export type Openings = {
  config: Bookings.BookingRecord;
  /** Whether visitors may book: the page is published, and the practice's plan includes it. */
  isOpen: boolean;
  hours: Availability;
  books: Books;
  busy: Events.BusyTime[];
  isClosed(day: string): boolean;
};

/**
 * Reads what decides which times of the acting practice are free between two days: one batch and
 * one query, and the court calendar where holidays close. A day more on either side, for any zone.
 */
export async function read(from: string, to: string): Promise<Openings> {
  const ownerId = useOwner();
  const [first, last] = [addDays(from, -1), addDays(to, 1)];
  const days = eachDay(first, last);
  const keys = [Bookings.keyOf(ownerId), Availabilities.keyOf(ownerId), Plans.usageKey(ownerId)];
  const [[item, hours, usage, ...books], busy] = await Promise.all([
    getMany<Item>([...keys, ...days.map((day) => bookKey(ownerId, day))]),
    Events.busy(`${first}T00:00:00.000Z`, `${addDays(last, 1)}T00:00:00.000Z`),
  ]);
  const known = Availabilities.fromItem(hours);
  const config = Bookings.fromItem(item);
  return {
    config,
    isOpen: config.active && Plans.hasFeature(usage, "booking"),
    hours: known,
    books: new Map(days.map((day, i) => [day, books[i] as BookItem | undefined])),
    busy,
    isClosed: await closedBy(known),
  };
}

/** How many days after the requested one are searched for other times. */
const DAYS_ON = 7;

/** Reads what decides whether a time is free, and which others are in the following days. */
export function readAround(start: string): Promise<Openings> {
  const day = start.slice(0, 10);
  return read(addDays(day, -1), addDays(day, DAYS_ON));
}

/** The zone for the books, where the kind of appointment or the practice limits those per day. */
export const dayCounter = ({ config, hours }: Openings, kind: BookingType) =>
  kind.mostPerDay === null && config.mostPerDay === null ? {} : { countedIn: hours.zone };

async function closedBy({ closeOnHolidays, jurisdiction }: Availability) {
  if (!closeOnHolidays) return () => false;
  const calendar = await Calendars.load(jurisdiction);
  return (day: string) => {
    const off = dayOff(calendar, day);
    // Whether the practice opens on Saturdays is decided by its hours.
    return off !== undefined && off.kind !== "finDeSemana";
  };
}

/** What does not conflict: the reservation being moved, or an earlier hold. */
type Except = { ids?: readonly string[]; eventId?: string | null };

/** The situation in which a kind of appointment is booked, at an instant. */
export function situationOf(
  { config, hours, books, busy, isClosed }: Openings,
  kind: BookingType,
  { ids = [], eventId = null, asOf = now() }: Except & { asOf?: number } = {},
): Situation {
  return {
    ...{ hours, isClosed, kind },
    mostOfAll: config.mostPerDay,
    busy: busy.filter((one) => one.eventId !== eventId).map(spanOf),
    taken: takenIn(books, now()).filter(({ id }) => !ids.includes(id)),
    now: asOf,
  };
}

const spanOf = ({ start, end }: { start: string; end: string }): Span => ({
  start: Date.parse(start),
  end: Date.parse(end),
});

/** A kind of appointment that can be booked. Throws `booking.not_found`. */
export function bookable({ config, isOpen }: Openings, type: string): BookingType {
  if (!isOpen) throw Bookings.missing();
  return offered(config, type);
}

/** A kind of appointment that the practice offers. Throws `booking.not_found`. */
export function offered({ types }: Bookings.BookingRecord, type: string): BookingType {
  const found = types.find((one) => one._id === type && one.active);
  if (found) return found;
  throw new AppError("booking.not_found", "Esa clase de turno ya no se ofrece.");
}

export const inWords = ({ start, end }: Span) => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
});

const MOST_OFFERED = 6;

/** The error for a time that is not free, with the nearest free ones. */
export function slotTaken(asked: string, situation: Situation) {
  const [day, begins] = [asked.slice(0, 10), Date.parse(asked)];
  const away = ({ start }: Span) => Math.abs(start - begins);
  const free = slotsIn(day, addDays(day, DAYS_ON), situation)
    .sort((a, b) => away(a) - away(b))
    .slice(0, MOST_OFFERED)
    .sort((a, b) => a.start - b.start)
    .map(inWords);
  const hint = free.length > 0 ? "Elegí otro de los que quedan." : "Buscá en otros días.";
  return new AppError("slot.taken", `Ese horario ya no está disponible. ${hint}`, { free });
}
