import { GoogleSync } from "@foja/core/agenda/google-sync";
import { log } from "../log";
import { job } from "./job";

/** Replaces the channels on which Google notifies changes of a calendar, before they expire. */
export const handler = job("calendar-renew", () =>
  GoogleSync.renewAll((ownerId, thrown) => {
    const error = thrown instanceof Error ? thrown.name : "unknown";
    log().error("channel not renewed", { ownerId, error });
  }),
);
