import * as z from "zod";
import { choice, day } from "../../kernel/fields.schema";
import { hasDecimals } from "../../kernel/money.rules";
import { facts } from "../calculation/facts.schema";
import { listed } from "../calculation/listed.schema";
import { said } from "../calculation/said.schema";
import { RATE_KEYS } from "../rates/rate.schema";

const CAPITALISATIONS = ["ninguna", "unica", "notificacionYAnual", "porTramo"] as const;
const MOST_PERCENT = 1000;

/** A yearly percentage. */
export const percent = (label: string) =>
  z
    .number({ error: `${label}: escribí un porcentaje anual` })
    .min(0, `${label}: no puede ser negativa`)
    .max(MOST_PERCENT, `${label}: hasta ${MOST_PERCENT} % anual`)
    .refine(hasDecimals(4), { error: `${label}: hasta cuatro decimales` });

export const rateKey = (label: string) =>
  z.enum(RATE_KEYS, { error: `${label}: esa tasa no existe, elegí una de la lista` });

/** The conventions of a computation of interest, each with its default. */
export const optionFields = z.strictObject(
  {
    /** The day of the initial index: the start itself or the day before. */
    indiceInicial: listed("Índice inicial", ["mismoDia", "diaAnterior"]).optional(),
    /** The reading of art. 55's ceiling that applies: the BCRA's (CER) or the article's (IPC). */
    techo: choice("Techo del art. 55", ["cer", "ipc"]).optional(),
    /** The base of the 67 % of art. 55. */
    pisoSobre: choice("Piso del art. 55", ["total", "ajuste"]).optional(),
    /** The day from which the fixed 36 % applies. */
    inicioActa2630: day("Inicio del Acta 2630").optional(),
    /** The growth of the additional rate: simple, or effective `(1 + i)^(d/365)`. */
    adicionalModo: choice("Modo del adicional", ["simple", "efectivo"]).optional(),
    /** The days of the year by which simple rates are divided. */
    base: z.literal([365, 360], { error: "Base: elegí 365 o 360 días" }).optional(),
    /** Whether the first day bears interest too; a rate by index has its own initial day. */
    primerDia: choice("Primer día", ["excluido", "incluido"]).optional(),
    /** The day of the next month from which the index of art. 276 counts as published. */
    diaPublicacionIpc: z
      .number({ error: "Día de publicación del IPC: escribí un día del mes" })
      .int("Día de publicación del IPC: tiene que ser un día del mes")
      .min(1, "Día de publicación del IPC: va de 1 a 28")
      .max(28, "Día de publicación del IPC: va de 1 a 28")
      .optional(),
  },
  said("Opciones: tiene que ser un objeto con las opciones del cálculo"),
);

const capitalisation = facts(
  z.strictObject(
    {
      modo: listed("Capitalización", CAPITALISATIONS),
      fecha: day("Fecha de capitalización").optional(),
    },
    said("Capitalización: tiene que llevar su modo"),
  ),
);

/** What interest is computed by, whatever the capital: the rate, and how it is capitalised. */
export const rateFields = {
  tasa: rateKey("Tasa").optional(),
  /** TNA in percent that replaces the rate's series. */
  tasaFija: percent("Tasa fija").optional(),
  /** TNA in percent, simple, on the rounded indexed capital. */
  adicional: percent("Adicional").optional(),
  capitalizacion: capitalisation.optional(),
  notificacion: day("Notificación").optional(),
};

export type Capitalisation = (typeof CAPITALISATIONS)[number];
