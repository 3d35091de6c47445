import * as z from "zod";
import { support } from "./norm.schema";

/** A step of a count of time: the day it comes to, and its reason with its norm. */
export const step = support.extend({ fecha: z.string(), motivo: z.string() });

export type Step = z.output<typeof step>;
