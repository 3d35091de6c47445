import { inPractice } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { get, replace, still, tryCommit, type Write, walk } from "../../kernel/dynamo";
import { Folders } from "../../practice/folders";
import { Movements } from "../../practice/movements";
import { Alerts } from "../../telling/alerts";
import { Preferences } from "../../telling/preferences";
import { Novedades } from "../novedades";
import {
  type CausaItem,
  causaKey,
  isConfirmed,
  type LinkItem,
  linkKey,
  type MovementItem,
  movementRange,
  toLink,
} from "./causa.item";
import { isTaken, wantFile } from "./court-files";
import { drop, endLeaving, isMissing, note, unload } from "./links";
import { alertClosed, alertFound } from "./lost";
import { find, stays } from "./store";

/** Writes the portal's verdict to a link's case. Returns the link, or undefined if it ended. */
export async function applyVerdict(
  causa: CausaItem,
  link: LinkItem,
): Promise<LinkItem | undefined> {
  if (link.leaving) {
    await endLeaving(link);
    return undefined;
  }
  const verdict = verdictOf(causa, link);
  if (link.toldStatus === verdict) return link;
  const { ownerId, folderId } = link;
  try {
    await inPractice(ownerId, () => Folders.setVerdict(folderId, causa.number, verdict));
  } catch (error) {
    if (!isMissing(error)) throw error;
    return absent(link);
  }
  await (verdict === "found" ? alertFound(causa, link) : alertClosed(causa, link));
  const noted = await note(link, { toldStatus: verdict });
  if (noted) return noted;
  // Confirmed or removed meanwhile: the verdict is applied to the current link.
  const now = await get<LinkItem>(linkKey(link));
  return now && applyVerdict(causa, now);
}

/** The verdict for a case: «found» until a person confirms that the file is of this case. */
const verdictOf = ({ status }: CausaItem, link: LinkItem): Folders.Verdict =>
  status === "verified" && !isConfirmed(link) ? "found" : status;

/**
 * Marks the link of a deleted case to be loaded again if it is restored; deletes it if the case no
 * longer exists.
 */
async function absent(link: LinkItem): Promise<undefined> {
  const there = await Folders.caseState(link.ownerId, link.folderId);
  if (!there) await drop(link);
  else await unload(link);
}

const TRIES = 3;

/**
 * Copies all known movements of a file into a case, without alerts; later ones are news. Of a link
 * that an import made, the recent ones become novedades, also without an alert each.
 */
export async function load(causaId: string, link: LinkItem): Promise<void> {
  if (!isConfirmed(link)) return;
  for (let tries = 0; link.loadedAt === null && tries < TRIES; tries += 1) {
    if (await loadOnce(causaId, link)) return;
    // Another round stored more movements meanwhile, and left their loading to this one.
  }
}

/** Returns false when the file grew meanwhile: it is read again. */
async function loadOnce(causaId: string, link: LinkItem): Promise<boolean> {
  const there = await Folders.caseState(link.ownerId, link.folderId);
  if (!there || there.shelf === "deleted") return true;
  const { movements } = await find(causaId);
  const known: MovementItem[] = [];
  for await (const item of walk<MovementItem>({ ...movementRange(causaId), limit: 500 })) {
    known.push(item);
  }
  const { newsFrom = "9" } = link;
  const all = known.map((one) => official(one, link));
  const history = all.filter(({ date }) => date < newsFrom);
  const recent = all.filter(({ date }) => date >= newsFrom);
  const check = still(linkKey(link), "leaving");
  const added = await inPractice(link.ownerId, async () => {
    const outcome = await Movements.addHistory(history, check);
    if (outcome !== "written") return outcome;
    const missing = await Movements.missingOf(recent);
    for (const one of missing) await arrive(one, link, () => NO_ALERT);
    return outcome;
  });
  if (added !== "written") return true;
  const whole = stays(causaKey(causaId), "movements", movements);
  const brought = { movements: all.length, novedades: recent.length };
  const done = { ...link, loadedAt: nowIso(), brought };
  const loaded = replace(toLink(done, link.version), link);
  const outcome = await tryCommit(loaded, whole);
  return outcome === "written" || outcome.write !== whole;
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
  ...(item.file && { file: item.file }),
  hash: item.hash,
  nth: item.nth,
});

/** Adds new movements of a file to a linked case, with novedad and alert; known ones stay. */
export async function news(link: LinkItem, items: MovementItem[]): Promise<void> {
  if (link.loadedAt === null || items.length === 0) return;
  const there = await Folders.caseState(link.ownerId, link.folderId);
  if (!there || there.shelf === "deleted") {
    await absent(link);
    return;
  }
  const { movements } = await Preferences.of(link.ownerId, there.responsibleId);
  await inPractice(link.ownerId, async () => {
    const missing = await Movements.missingOf(items.map((item) => official(item, link)));
    for (const one of missing) {
      const draft = alertOf(one, there);
      await arrive(one, link, (movementId) => {
        if (!movements.enabled) return NO_ALERT;
        const drawn = draft(movementId);
        return {
          writes: Alerts.byChannels(link.ownerId, drawn, movements.channels),
          id: Alerts.idOf(link.ownerId, drawn),
        };
      });
    }
  });
}

/** The alert of a movement: its writes and its id. */
type NewsAlert = { writes: Write[]; id: string | null };

const NO_ALERT: NewsAlert = { writes: [], id: null };

/** Adds one movement, its novedad and its alert in one commit, once. */
const arrive = (...news: Parameters<typeof fileNews>): Promise<void> =>
  Folders.retryFoja(() => fileNews(...news));

async function fileNews(
  one: Movements.Official,
  link: LinkItem,
  alertFor: (movementId: string) => NewsAlert,
): Promise<void> {
  const { number } = link;
  const entry = await Movements.planOfficial(one);
  const movementId = entry.shown._id;
  const alert = alertFor(movementId);
  const novedad = Novedades.plan({ ...one, number, movementId, alertId: alert.id });
  const files = fileWrites(one, link.ownerId, movementId);
  const check = still(linkKey(link), "leaving");
  // Refused where the case already has it, or the link is being removed.
  await Alerts.tryRaise(alert.writes, ...entry.writes, ...novedad.writes, ...files, check);
}

/** The write that asks for the file of a movement that has one. */
function fileWrites(one: Movements.Official, userId: string, movementId: string): Write[] {
  const { source: system, folderId, causaId, file } = one;
  if (!file || !isTaken({ file })) return [];
  return [wantFile({ userId, folderId, movementId, causaId, system, file })];
}

type CaseDetails = { folderName: string; responsibleId: string };

const alertOf =
  (one: Movements.Official, { folderName, responsibleId: forId }: CaseDetails) =>
  (movementId: string): Alerts.AlertDraft => ({
    forId,
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
