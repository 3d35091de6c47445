import type * as z from "zod";
import { Throttle } from "../../accounts/throttle";
import { Plans } from "../../billing/plans";
import { useOwner } from "../../kernel/actor";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import type { CourtCase } from "../../practice/folders/court.rules";
import type { previewCausa } from "../../practice/folders/folder.schema";
import { freshAnswer, keptAnswer, ownCopy, takeTurn } from "./answer";
import type { Preview } from "./causa.schema";
import { agreementOf } from "./names.rules";
import * as Portals from "./portals";
import type { Answered } from "./preview.item";

/** A practice may look up twenty numbers at once and four a minute; all together, two a second. */
const OF_PRACTICE = { size: 20, refillMs: 15_000 };

/**
 * What a court has under a number, and how its names agree with those of a case, if given. Links
 * and imports nothing. Throws a sentence on the wrong field, and `request.throttled`.
 */
export async function preview(given: z.output<typeof previewCausa>): Promise<Preview> {
  const court = Folders.courtOf(given);
  const { folderId } = given;
  const [names, duplicate] = await Promise.all([
    folderId ? namesOf(folderId) : [],
    Folders.sameNumber(court, folderId),
    Plans.assertFeature("courtLinks"),
  ]);
  const { latest, ...answered } = await answerOf(court);
  return {
    ...court,
    ...answered,
    lastMovement: latest,
    agreement: agreementOf(answered.caratula, names),
    duplicate: duplicate ? { _id: duplicate._id, name: duplicate.folderName } : null,
  };
}

/** The most contacts of a case that are read for their names. */
const MOST_CONTACTS = 50;

/** The texts of a case that name its parties. */
async function namesOf(folderId: string): Promise<string[]> {
  const [{ folderName, customerName }, { contacts }] = await Promise.all([
    Folders.assertExists(folderId),
    Contacts.list({
      folderId,
      limit: MOST_CONTACTS,
      fields: ["name", "lastName", "company", "role"],
    }),
  ]);
  const parties = contacts.filter(({ role }) => role === "cliente" || role === "contraparte");
  const people = parties.map(({ lastName, name, company }) => lastName ?? name ?? company ?? "");
  return [folderName, customerName ?? "", ...people];
}

async function answerOf(court: CourtCase): Promise<Answered> {
  const kept = await keptAnswer(court);
  if (kept) return kept;
  if (Portals.isDown(await Portals.read(court.system))) return ownCopy(court);
  await Throttle.takeFrom("court-preview", useOwner(), OF_PRACTICE);
  await takeTurn(court.system);
  return freshAnswer(court);
}
