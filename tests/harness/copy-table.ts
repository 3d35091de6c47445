import { randomBytes } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import { connection, createTable } from "@foja/local/aws/dynamo/table";

type Place = { endpoint: string; table: string };

/** DynamoDB's limit of items per `BatchWriteItem`. */
const AT_ONCE = 25;

/** Copies all items of a table into a new one, as a recovery to a moment does. Returns its place. */
export async function copyTable(from: Place, endpoint = from.endpoint): Promise<Place> {
  const table = `copy-${randomBytes(4).toString("hex")}`;
  await createTable(endpoint, table, { stream: false });
  const [source, target] = [from.endpoint, endpoint].map((one) =>
    DynamoDBDocumentClient.from(new DynamoDBClient(connection(one))),
  ) as [DynamoDBDocumentClient, DynamoDBDocumentClient];
  const scan = paginateScan({ client: source }, { TableName: from.table });
  for await (const { Items = [] } of scan) {
    for (let n = 0; n < Items.length; n += AT_ONCE) {
      const puts = Items.slice(n, n + AT_ONCE).map((Item) => ({ PutRequest: { Item } }));
      await target.send(new BatchWriteCommand({ RequestItems: { [table]: puts } }));
    }
  }
  source.destroy();
  target.destroy();
  return { endpoint, table };
}
