import { records } from "../../kernel/records";
import { type EscritoRecord, indexes, present } from "./escrito.item";
import type { Escrito } from "./escrito.schema";

export const store = records<EscritoRecord, Escrito>({
  kind: "escrito",
  missing: "No encontramos ese escrito.",
  stale: "El escrito cambió mientras lo editabas. Revisá los datos.",
  present,
  // Its texts are kept by themselves; what is missing follows from the text.
  unrecorded: ["content", "missing", "documents", "receipt"],
  indexes,
});
