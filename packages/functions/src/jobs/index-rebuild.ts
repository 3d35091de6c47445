import { Shelves } from "@foja/core/operations/shelves";
import { Subscribers } from "@foja/core/outreach/subscribers";
import { job } from "./job";

/** Rebuilds derived data: search index, counts of cases, reminders, contacts of accounts. */
export const handler = job("index-rebuild", async () => {
  const rebuilt = await Shelves.rebuildAll();
  return { ...rebuilt, accounts: await Subscribers.followAll() };
});
