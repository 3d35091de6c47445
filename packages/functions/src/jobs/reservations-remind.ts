import { Reservations } from "@foja/core/agenda/reservations";
import { job } from "./job";

/** Requests the due reminders of appointments. Throws if one failed, so that it runs again. */
export const handler = job("reservations-remind", async (): Promise<Reservations.Swept> => {
  const done = await Reservations.remind();
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.due} reservations failed`);
  return done;
});
