import type { Item, Key } from "./item";

/** A table that is not the one in use, or that one as it is stored: with all its items and attributes. */
export type OpenTable = {
  /** Every item of a partition, in the order of its sort keys. */
  partition(pk: string): AsyncIterable<Item>;
  /** One item; undefined where there is none. */
  get(key: Key): Promise<Item | undefined>;
  close(): void;
};

/**
 * Opens a table for reading, strongly consistent. `endpoint`: where it is, if not at Amazon's. The client
 * library is loaded here, for no function does this.
 */
export async function openTable(
  TableName: string,
  region: string,
  endpoint?: string,
): Promise<OpenTable> {
  const { DynamoDBClient } = await import("@aws-sdk/client-dynamodb");
  const { DynamoDBDocumentClient, GetCommand, paginateQuery } = await import(
    "@aws-sdk/lib-dynamodb"
  );
  const raw = new DynamoDBClient({ region, endpoint });
  const client = DynamoDBDocumentClient.from(raw);
  return {
    async *partition(pk) {
      const input = {
        TableName,
        KeyConditionExpression: "#pk = :pk",
        ExpressionAttributeNames: { "#pk": "pk" },
        ExpressionAttributeValues: { ":pk": pk },
        ConsistentRead: true,
      };
      for await (const { Items = [] } of paginateQuery({ client }, input)) yield* Items as Item[];
    },
    async get({ pk, sk }) {
      const input = { TableName, Key: { pk, sk }, ConsistentRead: true };
      return (await client.send(new GetCommand(input))).Item as Item | undefined;
    },
    close: () => raw.destroy(),
  };
}
