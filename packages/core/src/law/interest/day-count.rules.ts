import { addDays } from "../../kernel/day.rules";
import type { InterestVariables } from "./interest.schema";
import type { Piece } from "./segments.rules";

type Options = Pick<InterestVariables, "opciones">;

/** The days of the year by which simple rates are divided: 365, or 360 as the CPACF's tool does. */
export const yearOf = ({ opciones }: Options): number => opciones?.base ?? 365;

/**
 * The day after which the days of a piece are counted: its start, or the day before where the first
 * day of all bears interest too.
 */
export const countedFrom = (
  { first, desde }: Pick<Piece, "first" | "desde">,
  { opciones }: Options,
): string => (first && opciones?.primerDia === "incluido" ? addDays(desde, -1) : desde);
