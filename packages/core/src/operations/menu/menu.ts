import { Plans } from "../../billing/plans";
import { useUser } from "../../kernel/actor";
import { Statistics } from "../statistics";
import { type MenuCount, type MenuItem, menuFor } from "./menu.rules";
import type { Menu } from "./menu.schema";

/** The menu of the acting person: by role and plan, with the counts. */
export async function read(): Promise<Menu> {
  const { role, ownerId } = useUser();
  const [{ features }, counts] = await Promise.all([Plans.subscriptionOf(ownerId), countAll()]);
  return menuFor({ role, features }).map(({ id, title, items }) => ({
    ...{ id, title },
    items: items.map((item) => withBadge(item, counts)),
  }));
}

type Counts = Record<MenuCount, number>;

/** Zeros while a large practice is counted for the first time: the menu does not wait for that. */
async function countAll(): Promise<Counts> {
  const { dashboard } = (await Statistics.atHand(["dashboard"])) ?? {};
  return {
    novedades: dashboard?.inbox.novedades ?? 0,
    overdueTasks: dashboard?.tasks.overdue ?? 0,
    reservations: dashboard?.inbox.reservations ?? 0,
  };
}

function withBadge({ id, title, url, counted }: MenuItem, counts: Counts) {
  const badge = counted ? counts[counted] : 0;
  return { id, title, url, ...(badge > 0 && { badge }) };
}
