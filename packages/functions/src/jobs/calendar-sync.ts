import { GoogleSync } from "@foja/core/agenda/google-sync";
import { log } from "../log";
import { job } from "./job";

/** Synchronises every linked practice with its Google calendar; with `full`, listing everything. */
export const handler = job("calendar-sync", async ({ full }) => {
  const { synced, left, stopped, failed } = await GoogleSync.syncAll({ full, onStumble });
  return { synced, left, stopped, failed };
});

function onStumble(ownerId: string, thrown: unknown): void {
  const error = thrown instanceof Error ? thrown.name : "unknown";
  log().error("calendar not synchronised", { ownerId, error });
}
