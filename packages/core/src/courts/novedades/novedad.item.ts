import type { PutDown } from "../../agenda/scheduling/scheduling.rules";
import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Novedad } from "./novedad.schema";

/**
 * As it is kept: what is proposed is read from its words each time, its case's name from the case,
 * and what became of what it put into the agenda from there.
 */
export type NovedadRecord = Omit<
  Novedad,
  "proposal" | "asked" | "folderName" | "scheduled" | "version"
> & {
  /** Whom it addresses, where a person said so. */
  whose?: "ours" | "theirs" | null;
  causaId: string;
  /** All that is to go again when it is undone, and for when it was. */
  scheduled: (PutDown & { due: string }) | null;
};

export type NovedadItem = Stored<NovedadRecord>;

/** Whether it is still to be dealt with is where it lies, as with the shelves of a record. */
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

/** Both places where a novedad may lie. */
export const keysOf = (ownerId: string, id: string): Key[] =>
  DRAWERS.map((drawer) => novedadKey(ownerId, id, drawer));

/** Both ranges in which a practice's novedades lie. */
export const rangesOf = (ownerId: string) => DRAWERS.map((drawer) => novedadRange(ownerId, drawer));

export const toItem = (record: NovedadRecord, version: number): NovedadItem => ({
  ...record,
  ...novedadKey(record.userId, record._id, drawerOf(record)),
  type: "novedad",
  version,
});
