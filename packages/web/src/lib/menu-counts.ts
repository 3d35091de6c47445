import type { MenuCount } from "@foja/core/operations/menu/menu.rules";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { answer } from "./api/answer";
import { client } from "./api/client";
import { useSession } from "./session/session";
import { useIdle } from "./use-idle";

const readMenu = () =>
  queryOptions({
    queryKey: ["statistics", "menu"],
    queryFn: async ({ signal }) =>
      (await answer(client.api.menu.dashboard.$get({}, { init: { signal } }))).menu,
  });

/** The menu item that shows each count. */
const SAID_BY: Record<MenuCount, string> = {
  novedades: "novedades",
  overdueTasks: "tasks",
  reservations: "reservations",
};

/** More than this is shown as «500+». */
const MOST = 500;

/**
 * The number of things to deal with, as the menu shows it; undefined for none. Requested once the
 * page is idle, and again when the socket announces a change.
 */
export function useMenuCount(counted: MenuCount): string | undefined {
  const { user } = useSession();
  const idle = useIdle();
  const { data = [] } = useQuery({
    ...readMenu(),
    enabled: idle && user !== undefined && user !== null,
  });
  const badge = data.flatMap(({ items }) => items).find(({ id }) => id === SAID_BY[counted])?.badge;
  if (!badge) return undefined;
  return badge > MOST ? `${MOST}+` : String(badge);
}
