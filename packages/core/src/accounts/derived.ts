import { type Derived, unlessRemoved } from "../kernel/changes";
import { ownerPartition } from "../kernel/dynamo";
import { Practices } from "./practices";

/** What follows from changes of what accounts depend on, see `Derived`. */
export const derived: readonly Derived[] = [
  {
    type: "planMember",
    // The members get time after the plan lost the team, or that ends.
    refresh: unlessRemoved(({ pk }) => Practices.followTeam(pk.slice(ownerPartition("").length))),
  },
];
