import type * as z from "zod";
import type { Kept } from "../../kernel/records";
import { responsibleFor } from "../responsible";
import type { FolderRecord } from "./folder.item";
import { agreeStatus } from "./folder.rules";
import { type createFolder, NEW_FOLDER, type updateFolder } from "./folder.schema";
import { reservedFrom } from "./reserve";
import { store } from "./store";

type Create = z.output<typeof createFolder>;
type Update = z.output<typeof updateFolder>;

/** The fields stored as given: not the court's data, nor who may see the case (`reservedFrom`). */
export function editable<G extends Update>(given: G) {
  const { causaVerified, causaIsValid, causaAssociationStatus, court, ...fields } = given;
  const { access, memberIds, ...own } = fields;
  return own;
}

/** A new case to store, the nth of its request. */
export function draft(given: Create, nth = 0): Kept<FolderRecord> {
  const fields = editable(given);
  const responsibleId = responsibleFor(fields.responsibleId);
  const who = { responsibleId, reservedFor: reservedFrom(given, null, responsibleId) };
  return store.draft({ ...NEW_FOLDER, ...fields, ...agreeStatus(fields), ...who }, nth);
}
