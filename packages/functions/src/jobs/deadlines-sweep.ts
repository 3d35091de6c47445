import { Reminders } from "@foja/core/telling/reminders";
import { job } from "./job";

/** Raises every alert whose moment has come. Fails, and so is done again, while any could not be. */
export const handler = job("deadlines-sweep", async () => {
  const done = await Reminders.sweep();
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.due} reminders failed`);
  return done;
});
