import { createHash } from "node:crypto";
import type { Key, Stored } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import type { CourtMovement } from "../../kernel/ports/court";
import { shardOf } from "../../kernel/shard.rules";
import { fold } from "../../kernel/text.rules";
import { dayOf } from "../../kernel/zone.rules";
import type { Verdict } from "../../practice/folders";
import type { CourtCase } from "../../practice/folders/court.rules";
import { plain } from "./causa.rules";
import type { CausaStatus, Movimiento, System } from "./causa.schema";

/** A court file as stored, and how far it was read. */
export type CausaRecord = {
  _id: string;
  system: System;
  fuero: string | null;
  number: string;
  department: string | null;
  caratula: string | null;
  court: string | null;
  status: CausaStatus;
  /** The portal's identifier of it, and the cursor up to which its publications were read. */
  portalCaseId: string | null;
  cursor: string | null;
  /** How many cases of practices are linked with it; with none it is not polled. */
  links: number;
  /** Since when it has had a link. */
  linkedAt: string;
  movements: number;
  lastMovement: string | null;
  lastGoodAt: string | null;
  lastTryAt: string | null;
  lastError: string | null;
  failures: number;
  /** When it is next polled; a claim postpones it. */
  nextAt: string;
  /** The `lastGoodAt` (or `linkedAt`) of the stale episode that raised its alerts. */
  staleTold: string | null;
  createdAt: string;
};

export type CausaItem = Stored<CausaRecord>;

const SHARDS = 4;

/** One item per court file, whichever practices link it. */
export const idOf = ({ system, number, department }: CourtCase) =>
  derivedId("causa", 1, `${system}\n${number}\n${fold(department ?? "")}`);

const partition = (id: string) => `CAUSA#${id}`;

export const causaKey = (id: string): Key => ({ pk: partition(id), sk: "CAUSA" });

/** A court file, its movements and the last preview of it. */
export const causaRange = (id: string) => ({ pk: partition(id), sk: { from: "A", to: "~" } });

/** The files of a portal due to be polled at an instant, the longest waiting first. */
export const dueRanges = (system: System, until: string) =>
  Array.from({ length: SHARDS }, (_, shard) => ({
    index: "gsi2" as const,
    pk: `DUE#court-${system}#${shard}`,
    sk: { upTo: `${until}#~` },
    newestFirst: false,
  }));

type Which = "VERIFIED" | "WAITING";

/** Each reading of a file moves its entry: over so many partitions they are spread. */
const FRESH_SHARDS = 8;

const freshPartition = (which: Which, id: string) => `CAUSAS#${which}#${shardOf(id, FRESH_SHARDS)}`;

/**
 * Files by when they were last read: verified ones, and those that await verification. Those that were
 * not read since there are shards are in the first range.
 */
export const freshRanges = (which: Which, upTo = "~") =>
  ["", ...Array.from({ length: FRESH_SHARDS }, (_, shard) => `#${shard}`)].map((shard) => ({
    index: "gsi1" as const,
    pk: `CAUSAS#${which}${shard}`,
    sk: { upTo },
  }));

/** Since when nothing new is known of a file. */
export const knownSince = ({
  lastGoodAt,
  linkedAt,
}: Pick<CausaRecord, "lastGoodAt" | "linkedAt">) =>
  lastGoodAt !== null && lastGoodAt > linkedAt ? lastGoodAt : linkedAt;

const WHICH: Record<string, Which> = {
  verified: "VERIFIED",
  pending: "WAITING",
  failed: "WAITING",
};

export function toItem(causa: CausaRecord, version: number): CausaItem {
  const { _id, system, status, links, nextAt } = causa;
  const due = { gsi2pk: `DUE#court-${system}#${shardOf(_id, SHARDS)}`, gsi2sk: `${nextAt}#${_id}` };
  const which = WHICH[String(status)];
  const fresh = which && {
    gsi1pk: freshPartition(which, _id),
    gsi1sk: `${knownSince(causa)}#${_id}`,
  };
  return {
    ...causa,
    ...causaKey(_id),
    type: "causa",
    version,
    ...(links > 0 ? due : {}),
    ...(links > 0 ? fresh : {}),
  };
}

