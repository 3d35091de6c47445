import { Folders } from "../../practice/folders";
import { Alerts } from "../../telling/alerts";
import { Preferences } from "../../telling/preferences";
import type { CausaItem, LinkItem } from "./causa.item";

const CLOSED: Partial<Record<CausaItem["status"], string>> = {
  reserved: "el tribunal lo pasó a reservado",
  invalid: "el tribunal ya no lo encuentra",
};

/**
 * Alerts a practice that a court closed its file to us, once an episode: its movements would stop in
 * silence otherwise.
 */
export async function alertClosed(causa: CausaItem, link: LinkItem): Promise<void> {
  const what = CLOSED[causa.status];
  if (!what || link.toldStatus !== "verified" || link.loadedAt === null) return;
  // The last good reading does not change until the next one: it names the episode.
  await raise(link, `court-shut:${causa.status}`, causa.lastGoodAt ?? link.loadedAt, {
    primaryText: `${link.number}: ${what}`,
    secondaryText: "Sus movimientos dejan de llegar. Revisá la causa en su sitio.",
  });
}

/** Alerts a practice that the court has the file it waited for: a person has to say that it is it. */
export async function alertFound(causa: CausaItem, link: LinkItem): Promise<void> {
  await raise(link, "court-found", link.linkedAt, {
    primaryText: `${link.number}: el tribunal respondió, falta que la confirmes`,
    secondaryText: `Es «${causa.caratula ?? "sin carátula"}». No trae nada hasta que la confirmes.`,
  });
}

/** Alerts a practice that the administration undid its link. */
export async function alertReleased(link: LinkItem): Promise<void> {
  if (link.leaving) return;
  await raise(link, "court-released", link.linkedAt, {
    primaryText: `${link.number}: la causa ya no está vinculada con el tribunal`,
    secondaryText: "Sus movimientos dejan de llegar hasta que la vincules de nuevo.",
  });
}

/**
 * Raises an alert that something of the courts no longer comes, once for each `why` and `at`, by the
 * channels chosen for movements. A deleted case raises none.
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
  const draft: Alerts.AlertDraft = {
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
  await Alerts.tryRaise(Alerts.byChannels(ownerId, draft, movements.channels));
}
