import { at } from "@foja/core/kernel/clock";
import { Digests } from "@foja/core/telling/digests";
import { reactTo } from "./reaction";

/** Asks for digests of a day that the morning's job passed on, beside other functions. */
export const handler = reactTo("digests.due", ({ at: instant, people }) =>
  at(instant, () => Digests.askFor(people)),
);
