import { records } from "../../kernel/records";
import { Folders } from "../folders";
import { indexes, type MovementRecord, present } from "./movement.item";
import type { Movement } from "./movement.schema";

export const store = records<MovementRecord, Movement>({
  kind: "movement",
  missing: { code: "movement.not_found", message: "No encontramos ese movimiento." },
  stale: "El movimiento cambió mientras lo editabas. Revisá los datos.",
  present,
  indexes,
});

/** How a case counts a movement. */
export const counted = ({ folderId, link }: Movement) => ({
  folderId,
  kind: "movement" as const,
  link,
});

/** The writes of a movement in its case and in the agenda. */
export const followed = Folders.followUp("movement", counted);

export const filed = (movement: Movement) => Folders.filed(counted(movement), movement.foja);

export const EMPTY = {
  foja: null,
  movement: null,
  description: null,
  dateExpiration: null,
  link: null,
  source: "manual",
  completed: false,
} as const;
