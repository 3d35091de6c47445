export { ownerOf } from "./change.rules";
export { socketKeysOf } from "./connection.item";
export { closeAll, closePerson, closeSession } from "./fan-out";
export * as Realtime from "./index";
export { closed, lookAgain, opened, received } from "./protocol";
export { announce, type SeenItem } from "./realtime";
