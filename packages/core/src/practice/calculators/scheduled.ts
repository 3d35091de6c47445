import { useOwner } from "../../kernel/actor";
import { walk } from "../../kernel/dynamo";
import { toJoin } from "./calculator.item";
import { store } from "./store";

/** The ids of the practice's calculations scheduled before a deadline was a task. */
export async function scheduledIds(): Promise<string[]> {
  const found: string[] = [];
  const range = { ...toJoin(useOwner()), limit: 500, attributes: ["_id"] };
  for await (const item of walk(range)) found.push(String(Reflect.get(item, "_id")));
  return found;
}

/**
 * Such a calculation, and the writes that archive it in the commit that makes a task of it; its
 * case's counts belong in that commit.
 */
export async function planJoin(id: string) {
  const read = await store.on(id, "active");
  if (!read?.links) return undefined;
  const { links } = read;
  const { writes } = store.plannedMove({ ...read, links: null, openUntil: null }, "archived");
  return { read, links, writes };
}
