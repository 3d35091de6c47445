import { isDeepStrictEqual } from "node:util";
import { type Derived, unlessRemoved } from "../kernel/changes";
import { Alerts } from "./alerts";
import { Assignments } from "./assignments";
import { Chats } from "./chat";
import { LetterArrivals } from "./letter-arrivals";
import { Push } from "./push";
import { Realtime } from "./realtime";
import { Reminders } from "./reminders";

/** The sections of the preferences that reminders depend on: the digest's is none. */
const OF_REMINDERS = ["tasks", "events", "expirations"];

/** What follows from changes for what people are told, see `Derived`. */
export const derived: readonly Derived[] = [
  {
    type: "alert",
    refresh: async (item, before) => {
      if (before || item.push !== true) return;
      await Push.send(String(item.userId), Alerts.present(item));
    },
  },
  {
    type: "reserved",
    // A factor is newly required: those who have it reconnect at once.
    refresh: unlessRemoved(async (item, before) => {
      if (!item.factorDemanded || before?.factorDemanded) return;
      await Realtime.closeAll(String(item.userId));
    }),
  },
  {
    type: "preferences",
    refresh: async (item, before) => {
      const stays = OF_REMINDERS.every((name) => isDeepStrictEqual(item[name], before?.[name]));
      if (!stays) await Reminders.refreshAll(String(item.userId));
    },
  },
  {
    type: "chatFile",
    refresh: async (_, before) => {
      if (before) await Chats.sweepFile(before as unknown as Chats.ChatFileItem);
    },
  },
  ...Assignments.KINDS.map((type) => ({ type, refresh: Assignments.notify })),
  { type: "letter", refresh: LetterArrivals.notify },
];
