import { Scheduling } from "@foja/core/agenda/scheduling";
import { reactTo } from "./reaction";

/** Moves the open deadlines of every practice that an act of a court moves. */
export const handler = reactTo("calendar.acted", async () => {
  await Scheduling.recomputeAll();
});
