import type * as z from "zod";
import type { Kept } from "../../kernel/records";
import { responsibleFor } from "../responsible";
import type { FolderRecord } from "./folder.item";
import { agreeStatus } from "./folder.rules";
import { type createFolder, NEW_FOLDER, type updateFolder } from "./folder.schema";
import { withOwn } from "./reserve";
import { store } from "./store";

type Create = z.output<typeof createFolder>;
type Update = z.output<typeof updateFolder>;

/** What a person may set: the court's own answers are read and dropped. */
export function editable<G extends Update>(given: G) {
  const { causaVerified, causaIsValid, causaAssociationStatus, court, reservedFor, ...fields } =
    given;
  return fields;
}

/** A case to be written, as the nth of its request. */
export function draft(given: Create, nth = 0): Kept<FolderRecord> {
  const fields = editable(given);
  const responsibleId = responsibleFor(fields.responsibleId);
  const reservedFor = given.reservedFor ? withOwn(given.reservedFor, responsibleId) : null;
  const who = { responsibleId, reservedFor };
  return store.draft({ ...NEW_FOLDER, ...fields, ...agreeStatus(fields), ...who }, nth);
}
