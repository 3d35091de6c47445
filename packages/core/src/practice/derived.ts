import { type Derived, unlessRemoved } from "../kernel/changes";
import { Handovers } from "./handovers";
import { Tasks } from "./tasks";

/** What follows from changes of what the practice stores, see `Derived`. */
export const derived: readonly Derived[] = [
  {
    type: "task",
    refresh: async (_, before) => {
      if (before) await Tasks.sweepFiles(before as unknown as Tasks.TaskItem);
    },
  },
  {
    type: "handover",
    // Each stored step triggers the next.
    refresh: unlessRemoved(({ userId, personId }) =>
      Handovers.goOn(String(userId), String(personId)),
    ),
  },
];
