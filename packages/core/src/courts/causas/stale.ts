import { now } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { type CausaItem, freshRanges, knownSince, type LinkItem } from "./causa.item";
import { STALE_MS } from "./causa.rules";
import { SYSTEMS, type System } from "./causa.schema";
import { followedFilter } from "./following";
import { byOwner, linksOf } from "./links";
import { raiseTo } from "./lost";
import { isDown, read } from "./portals";
import { alertSilence, endSilence } from "./silence";
import { edit } from "./store";

/**
 * Alerts the practices of files that were not read for 36 hours: once while a portal does not
 * answer, and once an episode for any other file. Returns the number of those files.
 */
export async function alertStale(): Promise<number> {
  const stale = await staleFiles();
  let alerted = 0;
  for (const system of SYSTEMS) {
    const files = stale.filter((causa) => causa.system === system);
    const unalerted = files.filter((causa) => causa.staleTold !== knownSince(causa));
    const portal = await read(system);
    if (!isDown(portal)) {
      await endSilence(portal);
      await alertUnread(system, unalerted);
    } else if (files.length > 0) await alertSilence(portal);
    for (const { _id } of unalerted) await edit(_id, (causa) => ({ staleTold: knownSince(causa) }));
    alerted += unalerted.length;
  }
  return alerted;
}

async function staleFiles(): Promise<CausaItem[]> {
  const until = new Date(now() - STALE_MS).toISOString();
  const files: CausaItem[] = [];
  for (const which of ["VERIFIED", "WAITING"] as const) {
    for (const range of freshRanges(which, `${until}~`)) {
      for await (const causa of walk<CausaItem>({ ...range, limit: 200 })) files.push(causa);
    }
  }
  return files;
}

type Unread = { causa: CausaItem; link: LinkItem };

/**
 * Raises one alert for each person, about all their files that a portal which answers did not give.
 */
async function alertUnread(system: System, files: CausaItem[]): Promise<void> {
  const unread: Unread[] = [];
  const follows = followedFilter();
  for (const causa of files) {
    // A link that the plan does not follow misses nothing.
    const links = await follows(await linksOf(causa._id));
    unread.push(...links.filter(({ leaving }) => !leaving).map((link) => ({ causa, link })));
  }
  for (const own of byOwner(unread, ({ link }) => link).values()) await alertOwner(system, own);
}

async function alertOwner(system: System, own: Unread[]): Promise<void> {
  const [first] = own;
  if (!first) return;
  // One episode raises one alert, whichever round raises it.
  const at = own.map(({ causa }) => lateAt(causa)).reduce((a, b) => (b > a ? b : a));
  const ids = own.map(({ link }) => link.folderId);
  await raiseTo(first.link.ownerId, ids, (names) => ({ at, ...saidOf(system, own, names) }));
}

/** The text for one case, with its name and a link to it, or for many. */
function saidOf(system: System, own: Unread[], names: ReadonlyMap<string, string>) {
  const one = own.find(({ link }) => names.has(link.folderId));
  if (!one || names.size > 1) {
    return {
      key: `court-stale:${system}`,
      primaryText: `${system.toUpperCase()}: ${names.size} causas sin novedades hace más de 36 horas`,
      secondaryText: "No pudimos leerlas. Revisalas en el sitio del tribunal.",
      sourceId: system,
      folderId: null,
    };
  }
  const { number, causaId, folderId } = one.link;
  return {
    key: `court-stale:${causaId}:${folderId}`,
    primaryText: `${number}: sin novedades del tribunal hace más de 36 horas`,
    secondaryText: `${names.get(folderId)}. No pudimos leerla. Revisá la causa en su sitio.`,
    sourceId: causaId,
    folderId,
  };
}

const lateAt = (causa: CausaItem) =>
  new Date(Date.parse(knownSince(causa)) + STALE_MS).toISOString();
