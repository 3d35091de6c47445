import type { ChangeCase, OpenCase } from "@foja/core/practice/clients/client.schema";
import { namePartsOf } from "@foja/core/practice/contacts/name.rules";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { changesOf } from "~/lib/forms/differences";
import type { Draft } from "~/lib/forms/draft";
import { type FolderValues, NEW_CLIENT } from "../lib/folder-form";
import { createFolder } from "./create-folder";
import { updateFolder } from "./update-folder";

/** Saves a form: creates a case with the draft's key, or changes only what differs. */
export async function saveFolder(
  folder: Folder | null,
  values: FolderValues,
  { base, key, version }: Draft<FolderValues>,
): Promise<Folder> {
  if (!folder) {
    const reserved = values.access === "reserved" && { access: "reserved" as const };
    const body = { ...bodyOf({}, values), ...reserved, folderName: values.folderName };
    return createFolder(body, key);
  }
  const changes = bodyOf(base, values);
  return Object.keys(changes).length === 0 ? folder : updateFolder(folder._id, changes, version);
}

/** The request body: the fields that differ and, instead of the client's name, their contact. */
function bodyOf(base: Partial<FolderValues>, values: FolderValues): ChangeCase & Partial<OpenCase> {
  const { clientId, department, access, ...changes } = changesOf(base, values);
  const client = clientOf(values);
  if (!client) return changes;
  const { customerName, ...rest } = changes;
  return { ...rest, client };
}

function clientOf({ clientId, customerName }: FolderValues): OpenCase["client"] {
  if (!clientId || !customerName) return undefined;
  return clientId === NEW_CLIENT ? namePartsOf(customerName) : { contactId: clientId };
}
