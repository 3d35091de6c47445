import { inPractice } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { commit, replace, still, type Write, walk } from "../../kernel/dynamo";
import { Folders } from "../../practice/folders";
import { Movements } from "../../practice/movements";
import { Alerts } from "../../telling/alerts";
import { Preferences } from "../../telling/preferences";
import { Novedades } from "../novedades";
import {
  type CausaItem,
  causaKey,
  type LinkItem,
  linkKey,
  type MovementItem,
  movementRange,
  toLink,
} from "./causa.item";
import { drop, endLeaving, isMissing, note, unload } from "./links";
import { tellShut } from "./lost";
import { find, stays } from "./store";

const GONE = new Error("the link is being undone, or was");

/** Tells the case of a link what the portal says of it. Answers the link, or nothing once it ended. */
export async function tell(causa: CausaItem, link: LinkItem): Promise<LinkItem | undefined> {
  if (link.leaving) {
    await endLeaving(link);
    return undefined;
  }
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

/** A deleted case hears nothing; should it come back, it is loaded anew. Gone for good, it leaves. */
async function absent(link: LinkItem): Promise<undefined> {
  const there = await Folders.standing(link.ownerId, link.folderId);
  if (!there) await drop(link);
  else await unload(link);
}

const MORE = new Error("more was told of the case meanwhile");
const TRIES = 3;

/** Brings a link all that is known of its case, in silence; from then on what comes is news. */
export async function load(causaId: string, link: LinkItem): Promise<void> {
  for (let tries = 1; link.loadedAt === null && tries <= TRIES; tries += 1) {
    try {
      return await loadOnce(causaId, link);
    } catch (error) {
      // Another round kept more, and left it to this one: it is looked for again.
      if (error !== MORE) throw error;
    }
  }
}

async function loadOnce(causaId: string, link: LinkItem): Promise<void> {
  const there = await Folders.standing(link.ownerId, link.folderId);
  if (!there || there.gone) return;
  const { movements } = await find(causaId);
  const known: MovementItem[] = [];
  for await (const item of walk<MovementItem>({ ...movementRange(causaId), limit: 500 })) {
    known.push(item);
  }
  const history = known.map((one) => official(one, link));
  const check = still(linkKey(link), "leaving", () => GONE);
  const whole = stays(causaKey(causaId), "movements", movements, () => MORE);
  const loaded = replace(toLink({ ...link, loadedAt: nowIso() }, link.version), link, () => GONE);
  try {
    await inPractice(link.ownerId, () => Movements.addHistory(history, check));
    await commit(loaded, whole);
  } catch (error) {
    if (error !== GONE) throw error;
  }
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
  nth: item.nth,
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
  try {
    await commit(...entry.writes, ...novedad.writes, check, ...alert);
  } catch (error) {
    if (error !== entry.there && error !== GONE) throw error;
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
