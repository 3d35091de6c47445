import type { Derived } from "../kernel/changes";
import { Webhooks } from "./webhooks";
import { EVENT_TYPES } from "./webhooks/event.rules";

/** What programs are told of changes, see `Derived`. */
export const derived: readonly Derived[] = EVENT_TYPES.map((type) => ({
  type,
  refresh: Webhooks.follow,
}));
