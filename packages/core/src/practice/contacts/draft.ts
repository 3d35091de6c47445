import type * as z from "zod";
import type { Kept } from "../../kernel/records";
import type { ContactRecord } from "./contact.item";
import type { createContact, updateContact } from "./contact.schema";
import { store } from "./store";

type Create = z.output<typeof createContact>;
type Update = z.output<typeof updateContact>;

const EMPTY = {
  lastName: null,
  email: null,
  phone: null,
  role: null,
  personType: "humana",
  document: null,
  cuit: null,
  cbu: null,
  company: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  status: "activo",
  folderIds: [],
  goneFolderIds: [],
} as const satisfies Partial<ContactRecord>;

/** The stored fields of a request's input. */
export function kept<G extends Update>({ type, allowDuplicate, folderIds, ...facts }: G) {
  return { ...facts, ...(type && { personType: type }), ...(folderIds && { folderIds }) };
}

/** A new contact to store, the nth of its request. */
export function draft(given: Create, nth = 0): Kept<ContactRecord> {
  return store.draft({ ...EMPTY, folderIds: [], goneFolderIds: [], ...kept(given) }, nth);
}
