import type { Item } from "../kernel/dynamo";
import type { Held } from "../kernel/held";
import { Realtime } from "./realtime";

/** The items that this folder stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "alert", back: "stays", at: ["ALERT#"], file: "alertas" },
  { type: "silentAlert", back: "missing", at: ["ALERT#"], why: "has no text" },
  {
    type: "pendingAlert",
    back: "stays",
    at: ["PENDING#"],
    why: "alerts on their way to a screen; they are given",
  },
  { type: "conversation", back: "missing", at: ["CONVERSATION#"], file: "conversaciones" },
  { type: "message", back: "missing", at: ["CHAT#"], file: "mensajes" },
  {
    type: "chatFile",
    back: "missing",
    at: ["CHATFILE#"],
    why: "what a message carries; the message is given",
  },
  {
    type: "chatSent",
    back: "stays",
    at: ["CHATSENT#"],
    why: "that a message was sent; the message is given",
  },
  { type: "reminder", back: "derived", at: ["REMINDER#"], why: "derived from what falls due" },
  { type: "preferences", back: "stays", at: ["PREFERENCES"], file: "preferencias" },
  {
    type: "pushSubscription",
    back: "person",
    at: ["PUSH#"],
    file: "avisos-en-dispositivos",
    // With these anybody can write to the device.
    hidden: ["endpoint", "keys"],
  },
  {
    type: "connection",
    back: "stays",
    at: ["CONNECTION#"],
    why: "a screen that is open, for two hours",
    beside: (item: Item) => Realtime.socketKeysOf(item),
  },
];
