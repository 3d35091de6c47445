import type * as z from "zod";
import { Throttle } from "../../accounts/throttle";
import { Plans } from "../../billing/plans";
import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { aside, commit, get, isExpired, put, query } from "../../kernel/dynamo";
import { CourtMissing, CourtReserved, CourtUnavailable, courtOf } from "../../kernel/ports/court";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import type { CourtCase } from "../../practice/folders/court.rules";
import type { previewCausa } from "../../practice/folders/folder.schema";
import { type CausaItem, causaKey, idOf, type MovementItem, movementRange } from "./causa.item";
import type { Preview } from "./causa.schema";
import { agreementOf } from "./names.rules";
import * as Portals from "./portals";
import { type Answered, type AnsweredItem, answeredKey, toAnswered } from "./preview.item";

/** A practice may look up twenty numbers at once and four a minute; all together, two a second. */
const OF_PRACTICE = { size: 20, refillMs: 15_000 };
const OF_PORTAL = { size: 120, refillMs: 500 };

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
  const id = idOf(court);
  const kept = await get<AnsweredItem>(answeredKey(id));
  if (kept && !isExpired(kept, now())) return answeredIn(kept);
  if (Portals.isDown(await Portals.read(court.system))) return ownCopy(id);
  await Throttle.takeFrom("court-preview", useOwner(), OF_PRACTICE);
  await Throttle.takeFrom("court-preview-portal", court.system, OF_PORTAL);
  const answered = await asked(court);
  await aside(() => Portals.heard(court.system, answered.status !== "unanswered"));
  if (answered.status === "unanswered") return ownCopy(id);
  await aside(() => commit(put(toAnswered(id, answered, now()))));
  return answered;
}

const answeredIn = ({ status, caratula, court, situation, latest }: Answered): Answered => ({
  ...{ status, caratula, court, situation, latest },
});

const NOTHING = { caratula: null, court: null, situation: null, latest: null };

async function asked(court: CourtCase): Promise<Answered> {
  try {
    const found = await courtOf(court.system).find(court);
    if (!found) return { status: "missing", ...NOTHING };
    const { caratula, court: name, situation, latest } = found;
    return { status: "found", caratula, court: name, situation, latest };
  } catch (error) {
    if (error instanceof CourtReserved) return { status: "reserved", ...NOTHING };
    if (error instanceof CourtMissing) return { status: "missing", ...NOTHING };
    if (error instanceof CourtUnavailable) return { status: "unanswered", ...NOTHING };
    throw error;
  }
}

/** The last copy of a file, while its portal does not answer. */
async function ownCopy(id: string): Promise<Answered> {
  const causa = await get<CausaItem>(causaKey(id));
  if (causa?.status !== "verified") return { status: "unanswered", ...NOTHING };
  const { items } = await query<MovementItem>({ ...movementRange(id), limit: 1 });
  const [last] = items;
  const latest = last ? { date: last.date, title: last.title } : null;
  return { status: "found", caratula: causa.caratula, court: causa.court, situation: null, latest };
}
