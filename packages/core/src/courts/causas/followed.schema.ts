import * as z from "zod";
import { planId } from "../../billing/plans/plan.schema";

/** The most cases that a choice names: more than any plan follows. */
const MOST = 10_000;

/** Query of `GET /api/causas/followed`: by default of the current plan. */
export const followedQuery = z.strictObject({ planId: planId.optional() });

/** Body of `PUT /api/causas/followed`: the cases that the plan shall follow before others. */
export const chooseFollowed = z.strictObject({
  folderIds: z
    .array(z.string().max(60, "Causas: un identificador no es válido"), {
      error: "Causas: mandá una lista",
    })
    .max(MOST, `Causas: hasta ${MOST}`),
});

/** How many of a practice's linked cases a plan follows at the courts and, where not all, which. */
export const followed = z.object({
  linked: z.number().int(),
  followed: z.number().int(),
  /** For how many the plan has room; null where it follows all of them. */
  limit: z.number().int().nullable(),
  /** Those that the caller sees, by name; empty where all are followed. */
  cases: z.array(
    z.object({
      _id: z.string(),
      folderName: z.string(),
      number: z.string(),
      followed: z.boolean(),
      chosen: z.boolean(),
    }),
  ),
});

export type Followed = z.output<typeof followed>;
