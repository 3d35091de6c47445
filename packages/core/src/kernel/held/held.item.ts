import type { Held } from "./held";

/** The item types that the kernel stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "history", back: "missing", at: ["HISTORY#"], file: "historial-de-cambios" },
  { type: "idempotency", back: "stays", at: ["IDEMPOTENCY#"], why: "copies of answers, for a day" },
  {
    type: "mail",
    back: "product",
    why: "an errand without its words; goes by its index, or after two days",
  },
  { type: "pulse", back: "product", why: "of no practice" },
];
