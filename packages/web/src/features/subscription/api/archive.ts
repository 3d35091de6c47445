import type { Resource } from "@foja/core/billing/plans/plan.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { sessionStore } from "~/lib/session/store";

/** The most that one call accepts. */
const AT_ONCE = 100;

/** Archives some of what the plan counts. Returns how many were. */
export async function archiveItems(resourceType: Resource, itemIds: string[]): Promise<number> {
  if (resourceType === "storage" || resourceType === "members") {
    throw new Error("files and people are not archived");
  }
  const userId = sessionStore.get().user?._id ?? "";
  let archived = 0;
  for (let from = 0; from < itemIds.length; from += AT_ONCE) {
    const json = { resourceType, itemIds: itemIds.slice(from, from + AT_ONCE) };
    const request = { query: { userId }, json };
    const { archivedIds } = await answer(client.api.subscriptions["archive-items"].$post(request));
    archived += archivedIds.length;
  }
  return archived;
}
