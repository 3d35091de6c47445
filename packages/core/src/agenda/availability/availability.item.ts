import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { ZONE } from "../../kernel/zone.rules";
import type { Availability } from "./availability.schema";

/** The defaults of a practice: the mornings and afternoons of working days. */
const DEFAULTS: Availability = {
  zone: ZONE,
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "17:00" })),
  exceptions: [],
  vacations: [],
  closeOnHolidays: true,
  jurisdiction: "PJN",
  updatedAt: null,
  version: 0,
};

export const availabilityKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "AVAILABILITY",
});

export const toItem = (ownerId: string, kept: Availability): Stored<Availability> => ({
  ...availabilityKey(ownerId),
  type: "availability",
  ...kept,
});

/** The opening hours of a practice as stored, or the defaults. */
export function fromItem(item: Item | undefined): Availability {
  if (!item) return DEFAULTS;
  const kept = item as Stored<Availability>;
  return {
    zone: kept.zone,
    weekly: kept.weekly,
    exceptions: kept.exceptions,
    vacations: kept.vacations,
    closeOnHolidays: kept.closeOnHolidays,
    jurisdiction: kept.jurisdiction,
    updatedAt: kept.updatedAt,
    version: kept.version,
  };
}
