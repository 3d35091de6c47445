export { changeGroup, create, list, read, user } from "./conversations";
export * as Chats from "./index";
export { type MessageItem, present } from "./message.item";
export { edit, filter, remove_ as remove } from "./messages";
export { isIn } from "./place";
export { send } from "./send";
