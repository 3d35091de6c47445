import type { Item } from "../kernel/dynamo";
import type { Held } from "../kernel/held";
import { Realtime } from "./realtime";

/** The items that this folder stores, see `Held`. */
export const held: readonly Held[] = [
  { type: "alert", at: ["ALERT#"], file: "alertas" },
  { type: "silentAlert", at: ["ALERT#"], why: "has no text" },
  {
    type: "pendingAlert",
    at: ["PENDING#"],
    why: "alerts on their way to a screen; they are given",
  },
  { type: "conversation", at: ["CONVERSATION#"], file: "conversaciones" },
  { type: "message", at: ["CHAT#"], file: "mensajes" },
  { type: "chatFile", at: ["CHATFILE#"], why: "what a message carries; the message is given" },
  { type: "chatSent", at: ["CHATSENT#"], why: "that a message was sent; the message is given" },
  { type: "reminder", at: ["REMINDER#"], why: "derived from what falls due" },
  { type: "preferences", at: ["PREFERENCES"], file: "preferencias" },
  {
    type: "pushSubscription",
    at: ["PUSH#"],
    file: "avisos-en-dispositivos",
    // With these anybody can write to the device.
    hidden: ["endpoint", "keys"],
  },
  {
    type: "connection",
    at: ["CONNECTION#"],
    why: "a screen that is open, for two hours",
    beside: (item: Item) => Realtime.socketKeysOf(item),
  },
];
