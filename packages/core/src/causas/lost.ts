import { Alerts } from "../alerts";
import { Folders } from "../folders";
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
  const there = await Folders.standing(link.ownerId, link.folderId);
  if (!there || there.gone || link.leaving) return;
  await raise(link, "court-released", link.linkedAt, {
    primaryText: `${link.number}: la causa ya no está vinculada con el tribunal`,
    secondaryText: "Sus movimientos dejan de llegar hasta que la vincules de nuevo.",
  });
}

const raise = (
  { causaId, ownerId, folderId }: LinkItem,
  why: string,
  at: string,
  said: { primaryText: string; secondaryText: string },
): Promise<void> =>
  Alerts.raise(ownerId, {
    key: `${why}:${causaId}:${folderId}`,
    at,
    ...said,
    primaryVariant: "warning",
    avatarIcon: "TableDocument",
    sourceType: "court",
    sourceId: causaId,
    folderId,
    expirationDate: null,
  });
