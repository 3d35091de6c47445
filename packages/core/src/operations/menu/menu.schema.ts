import * as z from "zod";

/** The menu as `GET /api/menu/dashboard` returns it, with its counts. */
export const menu = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** Null for one that is announced and not built. */
        url: z.string().nullable(),
        /** How many need action; absent for none. */
        badge: z.number().int().positive().optional(),
      }),
    ),
  }),
);

export type Menu = z.output<typeof menu>;
