import { Reminders } from "@foja/core/telling/reminders";
import { job } from "./job";

/** Raises every alert that is due. Throws if one could not be raised, so that it runs again. */
export const handler = job("deadlines-sweep", async () => {
  const done = await Reminders.sweep();
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.due} reminders failed`);
  return done;
});
