import { letIn } from "./members";
import { newTenant, type Tenant } from "./tenant";

/** A word that is in all records of the reserved case, and nowhere else. */
export const CANARY = "Canario-7k2w";

type Made = { _id: string };

/** Creates a record by the API, and returns it. */
export async function made(who: Tenant, path: string, body: object): Promise<Made> {
  const answer = await who.call("POST", path, { body });
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.body.message}`);
  const found = Object.values(answer.body).find(
    (value): value is Made => typeof value === "object" && value !== null && "_id" in value,
  );
  if (!found) throw new Error(`${path}: nothing was made`);
  return found;
}

/** The fields that reserve a case for some of a practice, or with null open it to all. */
export const keptFor = (people: string[] | null) =>
  people ? { access: "reserved", memberIds: people } : { access: "practice" };

/** Reserves a case for some of a practice, or with null opens it to all. */
export async function reserve(who: Tenant, folderId: string, people: string[] | null) {
  const answer = await who.call("PUT", `/api/folders/${folderId}`, { body: keptFor(people) });
  if (answer.status !== 200) throw new Error(`not reserved: ${answer.body.message}`);
}

/** A practice of Ana with a case of Eva, open to both until Eva reserves it. */
export async function newPair() {
  const ana = await newTenant({ plan: "premium" });
  const eva = await letIn(ana, await newTenant(), "abogado");
  const { _id: folderId } = await made(eva, "/api/folders", { folderName: `${CANARY} c/ Pérez` });
  return { ana, eva, folderId };
}
