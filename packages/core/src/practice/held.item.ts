import type { Held } from "../kernel/held";
import { shelfWords } from "../kernel/records";

/** The item types that the practice's domain stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "folder", at: shelfWords("folder"), file: "causas" },
  { type: "reserved", at: ["RESERVED"], why: "who sees which case, which the cases say" },
  { type: "contact", at: shelfWords("contact"), file: "contactos" },
  { type: "link", at: ["LINK#"], file: "contactos-de-causas" },
  { type: "task", at: shelfWords("task"), file: "tareas" },
  { type: "event", at: shelfWords("event"), file: "eventos" },
  { type: "movement", at: shelfWords("movement"), file: "movimientos" },
  { type: "notification", at: shelfWords("notification"), file: "cedulas" },
  { type: "calculator", at: shelfWords("calculator"), file: "calculos" },
  { type: "computation", at: ["COMPUTATION#"], file: "calculos-anteriores" },
  { type: "expiration", at: ["EXPIRES#"], why: "derived from movements and cédulas" },
  { type: "tally", at: ["TALLY#"], why: "derived: counts of each case" },
  { type: "googleEvent", at: ["GOOGLEEVENT#"], why: "how events meet Google's; they are given" },
  { type: "googleSending", at: ["GOOGLESENDING"], why: "whether events go to Google" },
  { type: "outgoing", at: ["OUTGOING#"], why: "events on their way to Google; they are given" },
  { type: "search", why: "derived; its own partition goes whole" },
];
