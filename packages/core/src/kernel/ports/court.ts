import { mev } from "./court-mev";
import { pjn } from "./court-pjn";
import type { CourtPort, PortalId } from "./court-portal";

const CONNECTORS: Record<PortalId, CourtPort> = { pjn, mev };

/** The connector of a portal. */
export const courtOf = (portal: PortalId): CourtPort => CONNECTORS[portal];

export {
  type CourtCase,
  type CourtFile,
  CourtMissing,
  type CourtMovement,
  type CourtPage,
  CourtReserved,
  CourtUnavailable,
  PORTALS,
  type PortalId,
} from "./court-portal";
