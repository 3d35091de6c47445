import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { type Item, query, walk } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { type Planned, shelfOf } from "../../kernel/records";
import { type CourtCase, courtCase } from "./court.rules";
import { courtRange, linkedRange, present } from "./folder.item";
import type { Folder, linkCausa, previewCausa } from "./folder.schema";
import { store } from "./store";

type LinkInput = z.output<typeof linkCausa>;
type CourtInput = z.output<typeof previewCausa>;

/** A planned link: the case before and after it, and the court's case. */
export type PlannedLink = Planned<Folder> & { before: Folder; court: CourtCase };

/**
 * The writes that link a case with one of the court's system, whose answer arrives later. Throws a
 * sentence on the wrong field, and `folder.duplicate` when another case of the practice has that
 * number.
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

/** The writes that unlink a case from the court's. */
export async function planUnlink(id: string, ifVersion?: number) {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  const none = { court: null, pjn: false, mev: false, causaVerified: false, causaIsValid: null };
  const planned = store.plannedChange(read, { ...read, ...none, causaAssociationStatus: "none" });
  return { ...planned, before: present(store.itemOf(read)) };
}

/** The court's answer on a linked case. */
export type Verdict = Exclude<Folder["causaAssociationStatus"], "none">;

/**
 * Stores the court's answer. Does nothing where the case was linked with another meanwhile. Throws
 * `folder.not_found` for a deleted case.
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
    // Somebody changed the case meanwhile: read it again.
    await setVerdict(id, number, verdict);
  }
}

/** Whether such a case exists according to the court's system; null while not known. */
const VALID: Record<Verdict, boolean | null> = {
  pending: null,
  failed: null,
  found: true,
  verified: true,
  reserved: true,
  invalid: false,
};

/** The court's case that a person typed. Throws a sentence on the wrong field. */
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

/** Another case of the practice with that number at the court; undefined where there is none. */
export async function sameNumber(
  { system, number }: CourtCase,
  except?: string | null,
): Promise<Folder | undefined> {
  const { items } = await query({ ...courtRange(useOwner(), system, number), limit: 2 });
  return items.map(present).find(({ _id }) => _id !== except);
}

/** The active cases of a practice that are linked with a court. */
export async function linked(ownerId: string): Promise<LinkedFolder[]> {
  const found: LinkedFolder[] = [];
  const range = { ...linkedRange(ownerId), limit: 500, attributes: ["pk", "sk", ...OF_LINKED] };
  for await (const item of walk<Item & LinkedFolder>(range)) {
    if (shelfOf(item.sk) === "active") found.push(item);
  }
  return found;
}

const OF_LINKED = ["_id", "folderName", "court", "causaAssociationStatus", "updatedAt"] as const;

type LinkedFolder = Pick<Folder, (typeof OF_LINKED)[number]>;

async function assertOnly(id: string, court: CourtCase): Promise<void> {
  const other = await sameNumber(court, id);
  if (!other) return;
  throw new AppError("folder.duplicate", "Ya hay una causa con ese número de expediente.", {
    duplicate: { _id: other._id, name: other.folderName },
  });
}
