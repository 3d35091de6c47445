import { inPractice } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { get, insert, removeAny, replace, tryCommit, type Write, walk } from "../../kernel/dynamo";
import { AppError, hasKind } from "../../kernel/error";
import { waitAfterTry } from "../../kernel/outbox/errand.rules";
import { CourtMissing, CourtReserved, CourtUnavailable, courtOf } from "../../kernel/ports/court";
import { anywhere } from "../../kernel/records";
import { Documents } from "../../practice/documents";
import { Files } from "../../practice/files";
import { LARGEST_FILE } from "../../practice/files/file.rules";
import { Folders } from "../../practice/folders";
import type { Movement } from "../../practice/movements/movement.schema";
import { type CausaItem, causaKey } from "./causa.item";
import type { System } from "./causa.schema";
import { toWanted, type WantedFile, type WantedFileItem, wantedRanges } from "./court-file.item";
import { documentKindOf } from "./court-file.rules";

/** The write that asks for the file of a movement, for the commit that brings the movement. */
export const wantFile = (wanted: Omit<WantedFile, "tries" | "dueAt">): Write =>
  insert(toWanted({ ...wanted, tries: 0, dueAt: nowIso() }, 1));

/** Whether a file may become a document: others stay at the court, whose link the movement has. */
export const isTaken = ({ file: { name, type, size } }: Pick<WantedFile, "file">): boolean =>
  size <= LARGEST_FILE && Files.isAccepted(name, type);

/**
 * Fetches the files of a portal that are due, each once, as documents of their cases; stops where time
 * is up or the portal fails. Returns how many came.
 */
export async function fetchFiles(system: System, late: () => boolean): Promise<number> {
  let came = 0;
  for (const range of wantedRanges(system, nowIso())) {
    for await (const item of walk<WantedFileItem>({ ...range, limit: 50 })) {
      if (late()) return came;
      const outcome = await fetchOne(item);
      if (outcome === "came") came += 1;
      if (outcome === "down") return came;
    }
  }
  return came;
}

async function fetchOne(item: WantedFileItem): Promise<"came" | "gone" | "later" | "down"> {
  const [causa, movement, folder] = await Promise.all([
    get<CausaItem>(causaKey(item.causaId)),
    anywhere<Movement>("movement", item.userId, item.movementId),
    Folders.caseState(item.userId, item.folderId),
  ]);
  if (!movement || !folder || !causa?.portalCaseId) return dropped(item);
  // It is fetched when its case comes back from the bin.
  if (folder.shelf === "deleted") return putOff(item);
  try {
    const { file, system } = item;
    const bytes = await courtOf(system).file(causa.portalCaseId, file.id, LARGEST_FILE);
    if (!Files.isOfType(file.type, bytes)) return dropped(item);
    await inPractice(item.userId, () => keep(item, movement, bytes));
    await dropped(item);
    return "came";
  } catch (error) {
    if (error instanceof CourtUnavailable) {
      await putOff(item);
      return "down";
    }
    if (error instanceof CourtMissing || error instanceof CourtReserved) return dropped(item);
    if (!(error instanceof AppError) || hasKind(error, "unavailable")) throw error;
    // The plan has no room, or the case was deleted meanwhile.
    return putOff(item);
  }
}

function keep({ file, movementId }: WantedFileItem, movement: Movement, bytes: Uint8Array) {
  const { folderId, title, time, foja } = movement;
  return Documents.keep({
    ...{ name: title.slice(0, 200), fileName: file.name, type: file.type, bytes },
    ...{ kind: documentKindOf(title), date: time, foja, folderId },
    ...{ source: "court", key: `${movementId}/court` },
  });
}

async function dropped(item: WantedFileItem): Promise<"gone"> {
  await tryCommit(removeAny(item));
  return "gone";
}

/** Asks again later, ten times over some sixteen hours; then its link is what is left. */
async function putOff(item: WantedFileItem): Promise<"later" | "gone"> {
  const tries = item.tries + 1;
  const wait = waitAfterTry(tries);
  if (wait === undefined) return dropped(item);
  const dueAt = new Date(now() + wait).toISOString();
  await tryCommit(replace(toWanted({ ...item, tries, dueAt }, item.version), item));
  return "later";
}
