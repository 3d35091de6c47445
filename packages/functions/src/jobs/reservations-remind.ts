import { Reservations } from "@foja/core/agenda/reservations";
import { job } from "./job";

/** Asks for the reminders of appointments that are due. Throws if one failed, so that it runs again. */
export const handler = job("reservations-remind", async (): Promise<Reservations.Swept> => {
  const done = await Reservations.remind();
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.due} reservations failed`);
  return done;
});
