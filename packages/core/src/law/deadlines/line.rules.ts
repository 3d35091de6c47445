import type { DayOff } from "./calendar.schema";
import type { CountLine } from "./deadline.schema";

/** A day that counts, with its number. */
export const counted = (
  fecha: string,
  cuenta: number,
  motivo: string | null = null,
): CountLine => ({
  fecha,
  cuenta,
  motivo,
  verificado: true,
  fuente: "",
});

/** A day that does not count, and what is said of it. */
export const noted = (fecha: string, motivo: string): CountLine => ({
  fecha,
  cuenta: null,
  motivo,
  verificado: true,
  fuente: "",
});

/** A day that does not count because it does not work. */
export const skipped = (off: DayOff, after = ""): CountLine => ({
  fecha: off.date,
  cuenta: null,
  motivo: `${off.reason}${after}`,
  verificado: off.verificado,
  fuente: off.fuente,
});
