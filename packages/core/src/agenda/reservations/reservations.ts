import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { addDays, isDay } from "../../kernel/day.rules";
import { commit, get, pageOf, replace } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Availabilities } from "../availability";
import { wallOf } from "../availability/wall.rules";
import {
  fromItem,
  present,
  type ReservationItem,
  type ReservationRecord,
  reservationKey,
  reservationRange,
  toItem,
} from "./reservation.item";
import { statusAt } from "./reservation.rules";
import type { listReservations, Reservation } from "./reservation.schema";

const missing = () => new AppError("reservation.not_found", "No encontramos ese turno.");

/** A reservation with its current status. Throws `reservation.not_found`, also if another's. */
export async function find(id: string): Promise<ReservationRecord> {
  if (!isId("reservation", id)) throw missing();
  const item = await get<ReservationItem>(reservationKey(useOwner(), id));
  if (!item) throw missing();
  return asItIs(item);
}

function asItIs(item: ReservationItem): ReservationRecord {
  const kept = fromItem(item);
  return { ...kept, status: statusAt(kept, now()) };
}

/** A reservation as returned to its practice. */
export const shown = async (id: string): Promise<Reservation> => present(await find(id));

type List = z.output<typeof listReservations>;

/** One page of the reservations that begin between two instants, the earliest first. */
export async function list({ status, from, to, limit, cursor }: List) {
  const edges = await edgesOf({ from, to });
  const range = { ...reservationRange(useOwner(), edges.from, edges.to), limit };
  const wanted = (item: ReservationItem) => {
    const kept = asItIs(item);
    return status ? status.includes(kept.status) : kept.proved;
  };
  const { items, nextCursor } = await pageOf({ ...range, newestFirst: false }, wanted, cursor);
  return { reservations: items.map((item) => present(asItIs(item))), nextCursor };
}

/** The bounds as instants: for a day, its midnights in the practice's zone. */
async function edgesOf({ from, to }: Pick<List, "from" | "to">) {
  const edges = await instantsOf({ from, to });
  const areDays = isDate(from) && isDate(to);
  if (isAfter(edges.from, edges.to) || (areDays && isAfter(from, to))) {
    throw invalid("to", "El parámetro «to» no puede ser anterior a «from».");
  }
  return edges;
}

const isDate = (edge?: string) => edge !== undefined && isDay(edge);
const isAfter = (one?: string, other?: string) =>
  one !== undefined && other !== undefined && one > other;

async function instantsOf({ from, to }: Pick<List, "from" | "to">) {
  if (!isDate(from) && !isDate(to)) return { from, to };
  const { zone } = await Availabilities.current();
  const midnight = (day: string) => new Date(wallOf(zone).instantAt(day, 0)).toISOString();
  return {
    from: from && isDay(from) ? midnight(from) : from,
    to: to && isDay(to) ? midnight(addDays(to, 1)) : to,
  };
}

/** Stores the practice's note. Throws `version.stale` over another version than `ifVersion`. */
export async function note(
  id: string,
  text: string | null,
  ifVersion?: number,
): Promise<Reservation> {
  const read = await find(id);
  if (ifVersion !== undefined && ifVersion !== read.version) throw stale();
  const next = { ...read, note: text, updatedAt: nowIso() };
  await commit(replace(toItem(next), read, stale));
  return present({ ...next, version: read.version + 1 });
}

const stale = () =>
  new AppError("version.stale", "El turno cambió mientras lo editabas. Volvé a abrirlo.");
