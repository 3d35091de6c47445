import { inPractice } from "../actor";
import { Alerts } from "../alerts";
import { nowIso } from "../clock";
import { commit, still, type Write, walk } from "../dynamo";
import { AppError } from "../error";
import { Folders } from "../folders";
import { Movements } from "../movements";
import { Novedades } from "../novedades";
import { Preferences } from "../preferences";
import {
  type CausaItem,
  type LinkItem,
  linkKey,
  type MovementItem,
  movementRange,
} from "./causa.item";
import { drop, note } from "./links";
import { tellShut } from "./lost";

const GONE = new Error("the link is being undone, or was");

/** Tells the case of a link what the portal says of it. Answers the link, or nothing once it ended. */
export async function tell(causa: CausaItem, link: LinkItem): Promise<LinkItem | undefined> {
  if (link.leaving) return undefined;
  if (link.toldStatus === causa.status) return link;
  const { ownerId, folderId } = link;
  try {
    await inPractice(ownerId, () => Folders.tellVerdict(folderId, causa.number, causa.status));
  } catch (error) {
    if (!isMissing(error)) throw error;
    return absent(link);
  }
  await tellShut(causa, link);
  return note(link, { toldStatus: causa.status });
}

const isMissing = (error: unknown) =>
  error instanceof AppError && error.code === "folder.not_found";

/** A deleted case hears nothing; should it come back, it is loaded anew. Gone for good, it leaves. */
async function absent(link: LinkItem): Promise<undefined> {
  const there = await Folders.standing(link.ownerId, link.folderId);
  if (!there) await drop(link);
  else if (link.loadedAt !== null) await note(link, { loadedAt: null });
}

/** Brings a link all that is known of its case, in silence; from then on what comes is news. */
export async function load(causa: CausaItem, link: LinkItem): Promise<void> {
  if (link.loadedAt !== null) return;
  const there = await Folders.standing(link.ownerId, link.folderId);
  if (!there || there.gone) return;
  const known: MovementItem[] = [];
  for await (const item of walk<MovementItem>({ ...movementRange(causa._id), limit: 500 })) {
    known.push(item);
  }
  const check = still(linkKey(link), "leaving", () => GONE);
  try {
    await inPractice(link.ownerId, () =>
      Movements.addHistory(
        known.map((one) => official(one, link)),
        check,
      ),
    );
  } catch (error) {
    if (error !== GONE) throw error;
    return;
  }
  await note(link, { loadedAt: nowIso() });
}

const official = (item: MovementItem, { folderId }: LinkItem): Movements.Official => ({
  source: item.system,
  causaId: item.causaId,
  folderId,
  date: item.date,
  title: item.title,
  kind: item.kind,
  text: item.text,
  link: item.link,
  hash: item.hash,
});

/** Brings a link what its portal just told. What it has already is left as it is. */
export async function news(link: LinkItem, items: MovementItem[]): Promise<void> {
  if (link.loadedAt === null || items.length === 0) return;
  const there = await Folders.standing(link.ownerId, link.folderId);
  if (!there || there.gone) {
    await absent(link);
    return;
  }
  const { movements } = await Preferences.of(link.ownerId);
  await inPractice(link.ownerId, async () => {
    const missing = await Movements.missingOf(items.map((item) => official(item, link)));
    for (const one of missing) {
      const draft = alertOf(one, there.folderName);
      await arrive(one, link, (movementId) =>
        movements.enabled
          ? Alerts.telling(link.ownerId, draft(movementId), movements.channels)
          : [],
      );
    }
  });
}

/** One entry, its novedad and its alert: all of them or none, once. */
async function arrive(
  one: Movements.Official,
  link: LinkItem,
  telling: (movementId: string) => Write[],
): Promise<void> {
  const { number } = link;
  const entry = Movements.planOfficial(one);
  const novedad = Novedades.plan({ ...one, number, movementId: entry.shown._id });
  const alert = telling(entry.shown._id);
  const check = still(linkKey(link), "leaving", () => GONE);
  const writes = [...entry.writes, ...novedad.writes, check];
  try {
    await commit(...writes, ...alert);
  } catch (error) {
    if (error === entry.there || error === GONE) return;
    if (!Alerts.wasTold(error)) throw error;
    // It was told once, and its entry taken out of the file since.
    await commit(...writes);
  }
}

const alertOf =
  (one: Movements.Official, folderName: string) =>
  (movementId: string): Alerts.Draft => ({
    key: `movement:${movementId}`,
    at: nowIso(),
    primaryText: `Nuevo movimiento: ${one.title}`,
    primaryVariant: "info",
    secondaryText: folderName,
    avatarIcon: "TableDocument",
    sourceType: "movement",
    sourceId: movementId,
    folderId: one.folderId,
    expirationDate: null,
  });
