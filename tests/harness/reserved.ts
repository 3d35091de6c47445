import { letIn } from "./members";
import { newTenant, type Tenant } from "./tenant";

/** What stands in all that is of the reserved case, and nowhere else. */
export const CANARY = "Canario-7k2w";

type Made = { _id: string };

/** Makes something by the API, and answers it. */
export async function made(who: Tenant, path: string, body: object): Promise<Made> {
  const answer = await who.call("POST", path, { body });
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.body.message}`);
  const found = Object.values(answer.body).find(
    (value): value is Made => typeof value === "object" && value !== null && "_id" in value,
  );
  if (!found) throw new Error(`${path}: nothing was made`);
  return found;
}

/** What keeps a case for some of a practice, or opens it to all with null. */
export const keptFor = (people: string[] | null) =>
  people ? { access: "reserved", memberIds: people } : { access: "practice" };

/** Keeps a case for some of a practice, or opens it to all with null. */
export async function reserve(who: Tenant, folderId: string, people: string[] | null) {
  const answer = await who.call("PUT", `/api/folders/${folderId}`, { body: keptFor(people) });
  if (answer.status !== 200) throw new Error(`not reserved: ${answer.body.message}`);
}

/** A practice of Ana's with a case of Eva's, open to both until Eva reserves it. */
export async function newPair() {
  const ana = await newTenant({ plan: "premium" });
  const eva = await letIn(ana, await newTenant(), "abogado");
  const { _id: folderId } = await made(eva, "/api/folders", { folderName: `${CANARY} c/ Pérez` });
  return { ana, eva, folderId };
}
