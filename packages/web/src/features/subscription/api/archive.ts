import type { Resource } from "@foja/core/billing/plans/plan.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { sessionStore } from "~/lib/session/store";

/** Archives some of what the plan counts. Answers the sentence that says how many were. */
export async function archiveItems(resourceType: Resource, itemIds: string[]): Promise<string> {
  if (resourceType === "storage") throw new Error("files are not archived");
  const userId = sessionStore.get().user?._id ?? "";
  const request = { query: { userId }, json: { resourceType, itemIds } };
  return (await answer(client.api.subscriptions["archive-items"].$post(request))).message;
}
