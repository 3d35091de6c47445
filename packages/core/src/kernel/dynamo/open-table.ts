import type { Item, Key } from "./item";
import { fromNotation, type NotedItem, noteKey } from "./notation";
import { ask } from "./wire";

/** A table that is not the one in use, or that one as it is stored: with all its items. */
export type OpenTable = {
  /** Every item of a partition, in the order of its sort keys. */
  partition(pk: string): AsyncIterable<Item>;
  /** One item; undefined where there is none. */
  get(key: Key): Promise<Item | undefined>;
};

type Page = { Items?: NotedItem[]; LastEvaluatedKey?: NotedItem };

/** Opens a table for reading, strongly consistent: at the endpoint of the one in use, or at another. */
export function openTable(TableName: string, endpoint?: string): OpenTable {
  const at = endpoint === undefined ? undefined : new URL(endpoint);
  return {
    async *partition(pk) {
      const input = {
        TableName,
        KeyConditionExpression: "#pk = :pk",
        ExpressionAttributeNames: { "#pk": "pk" },
        ExpressionAttributeValues: { ":pk": { S: pk } },
        ConsistentRead: true,
      };
      let ExclusiveStartKey: NotedItem | undefined;
      do {
        const page = await ask<Page>("Query", { ...input, ExclusiveStartKey }, at);
        for (const item of page.Items ?? []) yield fromNotation<Item>(item);
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
    },
    async get(key) {
      const input = { TableName, Key: noteKey(key), ConsistentRead: true };
      const { Item } = await ask<{ Item?: NotedItem }>("GetItem", input, at);
      return Item && fromNotation<Item>(Item);
    },
  };
}
