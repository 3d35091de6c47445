import type * as z from "zod";
import { Plans } from "../../billing/plans";
import type { Resource } from "../../billing/plans/plan.schema";
import { again } from "../../kernel/again";
import { isStale, stale, tryCommit, type Write } from "../../kernel/dynamo";
import { Contacts } from "../contacts";
import { Folders } from "../folders";
import type { Folder } from "../folders/folder.schema";
import type { Client, changeCase, openCase } from "./client.schema";

type Open = z.output<typeof openCase>;
type Change = z.output<typeof changeCase>;

/**
 * Opens a case with a contact as its client, in one transaction: the contact is linked, or created
 * and counted in the plan, and its name is written on the case. Throws `plan.limit_reached` and a
 * sentence on `client`.
 */
export async function open({ client, ...given }: Open): Promise<Folder> {
  if (!client) return Folders.create(given);
  return again(() => openFor(client, given), isStale);
}

async function openFor(client: NonNullable<Client>, given: Omit<Open, "client">): Promise<Folder> {
  const who = await Contacts.clientOf(client);
  const { shown, writes } = await Folders.plan({ ...given, customerName: who.fullName });
  const linked = who.join(shown._id);
  const taken: Resource[] = who.isNew ? ["folders", "contacts"] : ["folders"];
  const outcome = await tryCommit(...writes, ...linked, Plans.take(...taken));
  if (outcome === "written") return shown;
  // This same request wrote the case before, or somebody changed the contact meanwhile.
  if (writes.includes(outcome.write)) return Folders.get(shown._id);
  throw stale();
}

/**
 * Changes the fields of a case and, with `client`, its client, in one transaction; the previous
 * client stays among its contacts. Throws `version.stale` where the version is not `ifVersion`.
 */
export async function change(
  id: string,
  { client, ...given }: Change,
  ifVersion?: number,
): Promise<Folder> {
  if (!client) return Folders.update(id, given, ifVersion);
  // First checks that the case exists: errors on `client` are only for those who have it.
  await Folders.get(id);
  const who = await Contacts.clientOf(client);
  const beside: Write[] = [...who.join(id), ...(who.isNew ? [Plans.take("contacts")] : [])];
  return Folders.update(id, { ...given, customerName: who.fullName }, ifVersion, ...beside);
}
