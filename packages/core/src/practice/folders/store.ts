import { records } from "../../kernel/records";
import { type FolderRecord, indexes, present } from "./folder.item";
import type { Folder } from "./folder.schema";

export const store = records<FolderRecord, Folder>({
  kind: "folder",
  missing: "No encontramos esa causa.",
  stale: "La causa cambió mientras la editabas. Revisá los datos.",
  present,
  indexes,
});
