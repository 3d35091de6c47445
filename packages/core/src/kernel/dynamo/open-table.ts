import { readAnswer } from "./answer";
import type { Item, Key } from "./item";
import { noteKey, toNotation } from "./notation";
import { askText } from "./wire";

/** A table that is not the one in use, or that one as it is stored: with all its items. */
export type OpenTable = {
  /** Every item of a partition, in the order of its sort keys. */
  partition(pk: string): AsyncIterable<Item>;
  /** One item; undefined where there is none. */
  get(key: Key): Promise<Item | undefined>;
};

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
      let last: object | undefined;
      do {
        const ExclusiveStartKey = last && toNotation(last);
        const page = readAnswer(await askText("Query", { ...input, ExclusiveStartKey }, at));
        yield* (page.Items ?? []) as Item[];
        last = page.LastEvaluatedKey;
      } while (last);
    },
    async get(key) {
      const input = { TableName, Key: noteKey(key), ConsistentRead: true };
      return readAnswer(await askText("GetItem", input, at)).Item as Item | undefined;
    },
  };
}
