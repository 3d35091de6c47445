import { Folders } from "../../practice/folders";
import { Alerts } from "../../telling/alerts";
import { Preferences } from "../../telling/preferences";
import type { CausaItem, LinkItem } from "./causa.item";

const SHUT: Partial<Record<CausaItem["status"], string>> = {
  reserved: "el tribunal lo pasó a reservado",
  invalid: "el tribunal ya no lo encuentra",
};

/**
 * Tells who was getting what a court publishes in a case that it shut it, once for each time: what
 * comes no more would otherwise be missed in silence.
 */
export async function tellShut(causa: CausaItem, link: LinkItem): Promise<void> {
  const what = SHUT[causa.status];
  if (!what || link.toldStatus !== "verified" || link.loadedAt === null) return;
  // The last good reading stands still until the next one: it names the episode.
  await raise(link, `court-shut:${causa.status}`, causa.lastGoodAt ?? link.loadedAt, {
    primaryText: `${link.number}: ${what}`,
    secondaryText: "Sus movimientos dejan de llegar. Revisá la causa en su sitio.",
  });
}

/** Tells whose link is undone by the administration that it was. */
export async function tellReleased(link: LinkItem): Promise<void> {
  if (link.leaving) return;
  await raise(link, "court-released", link.linkedAt, {
    primaryText: `${link.number}: la causa ya no está vinculada con el tribunal`,
    secondaryText: "Sus movimientos dejan de llegar hasta que la vincules de nuevo.",
  });
}

/**
 * Tells a person that something of the courts no longer comes, once for each `why` and `at`, by the
 * channels that they want movements told by. Of a deleted case nobody is told.
 */
export async function raise(
  { causaId, ownerId, folderId }: LinkItem,
  why: string,
  at: string,
  said: { primaryText: string; secondaryText: string },
): Promise<void> {
  const there = await Folders.standing(ownerId, folderId);
  const { movements } = await Preferences.of(ownerId);
  if (!there || there.gone || !movements.enabled) return;
  const draft: Alerts.Draft = {
    key: `${why}:${causaId}:${folderId}`,
    at,
    ...said,
    primaryVariant: "warning",
    avatarIcon: "TableDocument",
    sourceType: "court",
    sourceId: causaId,
    folderId,
    expirationDate: null,
  };
  await Alerts.tryRaise(Alerts.telling(ownerId, draft, movements.channels));
}
