import { type Changed, type Derived, unlessRemoved } from "../kernel/changes";
import { Reactions } from "../kernel/reactions";
import { Google } from "./google";

const stir = ({ userId }: Changed) =>
  Reactions.publish("calendar.stirred", { ownerId: String(userId) });

/** What a synchronisation with Google may follow from, see `Derived`. */
export const derived: readonly Derived[] = [
  // Something is queued for Google or to be withdrawn; who sees which case affects it.
  { type: "outgoing", refresh: unlessRemoved(stir) },
  { type: "reserved", refresh: unlessRemoved(stir) },
  {
    type: "googleConnection",
    refresh: unlessRemoved(async (item, before) => {
      if (Google.isStirred(item, before)) await stir(item);
    }),
  },
];
