import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import type { BookingConfig } from "./booking.schema";

export type BookingRecord = Omit<BookingConfig, "url">;

/** What every practice begins with: no page. */
const DEFAULTS: BookingRecord = {
  slug: null,
  active: false,
  title: null,
  intro: null,
  mostPerDay: null,
  types: [],
  updatedAt: null,
  version: 0,
};

/** Whose page an address opens; its key makes the slug unique. */
export type SlugDoor = Stored<{ slug: string; ownerId: string }>;

export const configKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "BOOKINGCONFIG",
});

export const slugKey = (slug: string): Key => ({ pk: `SLUG#${slug}`, sk: "SLUG" });

/** The key that goes with a booking page: its address. */
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

/** The booking page of a practice, as it was set or as everybody begins. */
export function fromItem(item: Item | undefined): BookingRecord {
  if (!item) return DEFAULTS;
  const { slug, active, title, intro, mostPerDay, types, updatedAt, version } =
    item as Stored<BookingRecord>;
  return { slug, active, title, intro, mostPerDay, types, updatedAt, version };
}

export const present = (kept: BookingRecord): BookingConfig => ({
  ...kept,
  url: kept.slug && new URL(`/booking/${kept.slug}`, env().APP_URL).href,
});
