import { Sessions } from "../accounts/sessions";
import type { Derived } from "../kernel/changes";
import { Push } from "./push";
import { Realtime } from "./realtime";

/** What somebody waits for after a change that telling depends on, see `Derived`. */
export const delivered: readonly Derived[] = [
  {
    type: "session",
    refresh: async (item, before) => {
      if (item !== before) return;
      const session = Sessions.fromSessionItem(item);
      await Realtime.closeSession(session.practiceId ?? session.userId, session._id);
      await Push.endSession(session.userId, session._id);
    },
  },
  {
    type: "member",
    // A person was removed, or their role changed, and so their access.
    refresh: async (item, before) => {
      if (before) await Realtime.closePerson(String(item.userId), String(item.personId));
    },
  },
];
