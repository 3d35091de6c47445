import type { Held } from "./held";

/** The item types that the kernel stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "history", at: ["HISTORY#"], file: "historial-de-cambios" },
  { type: "idempotency", at: ["IDEMPOTENCY#"], why: "copies of answers, for a day" },
  { type: "mail", why: "an errand without its words; goes by its index, or after two days" },
  { type: "pulse", why: "of no practice" },
];
