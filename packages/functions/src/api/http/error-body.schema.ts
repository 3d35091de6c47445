import * as z from "zod";

/** The body of every refusal. */
export const errorBody = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  requestId: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  needRefresh: z.boolean().optional(),
  limitInfo: z
    .object({
      resourceType: z.string(),
      currentCount: z.number(),
      limit: z.number(),
      plan: z.string(),
    })
    .optional(),
  featureInfo: z
    .object({ feature: z.string(), plan: z.string(), availableIn: z.array(z.string()) })
    .optional(),
  upgradeRequired: z.boolean().optional(),
  payment: z
    .object({ amount: z.number(), currency: z.string(), url: z.string().nullable() })
    .optional(),
  duplicate: z.object({ _id: z.string(), name: z.string() }).optional(),
  deleted: z
    .object({
      kind: z.string(),
      _id: z.string(),
      with: z.string().nullable(),
      since: z.string(),
      until: z.string(),
    })
    .optional(),
  free: z.array(z.object({ start: z.string(), end: z.string() })).optional(),
});
