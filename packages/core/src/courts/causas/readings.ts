import { getMany } from "../../kernel/dynamo";
import type { CourtCase } from "../../practice/folders/court.rules";
import { type CausaItem, causaKey, idOf, type LinkItem, linkKey } from "./causa.item";

/** How far the first reading of a linked case is, and what it brought. */
export type Reading = {
  folderId: string;
  /** Whether there is a link, and whether its first reading ended or brings nothing. */
  linked: boolean;
  settled: boolean;
  movements: number;
  novedades: number;
  /** The day of the last known movement of the court file. */
  lastMovement: string | null;
};

/** How far the first reading of each of some cases is, in their order. */
export async function readings(
  ownerId: string,
  cases: readonly { folderId: string; court: CourtCase }[],
): Promise<Reading[]> {
  const places = cases.map(({ folderId, court }) => ({ ownerId, folderId, causaId: idOf(court) }));
  const [links, causas] = await Promise.all([
    getMany<LinkItem>(places.map(linkKey)),
    getMany<CausaItem>(places.map(({ causaId }) => causaKey(causaId))),
  ]);
  return places.map(({ folderId }, i) => readingOf(folderId, links[i], causas[i]));
}

function readingOf(
  folderId: string,
  link: LinkItem | undefined,
  causa: CausaItem | undefined,
): Reading {
  const isShut = causa?.status === "invalid" || causa?.status === "reserved";
  const { movements = 0, novedades = 0 } = link?.brought ?? {};
  return {
    folderId,
    linked: link !== undefined && !link.leaving,
    settled: !link || link.loadedAt !== null || isShut,
    ...{ movements, novedades },
    lastMovement: causa?.lastMovement ?? null,
  };
}
