import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { Folders } from "@foja/core/practice/folders";
import { Search } from "@foja/core/practice/search";
import { newTenant, type Tenant } from "@foja/harness/tenant";

/** A case as a person opens it. */
export const usualCase = {
  folderName: "Pérez, Ana c/ Transportes del Sur S.A. s/ despido",
  materia: "Despido",
  folderJuris: "Nacional",
  folderFuero: "Trabajo",
  description: "Despido directo sin causa, con reclamo de horas extra y diferencias.",
  customerName: "Ana Pérez",
};

/** Creates a practice with that many cases, written directly, past the limit of its plan. */
export async function practiceWith(cases: number): Promise<Tenant> {
  const tenant = await newTenant({ plan: "premium" });
  const sample = await tenant.as(() => Folders.create(usualCase));
  const ids = Array.from({ length: cases - 1 }, (_, i) => i);
  const batches = Array.from({ length: Math.ceil(ids.length / 25) }, (_, i) =>
    ids.slice(i * 25, i * 25 + 25),
  );
  const writer = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      await writeCopies(tenant, sample, batch);
    }
  };
  await Promise.all([writer(), writer(), writer(), writer()]);
  await Search.rebuild(tenant.userId);
  return tenant;
}

async function writeCopies(tenant: Tenant, sample: { _id: string }, numbers: number[]) {
  const table = process.env.TABLE_NAME ?? "";
  const items = numbers.map((n) => {
    const _id = `fol_${String(n).padStart(26, "0")}`;
    const { archived: _archived, ...folder } = { archived: false, ...sample };
    const key = { pk: `OWNER#${tenant.userId}`, sk: `FOLDER#${_id}` };
    const folderName = `Pérez, Ana c/ Transportes del Sur S.A. (${n}) s/ despido`;
    const Item = { ...folder, ...key, type: "folder", purgeAt: null, _id, folderName };
    return { PutRequest: { Item } };
  });
  await client().send(new BatchWriteCommand({ RequestItems: { [table]: items } }));
}

let made: DynamoDBDocumentClient | undefined;

function client(): DynamoDBDocumentClient {
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  made ??= DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: "us-east-1" }));
  return made;
}
