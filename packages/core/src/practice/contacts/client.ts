import type { Write } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import type { Kept } from "../../kernel/records";
import type { ContactRecord } from "./contact.item";
import type { CreateContact } from "./contact.schema";
import { draft } from "./draft";
import { relink } from "./links";
import { fullName, store } from "./store";

type Named = Pick<CreateContact, "name" | "lastName" | "type">;

/** A contact about to become the client of a case: `isNew` if it must be counted in the plan. */
export type ComingClient = {
  fullName: string;
  isNew: boolean;
  /** The writes that link it to a case, for the commit that creates or changes the case. */
  join: (folderId: string) => Write[];
};

/** An existing or new contact as the client of a case. Throws a sentence on `client`. */
export async function clientOf(given: { contactId: string } | Named): Promise<ComingClient> {
  if ("contactId" in given) return standing(await found(given.contactId));
  const made = draft({ ...given, role: "cliente" });
  return {
    fullName: fullName(made),
    isNew: true,
    join: (folderId) => {
      const { writes } = store.planned({ ...made, folderIds: [folderId] });
      return [...writes, ...relink(made, [], [folderId])];
    },
  };
}

async function found(id: string): Promise<Kept<ContactRecord>> {
  try {
    return await store.find(id);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "contact.not_found")) throw error;
    throw invalid("client.contactId", "Cliente: no encontramos ese contacto.");
  }
}

function standing(read: Kept<ContactRecord>): ComingClient {
  const join = (folderId: string) => {
    const there = read.folderIds.includes(folderId);
    if (there && read.role) return [];
    const folderIds = there ? read.folderIds : [...read.folderIds, folderId];
    // Keeps the contact's role; one without a role becomes a client.
    const next = { ...read, folderIds, role: read.role ?? ("cliente" as const) };
    return store.plannedChange(read, next, ...relink(read, read.folderIds, folderIds)).writes;
  };
  return { fullName: fullName(read), isNew: false, join };
}
