import type * as z from "zod";
import { AppError } from "../../kernel/error";
import { fojas } from "../fojas";
import { Folders } from "../folders";
import { type MovementRecord, present } from "./movement.item";
import type { createMovement, Movement } from "./movement.schema";

type Create = z.output<typeof createMovement>;

export const EMPTY = {
  foja: null,
  movement: null,
  description: null,
  dateExpiration: null,
  link: null,
  source: "manual",
  completed: false,
  taskId: null,
} as const;

export const store = fojas<MovementRecord, Movement, Create>("movement", {
  missing: "No encontramos ese movimiento.",
  stale: "El movimiento cambió mientras lo editabas. Revisá los datos.",
  present,
  empty: EMPTY,
  assertOurs: ({ source }) => {
    if (source === "manual") return;
    const message = "El movimiento viene del tribunal: no se puede modificar ni eliminar.";
    throw new AppError("movement.read_only", message);
  },
});

/** A movement as its case counts it, with the file number that it takes. */
export const filed = (movement: Movement) => Folders.filed(store.counted(movement), movement.foja);