/** The link of a practice's case with a court file. */
export type LinkRecord = {
  causaId: string;
  ownerId: string;
  folderId: string;
  system: System;
  number: string;
  linkedAt: string;
  /** When earlier movements were loaded, without alerts; those that arrive later are news. */
  loadedAt: string | null;
  /** The status last written to the practice's case. */
  toldStatus: Verdict;
  /** False until a person confirms that it is this case; absent, as confirmed, in older links. */
  confirmed?: boolean;
  /** It is being removed: nothing is delivered any more. */
  leaving: boolean;
  /** Of an import: movements from this day on are novedades when it is first loaded. */
  newsFrom?: string;
  /** How many movements that first load brought, and how many of them became novedades. */
  brought?: { movements: number; novedades: number };
};

export type LinkItem = Stored<LinkRecord>;

export const linkKey = ({
  causaId,
  ownerId,
  folderId,
}: Pick<LinkRecord, "causaId" | "ownerId" | "folderId">): Key => ({
  pk: partition(causaId),
  sk: `LINK#${ownerId}#${folderId}`,
});

/** The links of a court file; with an owner, only those of that practice. */
export const linkRange = (causaId: string, ownerId?: string) => ({
  pk: partition(causaId),
  sk: { startingWith: ownerId === undefined ? "LINK#" : `LINK#${ownerId}#` },
});

/** Every link, newest first. */
export const allLinks = { index: "gsi1" as const, pk: "CAUSALINKS", sk: { upTo: "~" } };

/** Whether a person confirmed that the court's file is this case: nothing is delivered before. */
export const isConfirmed = ({ confirmed }: Pick<LinkRecord, "confirmed">) => confirmed !== false;

export const toLink = (link: LinkRecord, version: number): LinkItem => ({
  ...link,
  ...linkKey(link),
  type: "causaLink",
  version,
  gsi1pk: allLinks.pk,
  gsi1sk: `${link.linkedAt}#${link.ownerId}#${link.folderId}`,
});

export type MovementItem = Stored<
  CourtMovement & {
    causaId: string;
    hash: string;
    seenAt: string;
    /** How many movements its file had before it: orders those of the same day. */
    nth: number;
    system: System;
    fuero: string | null;
    number: string;
  }
>;

/** The identity of a movement within its file: a hash of its whole content. */
export const hashOf = ({ date, title, text }: CourtMovement) =>
  createHash("sha256")
    .update([date, plain(title), plain(text)].join("\n"))
    .digest("hex")
    .slice(0, 32);

export const movementKey = (causaId: string, movement: CourtMovement): Key => ({
  pk: partition(causaId),
  sk: `MOVEMENT#${movement.date}#${hashOf(movement)}`,
});

/** The movements of a court file, by date. */
export const movementRange = (causaId: string) => ({
  pk: partition(causaId),
  sk: { startingWith: "MOVEMENT#" },
});

/** The month of an instant in the practice's zone, `YYYY-MM`. */
export const monthOf = (instant: string) => dayOf(instant).slice(0, 7);

/** The movements first seen in a month, in every file. */
export const seenRange = (month: string) => ({
  index: "gsi1" as const,
  pk: `CAUSAMOVEMENTS#${month}`,
  sk: { upTo: "~" },
});

export function toMovement(
  causa: CausaRecord,
  movement: CourtMovement,
  { seenAt, nth }: Pick<MovementItem, "seenAt" | "nth">,
): MovementItem {
  const hash = hashOf(movement);
  return {
    ...movement,
    ...movementKey(causa._id, movement),
    type: "causaMovement",
    version: 1,
    gsi1pk: seenRange(monthOf(seenAt)).pk,
    gsi1sk: `${seenAt}#${String(nth).padStart(8, "0")}#${hash}`,
    ...{ causaId: causa._id, system: causa.system, fuero: causa.fuero, number: causa.number },
    ...{ hash, seenAt, nth },
  };
}

export const presentMovement = ({
  hash,
  date,
  title,
  kind,
  text,
  link,
  seenAt,
}: MovementItem): Movimiento => ({
  _id: hash,
  fecha: date,
  titulo: title,
  tipo: kind,
  texto: text,
  enlace: link,
  vistoAt: seenAt,
});
