import type { PutDown } from "../../agenda/scheduling/scheduling.rules";
import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Novedad } from "./novedad.schema";

/**
 * A novedad as stored: the proposal is read from its text each time, the case's name from the case,
 * and what was scheduled from the agenda.
 */
export type NovedadRecord = Omit<
  Novedad,
  "proposal" | "asked" | "folderName" | "scheduled" | "version" | "writ" | "escritoId"
> & {
  /** The writ that was drafted with it, for an undo. */
  escritoId?: string | null;
  /** Whom it addresses, where a person marked it. */
  whose?: "ours" | "theirs" | null;
  causaId: string;
  /** The alert that told of it, if anybody was told; earlier ones do not know theirs. */
  alertId?: string | null;
  /** What an undo has to remove from the agenda, and when it was due. */
  scheduled: (PutDown & { due: string }) | null;
};

export type NovedadItem = Stored<NovedadRecord>;

/** Whether it is pending decides its key, as the shelf does for a record. */
export type Drawer = "open" | "handled";

export const DRAWERS = ["open", "handled"] as const;

export const drawerOf = ({ state }: Pick<Novedad, "state">): Drawer =>
  state === "new" || state === "seen" ? "open" : "handled";

const PREFIX: Record<Drawer, string> = { open: "NOVEDAD#", handled: "HANDLED#NOVEDAD#" };

export const novedadKey = (ownerId: string, id: string, drawer: Drawer): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${PREFIX[drawer]}${id}`,
});

export const novedadRange = (ownerId: string, drawer: Drawer) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: PREFIX[drawer] },
});

/** Both keys that a novedad may have. */
export const keysOf = (ownerId: string, id: string): Key[] =>
  DRAWERS.map((drawer) => novedadKey(ownerId, id, drawer));

/** Both ranges of a practice's novedades. */
export const rangesOf = (ownerId: string) => DRAWERS.map((drawer) => novedadRange(ownerId, drawer));

export const toItem = (record: NovedadRecord, version: number): NovedadItem => ({
  ...record,
  ...novedadKey(record.userId, record._id, drawerOf(record)),
  type: "novedad",
  version,
});
