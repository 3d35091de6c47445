import * as z from "zod";

/** A signed-in device, as its owner sees it. */
export const session = z.object({
  _id: z.string(),
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
});

/** Body of `PATCH /api/sessions/current`: the name by which its owner recognises the device. */
export const renameSession = z.strictObject({
  device: z.string({ error: "Dispositivo: completá este dato" }).trim().min(1).max(80).optional(),
});

export type Session = z.output<typeof session>;
