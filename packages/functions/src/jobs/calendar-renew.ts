import { GoogleSync } from "@foja/core/agenda/google-sync";
import { log } from "../log";
import { job } from "./job";

/** Replaces the channels on which Google says that a calendar changed, before they close. */
export const handler = job("calendar-renew", () =>
  GoogleSync.renewAll((ownerId, thrown) => {
    const error = thrown instanceof Error ? thrown.name : "unknown";
    log().error("channel not renewed", { ownerId, error });
  }),
);
