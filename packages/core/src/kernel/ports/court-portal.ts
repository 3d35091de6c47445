/** The courts' portals that are read, one feed each: see docs/court-feed.md. */
export const PORTALS = ["pjn", "mev"] as const;
export type PortalId = (typeof PORTALS)[number];

/** How a case is identified: its number in the form of the court's system. */
export type CourtNumber = { number: string; fuero: string | null; department: string | null };

/**
 * A case as its portal shows it. `situation` is its state at the court («EN LETRA»), and `latest`
 * its last movement; a portal may give neither.
 */
export type CourtCase = {
  id: string;
  caratula: string | null;
  court: string | null;
  situation: string | null;
  latest: { date: string; title: string } | null;
};

/** A file of a movement that its portal gives; `type` is its media type, `size` is in bytes. */
export type CourtFile = { id: string; name: string; type: string; size: number };

/** What the court did one day. It has no id of its own. */
export type CourtMovement = {
  date: string;
  title: string;
  kind: string | null;
  text: string;
  link: string | null;
  /** Absent where the portal gives only a link, or nothing. */
  file?: CourtFile;
};

/** A page of the published movements, where it ended, and whether there are more. */
export type CourtPage = { movements: CourtMovement[]; cursor: string | null; more: boolean };

/** A portal of a court. Throws `CourtUnavailable`; for a case, also the other two errors. */
export type CourtPort = {
  /** Throws when the portal is out of order. */
  health(): Promise<void>;
  /** The case with that number; undefined when the portal has none. */
  find(number: CourtNumber): Promise<CourtCase | undefined>;
  /** A page of the movements of a case after a cursor; from the beginning without one. */
  movements(id: string, cursor: string | null): Promise<CourtPage>;
  /** The bytes of a file of a case, at most so many. */
  file(id: string, fileId: string, most: number): Promise<Uint8Array>;
};

/** The portal does not answer correctly, so nothing is known of its cases. */
export class CourtUnavailable extends Error {
  override name = "CourtUnavailable";
}

/** The portal answers that the case is not public. */
export class CourtReserved extends Error {
  override name = "CourtReserved";
}

/** The portal answers that it has no such case (any more). */
export class CourtMissing extends Error {
  override name = "CourtMissing";
}
