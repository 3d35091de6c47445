import * as z from "zod";

/** A practice's feed as returned by the API; its secret address is returned only on creation. */
export const feed = z.object({
  createdAt: z.string(),
  /** When a program last read it, to a quarter of an hour; null before the first time. */
  lastReadAt: z.string().nullable(),
});

/** Response of `POST /api/calendar/feed`: the only time that the address is shown. */
export const newFeed = feed.extend({ url: z.string() });

export type Feed = z.output<typeof feed>;
export type NewFeed = z.output<typeof newFeed>;
