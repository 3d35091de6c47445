import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { query, walk } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { type Planned, shelfOf } from "../../kernel/records";
import { type CourtCase, courtCase } from "./court.rules";
import { courtRange, linkedRange, present } from "./folder.item";
import type { Folder, linkCausa, previewCausa } from "./folder.schema";
import { store } from "./store";

type LinkInput = z.output<typeof linkCausa>;
type CourtInput = z.output<typeof previewCausa>;

/** A link that a commit will leave: the case as it was and will be, and the court's own. */
export type PlannedLink = Planned<Folder> & { before: Folder; court: CourtCase };

/**
 * Says which case of the court's system this is; the court's answer comes later. Throws a sentence
 * on the wrong field, and `folder.duplicate` when another case of the practice has that number.
 */
export async function planLink(
  id: string,
  given: LinkInput,
  ifVersion?: number,
): Promise<PlannedLink> {
  const court = courtOf(given);
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  if (!given.allowDuplicate) await assertOnly(id, court);
  const { system } = court;
  const verdict = { causaVerified: false, causaIsValid: null, causaAssociationStatus: "pending" };
  const next = { ...read, court, pjn: system === "pjn", mev: system === "mev" };
  const planned = store.plannedChange(read, { ...next, ...verdict } as typeof read);
  return { ...planned, before: present(store.itemOf(read)), court };
}

/** Takes the court's case away from a case of the practice. */
export async function planUnlink(id: string, ifVersion?: number) {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  const none = { court: null, pjn: false, mev: false, causaVerified: false, causaIsValid: null };
  const planned = store.plannedChange(read, { ...read, ...none, causaAssociationStatus: "none" });
  return { ...planned, before: present(store.itemOf(read)) };
}

/** What a court's system says of the case that one of ours is linked with. */
export type Verdict = Exclude<Folder["causaAssociationStatus"], "none">;

/**
 * Writes down what the court's system says. Does nothing where the case is linked with another
 * meanwhile. Throws `folder.not_found` for one that is deleted.
 */
export async function setVerdict(id: string, number: string, verdict: Verdict): Promise<void> {
  const read = await store.find(id);
  if (read.court?.number !== number || read.causaAssociationStatus === verdict) return;
  try {
    await store.change(read, {
      ...read,
      causaVerified: verdict === "verified",
      causaIsValid: VALID[verdict],
      causaAssociationStatus: verdict,
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "version.stale")) throw error;
    // Somebody wrote to the case at this moment: it is read again.
    await setVerdict(id, number, verdict);
  }
}

/** Whether such a case exists, as far as the court's system says; nothing while it says nothing. */
const VALID: Record<Verdict, boolean | null> = {
  pending: null,
  failed: null,
  found: true,
  verified: true,
  reserved: true,
  invalid: false,
};

/** The case of a court that a person wrote. Throws a sentence on the wrong field. */
export function courtOf(given: LinkInput | CourtInput): CourtCase {
  const system = given.system ?? (given.mev ? "mev" : "pjn");
  const { number, fuero, department } = given;
  const read = courtCase({
    system,
    number,
    fuero: fuero ?? undefined,
    department: department ?? undefined,
  });
  if ("wrong" in read) throw invalid(read.wrong.path, read.wrong.message);
  return read.court;
}

/** Another case of the practice with that number at the court; nothing where there is none. */
export async function sameNumber(
  { system, number }: CourtCase,
  except?: string | null,
): Promise<Folder | undefined> {
  const { items } = await query({ ...courtRange(useOwner(), system, number), limit: 2 });
  return items.map(present).find(({ _id }) => _id !== except);
}

/** The linked cases on the desk of a practice that were changed last, so many. */
export async function latestLinked(ownerId: string, most: number): Promise<string[]> {
  const found: { _id: string; updatedAt: string }[] = [];
  const range = { ...linkedRange(ownerId), attributes: ["pk", "sk", "_id", "updatedAt"] };
  for await (const item of walk(range)) {
    if (shelfOf(item.sk) === "active") found.push(item as never);
  }
  found.sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  return found.slice(0, most).map(({ _id }) => _id);
}

async function assertOnly(id: string, court: CourtCase): Promise<void> {
  const other = await sameNumber(court, id);
  if (!other) return;
  throw new AppError("folder.duplicate", "Ya hay una causa con ese número de expediente.", {
    duplicate: { _id: other._id, name: other.folderName },
  });
}
