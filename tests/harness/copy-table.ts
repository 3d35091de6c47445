import { randomBytes } from "node:crypto";
import { BatchWriteItemCommand, DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import { connection, createTable } from "@foja/local/aws/dynamo/table";

type Place = { endpoint: string; table: string };

/** DynamoDB's limit of items per `BatchWriteItem`. */
const AT_ONCE = 25;
/** How many batches are on their way together. */
const WIDTH = 4;

/**
 * Copies all items of a table into a new one, as they are stored, as a recovery to a moment does. Returns
 * its place.
 */
export async function copyTable(from: Place, endpoint = from.endpoint): Promise<Place> {
  const table = `copy-${randomBytes(4).toString("hex")}`;
  await createTable(endpoint, table, { stream: false });
  const [source, target] = [from.endpoint, endpoint].map(
    (one) => new DynamoDBClient(connection(one)),
  ) as [DynamoDBClient, DynamoDBClient];
  const scan = paginateScan({ client: source }, { TableName: from.table });
  for await (const { Items = [] } of scan) {
    let next = 0;
    const writer = async () => {
      while (next < Items.length) {
        const some = Items.slice(next, next + AT_ONCE);
        next += AT_ONCE;
        const puts = some.map((Item) => ({ PutRequest: { Item } }));
        await target.send(new BatchWriteItemCommand({ RequestItems: { [table]: puts } }));
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, writer));
  }
  source.destroy();
  target.destroy();
  return { endpoint, table };
}
