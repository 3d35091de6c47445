import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  type QueryCommandOutput,
} from "@aws-sdk/lib-dynamodb";
import { Causas } from "@foja/core/courts/causas";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf, instantAt } from "@foja/core/kernel/zone.rules";
import { Contacts } from "@foja/core/practice/contacts";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Movements } from "@foja/core/practice/movements";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import type { Runtime } from "@foja/local/host/runtime";
import { practiceWith } from "../stage";

type Item = Record<string, unknown> & { _id: string };

/** How much of each kind a large practice holds. */
export const SIZES = { entries: 20_000, events: 2000, tasks: 60, contacts: 60, novedades: 60 };

/** A practice with that many cases, one of them with a long file, and a full month and inbox. */
export async function largePractice(foja: Runtime, cases: number) {
  const tenant = await practiceWith(cases);
  const folderId = await tenant.as(async () => {
    const { _id } = await Folders.create({ folderName: "Ledesma, Norma c/ ANSES s/ reajustes" });
    await Movements.create({ folderId: _id, title: "Se provee", time: "2020-03-02" });
    for (let n = 1; n <= SIZES.tasks; n += 1) await Tasks.create({ name: `Tarea ${n}` });
    for (let n = 1; n <= SIZES.contacts; n += 1) {
      await Contacts.create({ name: `Ana ${n}`, lastName: "Pérez", role: "cliente" });
    }
    const start = instantAt(`${dayOf(Date.now()).slice(0, 8)}01`, "09:00");
    await Events.create({ title: "Audiencia", start, end: start.replace(":00:", ":30:") });
    return _id;
  });
  await copy(tenant, "MOVEMENT#", SIZES.entries, (text, n) =>
    text.replaceAll("2020-03-02", addDays("2020-03-02", n % 2000)),
  );
  await copy(tenant, "EVENT#", SIZES.events, (text, n) => {
    const first = `${dayOf(Date.now()).slice(0, 8)}01`;
    return text.replaceAll(first, addDays(first, n % 28));
  });
  await publishOne(foja, tenant);
  await copy(tenant, "NOVEDAD#", SIZES.novedades, (text) => text);
  return { tenant, folderId };
}

/** One publication of a court in a case of the practice, read by the round of the courts. */
async function publishOne(foja: Runtime, tenant: Tenant): Promise<void> {
  const number = "CIV 123456/2024";
  const publish = async (title: string, text: string) => {
    const address = `${foja.url}/_local/court/pjn/cases/${encodeURIComponent(number)}/movements`;
    const body = JSON.stringify({ date: dayOf(Date.now()), title, text });
    const { ok, status } = await fetch(address, { method: "POST", body });
    if (!ok) throw new Error(`publish: ${status}`);
  };
  await publish("Demanda", "Por presentado, por parte.");
  await tenant.as(async () => {
    const { _id } = await Folders.create({ folderName: "Pérez, Ana c/ Gómez S.A. s/ daños" });
    await Causas.link(_id, { system: "pjn", number, confirmed: true });
  });
  await foja.runJob("court-sync");
  await publish("Traslado", "De la demanda, traslado por quince días. Notifíquese.");
  await foja.runJob("court-sync");
}

/** Writes copies of the practice's first item of a kind, each with its own id. */
async function copy(
  { userId }: Tenant,
  prefix: string,
  count: number,
  vary: (text: string, n: number) => string,
): Promise<void> {
  const table = process.env.TABLE_NAME ?? "";
  const found: QueryCommandOutput = await client().send(
    new QueryCommand({
      ...{ TableName: table, Limit: 1 },
      KeyConditionExpression: "pk = :pk AND begins_with(sk, :sk)",
      ExpressionAttributeValues: { ":pk": `OWNER#${userId}`, ":sk": prefix },
    }),
  );
  const [sample] = (found.Items ?? []) as Item[];
  if (!sample) throw new Error(`no ${prefix} to copy`);
  const text = JSON.stringify(sample);
  const copyOf = (n: number) => {
    const own = text.replaceAll(
      sample._id,
      `${sample._id.slice(0, -6)}${String(n).padStart(6, "0")}`,
    );
    return { PutRequest: { Item: JSON.parse(vary(own, n)) as Item } };
  };
  for (let from = 1; from < count; from += 25) {
    const several = Math.min(25, count - from);
    const items = Array.from({ length: several }, (_, n) => copyOf(from + n));
    await client().send(new BatchWriteCommand({ RequestItems: { [table]: items } }));
  }
}

let made: DynamoDBDocumentClient | undefined;

function client(): DynamoDBDocumentClient {
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  made ??= DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: "us-east-1" }));
  return made;
}
