import type { DayOff } from "./calendar.schema";
import type { CountLine } from "./deadline.schema";

/** The line of a day that counts, with its number. */
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

/** The line of a day that does not count, with a remark. */
export const noted = (fecha: string, motivo: string): CountLine => ({
  fecha,
  cuenta: null,
  motivo,
  verificado: true,
  fuente: "",
});

/** The line of a day that does not count because it is not a working day. */
export const skipped = (off: DayOff, after = ""): CountLine => ({
  fecha: off.date,
  cuenta: null,
  motivo: `${off.reason}${after}`,
  verificado: off.verificado,
  fuente: off.fuente,
});
