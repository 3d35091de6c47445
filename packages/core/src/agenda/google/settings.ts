import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { useOwner } from "../../kernel/actor";
import { put } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { Events } from "../../practice/events";
import type { answerBrake, GoogleStatus, linkSettings } from "./connection.schema";
import { edit, findInPlan, linked, notLinked, statusOf, stirred } from "./connections";

/** The state of the acting practice's link. */
export async function status(): Promise<GoogleStatus> {
  const { link, inPlan } = await findInPlan(useOwner());
  return statusOf(link, inPlan);
}

/** Requests a synchronisation now. Throws `google.not_linked` and `plan.feature_missing`. */
export async function syncNow(): Promise<GoogleStatus> {
  const [link] = await Promise.all([linked(useOwner()), Plans.assertFeature("calendarSync")]);
  if (link.status === "revoked") throw notLinked();
  return statusOf(await edit(link.ownerId, stirred));
}

/** Changes what Google is sent, and which calendars' busy times are read. */
export async function set({
  busyOnly,
  busyCalendars,
}: z.output<typeof linkSettings>): Promise<GoogleStatus> {
  const { ownerId, ...before } = await linked(useOwner());
  const next = busyOnly ?? before.busyOnly;
  const changed = await edit(
    ownerId,
    (read) => ({
      ...stirred(read),
      busyOnly: next,
      busyCalendars: busyCalendars ?? read.busyCalendars,
      // Scanned again: each event is sent again, with or without its title and description.
      ...(next !== read.busyOnly && { scannedAt: null }),
    }),
    put(Events.sendingItem({ ownerId, ...before }, next)),
  );
  return statusOf(changed);
}

/** Answers what to do with the deletions that stopped a synchronisation. */
export async function decide({ answer }: z.output<typeof answerBrake>): Promise<GoogleStatus> {
  const { ownerId, status: state } = await linked(useOwner());
  if (state !== "paused") {
    throw new AppError("request.conflict", "No hay eliminaciones de Google esperando respuesta.");
  }
  const next = await edit(ownerId, (read) => ({
    ...stirred(read),
    ...{ status: "connected", brake: null, answered: answer },
  }));
  return statusOf(next);
}
