import { queryOptions, useQuery } from "@tanstack/react-query";
import { answer } from "./api/answer";
import { client } from "./api/client";
import { useSession } from "./session/session";
import { useIdle } from "./use-idle";

const openCount = () =>
  queryOptions({
    queryKey: ["novedades", "count"],
    queryFn: async ({ signal }) =>
      answer(client.api.novedades.count.$get({}, { init: { signal } })),
  });

/**
 * How many novedades are to be dealt with, as the menu says it: «7», «500+»; nothing for none. Asked
 * once the page is idle, and again at each change that the socket tells of.
 */
export function useNovedadesCount(): string | undefined {
  const { user } = useSession();
  const idle = useIdle();
  const { data } = useQuery({
    ...openCount(),
    enabled: idle && user !== undefined && user !== null,
  });
  if (!data || data.count === 0) return undefined;
  return `${data.count}${data.more ? "+" : ""}`;
}
