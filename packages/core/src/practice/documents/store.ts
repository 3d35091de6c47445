import { records } from "../../kernel/records";
import { type DocumentRecord, indexes, present } from "./document.item";
import type { Document } from "./document.schema";

export const store = records<DocumentRecord, Document>({
  kind: "document",
  missing: "No encontramos ese documento.",
  stale: "El documento cambió mientras lo editabas. Revisá los datos.",
  present,
  // A new version is one change, of the number of versions; what its text says is derived.
  unrecorded: ["file", "status", "pages", "textStatus"],
  indexes,
});
