import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import type { BookingConfig } from "./booking.schema";

export type BookingRecord = Omit<BookingConfig, "url">;

/** The defaults of a practice: no page. */
const DEFAULTS: BookingRecord = {
  slug: null,
  active: false,
  title: null,
  intro: null,
  phone: null,
  mostPerDay: null,
  types: [],
  updatedAt: null,
  version: 0,
};

/** The practice whose page a slug opens; its key makes the slug unique. */
export type SlugDoor = Stored<{ slug: string; ownerId: string }>;

export const configKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "BOOKINGCONFIG",
});

export const slugKey = (slug: string): Key => ({ pk: `SLUG#${slug}`, sk: "SLUG" });

/** The separate key of a booking page: its slug. */
export function doorsOf(item: Item): Key[] {
  const { slug } = fromItem(item);
  return slug ? [slugKey(slug)] : [];
}

export const toItem = (ownerId: string, kept: BookingRecord): Stored<BookingRecord> => ({
  ...configKey(ownerId),
  type: "bookingConfig",
  ...kept,
});

export const toDoor = (ownerId: string, slug: string): SlugDoor => ({
  ...slugKey(slug),
  type: "slugDoor",
  version: 1,
  slug,
  ownerId,
});

/** The booking page of a practice as stored, or the defaults. */
export function fromItem(item: Item | undefined): BookingRecord {
  if (!item) return DEFAULTS;
  const { slug, active, title, intro, phone, mostPerDay, types, updatedAt, version } =
    item as Stored<BookingRecord>;
  // Pages that were saved before they had a number have none.
  const own = { slug, active, title, intro, phone: phone ?? null };
  return { ...own, mostPerDay, types, updatedAt, version };
}

export const present = (kept: BookingRecord): BookingConfig => ({
  ...kept,
  url: kept.slug && new URL(`/booking/${kept.slug}`, env().APP_URL).href,
});
