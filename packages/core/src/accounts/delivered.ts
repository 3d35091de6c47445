import type { Derived } from "../kernel/changes";
import { Auth } from "./auth";
import { Sessions } from "./sessions";

/** What somebody waits for after a change of what accounts store, see `Derived`. */
export const delivered: readonly Derived[] = [
  {
    type: "session",
    refresh: async (item, before) => {
      if (!before) await Auth.notifyNewSignIn(Sessions.fromSessionItem(item));
    },
  },
];
