import { AppError } from "../../kernel/error";
import type { Event } from "./event.schema";
import { changeTo } from "./events";
import { store } from "./store";

/**
 * Resolves an event that was changed both here and at Google: `google` keeps it as it is, `foja`
 * restores our values, which are sent to Google. Throws a conflict where there is nothing to
 * resolve.
 */
export async function settleConflict(
  id: string,
  keep: "google" | "foja",
  ifVersion?: number,
): Promise<Event> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  const { conflict } = read.google ?? {};
  if (!read.google || !conflict) {
    throw new AppError("request.conflict", "Ese evento no tiene cambios para elegir.");
  }
  const google = { ...read.google, conflict: null };
  const ours = keep === "foja" ? conflict.ours : {};
  const origin = keep === "foja" ? null : ("google" as const);
  return changeTo(read, { ...read, ...ours, google, origin });
}
