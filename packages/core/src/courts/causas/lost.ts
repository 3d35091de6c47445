import { inPractice } from "../../kernel/actor";
import { chunks } from "../../kernel/chunks";
import { Folders } from "../../practice/folders";
import type { FolderField } from "../../practice/folders/folder.schema";
import { Alerts } from "../../telling/alerts";
import { Preferences } from "../../telling/preferences";
import type { CausaItem, LinkItem } from "./causa.item";

const CLOSED: Partial<Record<CausaItem["status"], string>> = {
  reserved: "el tribunal lo pasó a reservado",
  invalid: "el tribunal ya no lo encuentra",
};

/**
 * Alerts a practice that a court no longer gives access to its file, once an episode: otherwise its
 * movements would stop unnoticed.
 */
export async function alertClosed(causa: CausaItem, link: LinkItem): Promise<void> {
  const what = CLOSED[causa.status];
  if (!what || link.toldStatus !== "verified" || link.loadedAt === null) return;
  // The last good reading does not change until the next one: it identifies the episode.
  await raise(link, `court-shut:${causa.status}`, causa.lastGoodAt ?? link.loadedAt, {
    primaryText: `${link.number}: ${what}`,
    secondaryText: "Sus movimientos dejan de llegar. Revisá la causa en su sitio.",
  });
}

/** Alerts a practice that the court has the file: a person has to confirm that it is the one. */
export async function alertFound(causa: CausaItem, link: LinkItem): Promise<void> {
  await raise(link, "court-found", link.linkedAt, {
    primaryText: `${link.number}: el tribunal respondió, falta que la confirmes`,
    secondaryText: `Es «${causa.caratula ?? "sin carátula"}». No trae nada hasta que la confirmes.`,
  });
}

/** Alerts a practice that the administration removed its link. */
export async function alertReleased(link: LinkItem): Promise<void> {
  if (link.leaving) return;
  await raise(link, "court-released", link.linkedAt, {
    primaryText: `${link.number}: la causa ya no está vinculada con el tribunal`,
    secondaryText: "Sus movimientos dejan de llegar hasta que la vincules de nuevo.",
  });
}

type Draft = Pick<
  Alerts.AlertDraft,
  "key" | "at" | "primaryText" | "secondaryText" | "sourceId" | "folderId"
>;

/**
 * Raises one alert about several cases of a practice for each person who answers for some of them,
 * by their channels for movements; `draft` gets the names of theirs that are not deleted.
 */
export async function raiseTo(
  ownerId: string,
  folderIds: string[],
  draft: (names: ReadonlyMap<string, string>) => Draft,
): Promise<void> {
  for (const [forId, names] of await namesByPerson(ownerId, folderIds)) {
    const { movements } = await Preferences.of(ownerId, forId);
    if (!movements.enabled) continue;
    const said = { forId, ...KIND, ...draft(names) };
    await Alerts.tryRaise(Alerts.byChannels(ownerId, said, movements.channels));
  }
}

/** How many cases one call reads. */
const CASES_AT_ONCE = 100;

/** The names of those of a practice's cases that are not deleted, by who answers for them. */
async function namesByPerson(ownerId: string, folderIds: string[]) {
  const found = new Map<string, Map<string, string>>();
  await inPractice(ownerId, async () => {
    for (const part of chunks([...new Set(folderIds)], CASES_AT_ONCE)) {
      const fields: FolderField[] = ["folderName", "responsibleId"];
      const rows = await Folders.batch({ folderIds: part, fields });
      for (const { _id, folderName = "", responsibleId = ownerId } of rows) {
        const names = found.get(responsibleId) ?? new Map<string, string>();
        found.set(responsibleId, names.set(_id, folderName));
      }
    }
  });
  return found;
}

const KIND = {
  primaryVariant: "warning",
  avatarIcon: "TableDocument",
  sourceType: "court",
  expirationDate: null,
} as const;

/**
 * Alerts the person who answers for a case that something of the courts no longer arrives, once for
 * each `why` and `at`, by the channels chosen for movements. Not for a deleted case.
 */
export async function raise(
  { causaId, ownerId, folderId }: LinkItem,
  why: string,
  at: string,
  said: { primaryText: string; secondaryText: string },
): Promise<void> {
  const there = await Folders.caseState(ownerId, folderId);
  if (!there || there.shelf === "deleted") return;
  const { movements } = await Preferences.of(ownerId, there.responsibleId);
  if (!movements.enabled) return;
  const draft: Alerts.AlertDraft = {
    forId: there.responsibleId,
    key: `${why}:${causaId}:${folderId}`,
    at,
    ...said,
    ...KIND,
    secondaryText: `${there.folderName}. ${said.secondaryText}`,
    sourceId: causaId,
    folderId,
  };
  await Alerts.tryRaise(Alerts.byChannels(ownerId, draft, movements.channels));
}
