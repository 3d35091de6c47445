export { type ComingClient, clientOf } from "./client";
export { linkRange } from "./contact.item";
export { archive, batchUpdate, create, get, remove, restore, unarchive, update } from "./contacts";
export { follow, letGo } from "./follow";
export { importRows } from "./import";
export {
  addTo,
  everyone,
  type Imported,
  importedItem,
  importedLinks,
  isUntouched,
  type KnownPerson,
} from "./imported";
export * as Contacts from "./index";
export { link, unlink } from "./links";
export { list } from "./list";
export { named } from "./named";
export { fullName, identified } from "./store";
export { withEmail } from "./with-email";
