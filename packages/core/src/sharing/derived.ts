import type { Derived } from "../kernel/changes";
import { Notices } from "./notices";

/** What a change proposes to tell a client, see `Derived`. */
export const derived: readonly Derived[] = ["movement", "event", "task", "ledgerEntry"].map(
  (type) => ({
    type,
    refresh: Notices.follow,
  }),
);
