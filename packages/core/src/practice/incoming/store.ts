import { records } from "../../kernel/records";
import { indexes, type LetterRecord, present } from "./letter.item";
import type { ListedLetter } from "./letter.schema";

export const store = records<LetterRecord, ListedLetter>({
  kind: "letter",
  missing: "No encontramos ese correo.",
  stale: "El correo cambió mientras lo mirabas. Revisá los datos.",
  present,
  // Nobody writes them: only the case of a letter changes.
  unrecorded: ["preview", "files", "verdicts", "proposal", "to", "cc", "from"],
  indexes,
});
