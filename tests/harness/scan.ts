import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import type { Item } from "@foja/core/kernel/dynamo";
import { env } from "@foja/core/kernel/env";

/** Every item of the table, read as no code of the product may. */
export async function wholeTable(): Promise<Item[]> {
  const { DYNAMODB_ENDPOINT: endpoint, AWS_REGION: region, TABLE_NAME: TableName } = env();
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region }));
  const items: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) {
    items.push(...(Items as Item[]));
  }
  return items;
}
