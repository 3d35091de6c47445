import { Reservations } from "@foja/core/agenda/reservations";
import { job } from "./job";

/** Ends holds and requests that waited too long. Throws if one failed, so that it runs again. */
export const handler = job("holds-expire", async (): Promise<Reservations.Swept> => {
  const done = await Reservations.expire();
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.due} reservations failed`);
  return done;
});
