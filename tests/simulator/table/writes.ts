import { conditionOf } from "./conditions";
import type { Noted, NotedItem } from "./notation";
import { type Place, placeOf, type Store } from "./store";
import { updated } from "./updates";

type Expressions = {
  ConditionExpression?: string;
  UpdateExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, Noted>;
};

/** One write of a transaction. */
export type Write = Expressions & { Item?: NotedItem; Key?: NotedItem };
export type TransactItem = Partial<Record<"Put" | "Update" | "Delete" | "ConditionCheck", Write>>;

export type Refused = { index: number; found: NotedItem | undefined };

const subjectOf = (item: NotedItem | undefined, write: Expressions) => ({
  item,
  names: write.ExpressionAttributeNames ?? {},
  values: write.ExpressionAttributeValues ?? {},
});

const writeIn = ({ Put, Update, Delete, ConditionCheck }: TransactItem): Write =>
  Put ?? Update ?? Delete ?? ConditionCheck ?? {};

const placeIn = ({ Item, Key }: Write): Place => placeOf(Item ?? Key ?? {});

/** Writes all, or nothing where a condition fails: returns those that failed. */
export function writeTogether(store: Store, writes: readonly TransactItem[]): Refused[] {
  const refused = writes.flatMap((one, index) => {
    const write = writeIn(one);
    const found = store.get(placeIn(write))?.item;
    const { ConditionExpression: condition } = write;
    const holds = !condition || conditionOf(condition)(subjectOf(found, write));
    return holds ? [] : [{ index, found }];
  });
  if (refused.length > 0) return refused;
  for (const one of writes) apply(store, one);
  return [];
}

function apply(store: Store, { Put, Update, Delete }: TransactItem): void {
  if (Put) store.write(placeIn(Put), Put.Item);
  if (Delete) store.write(placeIn(Delete), undefined);
  if (!Update) return;
  const place = placeIn(Update);
  const item = store.get(place)?.item ?? Update.Key;
  store.write(place, updated(Update.UpdateExpression ?? "", subjectOf(item, Update)));
}
