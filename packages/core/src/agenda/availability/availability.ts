import { useOwner } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { commit, get, insert, replace } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { availabilityKey, fromItem, toItem } from "./availability.item";
import type { Availability, UpdateAvailability } from "./availability.schema";

/** The opening hours of the practice. */
export const current = async (): Promise<Availability> =>
  fromItem(await get(availabilityKey(useOwner())));

/**
 * Changes the given fields; existing bookings stay as they are. Throws `version.stale` where the
 * stored version is not `ifVersion`.
 */
export async function update(given: UpdateAvailability, ifVersion?: number): Promise<Availability> {
  const read = await current();
  if (ifVersion !== undefined && ifVersion !== read.version) throw stale();
  const next = { ...read, ...given, updatedAt: nowIso() };
  const item = toItem(useOwner(), { ...next, version: 1 });
  await commit(read.version === 0 ? insert(item, stale) : replace(item, read, stale));
  return { ...next, version: read.version + 1 };
}

const stale = () =>
  new AppError("version.stale", "Tu disponibilidad cambió mientras la editabas. Volvé a abrirla.");
