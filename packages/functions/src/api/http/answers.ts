import * as z from "zod";

/** The shapes answers share. */
export const success = z.object({ success: z.literal(true) });
export const done = success.extend({ message: z.string() });

/** Says that something was done. */
export const ok = (message: string) => ({ success: true as const, message });
