import { useOwner } from "../../kernel/actor";
import { commit, getMany, removeAny, walk } from "../../kernel/dynamo";
import { recordKey } from "../../kernel/records";
import { computationOf, type EarlierItem, earlierRange } from "./calculator.item";
import type { EarlierComputation } from "./calculator.schema";
import { store } from "./store";

const SHELVES = ["active", "archived", "deleted"] as const;

/** The figures a calculation had before those it has, the latest first. */
export async function earlier(id: string): Promise<EarlierComputation[]> {
  await store.find(id);
  const found: EarlierComputation[] = [];
  for await (const item of walk<EarlierItem>({ ...earlierRange(useOwner(), id), limit: 100 })) {
    found.push({ ...computationOf(item), version: item.version });
  }
  return found;
}

/** Removes the earlier figures of a calculation, if it has gone for good. Safe to run again. */
export async function forget(ownerId: string, id: string): Promise<void> {
  const keys = SHELVES.map((shelf) => recordKey("calculator", ownerId, id, shelf));
  if ((await getMany(keys)).some((item) => item)) return;
  for await (const item of walk<EarlierItem>({ ...earlierRange(ownerId, id), limit: 100 })) {
    await commit(removeAny(item));
  }
}
