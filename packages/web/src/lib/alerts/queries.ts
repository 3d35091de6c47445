import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { nextPage, type Page, type PageParam } from "~/lib/records/pages";

/** The first element of the key of every query of alerts. */
export const ALERTS = ["alerts"] as const;

/** The bell counts up to 99; a hundredth is read to know that there are more. */
const FIRST: PageParam = { limit: 100 };

/** A person's alerts, the latest first, page by page: all, or those not read. */
export const alertList = (userId: string, unread: boolean) =>
  infiniteQueryOptions({
    queryKey: [...ALERTS, userId, unread ? "unread" : "all"],
    queryFn: ({ pageParam, signal }) => readPage(userId, unread, pageParam, signal),
    initialPageParam: FIRST,
    getNextPageParam: nextPage,
  });

async function readPage(
  userId: string,
  unread: boolean,
  { cursor, limit }: PageParam,
  signal: AbortSignal,
): Promise<Page<Alert>> {
  const query = {
    limit: String(limit),
    ...(unread && { unread: "true" as const }),
    ...(cursor && { cursor }),
  };
  const { useralerts } = client.api.alert;
  const pending = useralerts[":userId"].$get({ param: { userId }, query }, { init: { signal } });
  const { alerts, nextCursor } = await answer(pending);
  return { rows: alerts, nextCursor };
}

export const readAlert = (id: string) =>
  answer(client.api.alert.markAsRead[":id"].$post({ param: { id } }));

export const readAllAlerts = () => answer(client.api.alert.markAllAsRead.$post());

export const deleteAlert = (id: string) =>
  answer(client.api.alert.alerts[":id"].$delete({ param: { id } }));
