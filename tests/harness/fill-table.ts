import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { ownerPartition } from "@foja/core/kernel/dynamo";
import { connection } from "@foja/local/aws/dynamo/table";

const AT_ONCE = 25;
/** How many batches are on their way together. */
const WIDTH = 4;

/** Writes movements of past practices straight into a table, each of some 600 bytes, until it has that many more. */
export async function fillTable(endpoint: string, table: string, items: number): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(connection(endpoint)));
  let next = 0;
  const writer = async () => {
    while (next < items) {
      const from = next;
      next += AT_ONCE;
      const many = Math.min(AT_ONCE, items - from);
      const puts = Array.from({ length: many }, (_, i) => ({
        PutRequest: { Item: movement(from + i) },
      }));
      await client.send(new BatchWriteCommand({ RequestItems: { [table]: puts } }));
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, writer));
  client.destroy();
}

function movement(n: number) {
  const [_id, folderId] = [idOf("mov", n), idOf("fol", Math.floor(n / 50))];
  const userId = idOf("usr", Math.floor(n / 50_000));
  const at = new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString();
  return {
    ...{ pk: ownerPartition(userId), sk: `MOVEMENT#${_id}`, type: "movement", version: 1 },
    ...{ gsi1pk: `${ownerPartition(userId)}#CASE#${folderId}`, gsi1sk: `${at}#${_id}` },
    ...{ _id, userId, folderId, time: at, createdAt: at, updatedAt: at, purgeAt: null },
    ...{ movement: "Proveído", title: `Traslado ${n}`, foja: (n % 50) + 1, completed: false },
    description: "De la demanda, traslado por quince días. Notifíquese. ".repeat(4),
    bytes: Buffer.from([n % 256, 0, 255]),
  };
}

const idOf = (prefix: string, n: number) => `${prefix}_${String(n).padStart(26, "0")}`;
