import * as z from "zod";

/** A practice's feed as it is answered; its secret address only when it is made. */
export const feed = z.object({
  createdAt: z.string(),
  /** When a program last read it, to the quarter of an hour; null while none has. */
  lastReadAt: z.string().nullable(),
});

/** Answer of `POST /api/calendar/feed`: the only time that the address is shown. */
export const newFeed = feed.extend({ url: z.string() });

export type Feed = z.output<typeof feed>;
export type NewFeed = z.output<typeof newFeed>;
