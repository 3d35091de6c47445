export { type ComingClient, clientOf } from "./client";
export { archive, batchUpdate, create, get, remove, restore, unarchive, update } from "./contacts";
export { follow, letGo } from "./follow";
export { importRows } from "./import";
export * as Contacts from "./index";
export { link, unlink } from "./links";
export { list } from "./list";
export { named } from "./named";
export { fullName, identified } from "./store";
