/** The portals that are read, one feed each: see docs/court-feed.md. */
export const PORTALS = ["pjn", "mev"] as const;
export type PortalId = (typeof PORTALS)[number];

/** How a case is asked for: its number in the form that its system gives it. */
export type CourtNumber = { number: string; fuero: string | null; department: string | null };

/**
 * A case as its portal knows it, and shows it. `situation` is where it stands at the court («EN
 * LETRA»), and `latest` the last thing done there; a portal may say neither.
 */
export type CourtCase = {
  id: string;
  caratula: string | null;
  court: string | null;
  situation: string | null;
  latest: { date: string; title: string } | null;
};

/** What the court did one day. Nothing identifies it but itself. */
export type CourtMovement = {
  date: string;
  title: string;
  kind: string | null;
  text: string;
  link: string | null;
};

/** Some of what was published, how far that goes, and whether there is more. */
export type CourtPage = { movements: CourtMovement[]; cursor: string | null; more: boolean };

/** A portal of a court. Throws `CourtUnavailable`, and of a case also the other two. */
export type CourtPort = {
  /** Throws when the portal is not well. */
  health(): Promise<void>;
  /** The case with that number; nothing when the portal knows of none. */
  find(number: CourtNumber): Promise<CourtCase | undefined>;
  /** A page of what was published in a case after a cursor; from the beginning without one. */
  movements(id: string, cursor: string | null): Promise<CourtPage>;
};

/** The portal does not answer as it should: nothing can be said of any case of it. */
export class CourtUnavailable extends Error {
  override name = "CourtUnavailable";
}

/** The portal answers, and says that the case is not to be seen. */
export class CourtReserved extends Error {
  override name = "CourtReserved";
}

/** The portal answers, and knows of no such case (any more). */
export class CourtMissing extends Error {
  override name = "CourtMissing";
}
