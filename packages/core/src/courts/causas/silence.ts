import { Practices } from "../../accounts/practices";
import { tryCommit, walk } from "../../kernel/dynamo";
import { Alerts } from "../../telling/alerts";
import { allLinks, isConfirmed, type LinkItem } from "./causa.item";
import type { System } from "./causa.schema";
import { byOwner } from "./links";
import { raiseTo } from "./lost";
import type { PortalRecord } from "./portal.item";
import { write } from "./portals";

const keyOf = (system: System) => `court-silent:${system}`;

/**
 * Alerts each person who answers for a case in a portal that does not answer: one alert, with the
 * number of their cases, once for each outage. Can be interrupted and repeated.
 */
export async function alertSilence(portal: PortalRecord): Promise<void> {
  const { system, openedAt, silenceTold } = portal;
  if (openedAt === null || silenceTold === openedAt) return;
  for (const [ownerId, links] of await linksIn(system)) {
    const ids = links.map(({ folderId }) => folderId);
    await raiseTo(ownerId, ids, (names) => ({
      ...saidOf(system, links, names),
      ...{ key: keyOf(system), at: openedAt },
    }));
  }
  await write(system, () => ({ silenceTold: openedAt }));
}

/** The text for one case, with its name and a link to it, or for many. */
function saidOf(system: System, links: LinkItem[], names: ReadonlyMap<string, string>) {
  const name = system.toUpperCase();
  const one = links.find(({ folderId }) => names.has(folderId));
  if (!one || names.size > 1) {
    return {
      primaryText: `${name} no responde: ${names.size} causas`,
      secondaryText:
        "Lo que publique va a llegar cuando vuelva. Revisalas en el sitio del tribunal.",
      sourceId: system,
      folderId: null,
    };
  }
  return {
    primaryText: `${one.number}: sin novedades del tribunal hace más de 36 horas`,
    secondaryText: `${names.get(one.folderId)}. ${name} no responde. Revisá la causa en su sitio.`,
    sourceId: one.causaId,
    folderId: one.folderId,
  };
}

/** Withdraws, unless they were read, the alerts of an outage that is over. */
export async function endSilence({ system, silenceTold }: PortalRecord): Promise<void> {
  if (!silenceTold) return;
  for (const [ownerId] of await linksIn(system)) {
    for (const { _id: forId } of await Practices.peopleIn(ownerId)) {
      const id = Alerts.idOf(ownerId, { key: keyOf(system), at: silenceTold, forId });
      const gone = await Alerts.withdrawals(ownerId, [id]);
      // Read or deleted meanwhile, it can no longer be withdrawn.
      if (gone.length > 0) await tryCommit(...gone);
    }
  }
  await write(system, () => ({ silenceTold: null }));
}

/** The confirmed and active links of a portal, by practice. */
async function linksIn(system: System): Promise<Map<string, LinkItem[]>> {
  const links: LinkItem[] = [];
  for await (const link of walk<LinkItem>({ ...allLinks, limit: 500 })) {
    if (link.system === system && !link.leaving && isConfirmed(link)) links.push(link);
  }
  return byOwner(links, (link) => link);
}
