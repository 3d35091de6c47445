import * as z from "zod";
import { choice, day } from "../../kernel/fields.schema";
import { pesosField } from "../calculation/amounts.schema";
import { rubro } from "../calculation/rubro.schema";

export const TAX_JURISDICTIONS = ["PJN", "PBA"] as const;

/** What is claimed: each has its base and its rate. */
export const TAX_OBJECTS = [
  "suma",
  "desalojo",
  "inmueble",
  "bienes",
  "terceria",
  "sucesion",
  "sucesionOtraJurisdiccion",
  "deslinde",
  "licitacion",
  "reinscripcion",
  "recursoDirecto",
] as const;

/** The variables of a court fee, with the API's names. Amounts in pesos. */
export const courtTaxVariables = z
  .strictObject({
    jurisdiccion: choice("Jurisdicción", TAX_JURISDICTIONS),
    objeto: choice("Objeto", TAX_OBJECTS).default("suma"),
    /** The claim with interest, or the value of what is claimed. */
    monto: pesosField("Monto").optional(),
    /** The rent of a month. */
    alquiler: pesosField("Alquiler").optional(),
    /** The day of the payment: in PBA it decides the contribution. */
    fecha: day("Fecha").optional(),
  })
  .superRefine(({ jurisdiccion, objeto, monto, alquiler, fecha }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (objeto === "desalojo" && alquiler === undefined)
      fault("alquiler", "Alquiler: completá el de un mes");
    if (objeto === "desalojo" && monto !== undefined)
      fault("monto", "Monto: en un desalojo la base sale del alquiler");
    if (objeto !== "desalojo" && monto === undefined) fault("monto", "Monto: completá este dato");
    if (objeto !== "desalojo" && alquiler !== undefined)
      fault("alquiler", "Alquiler: sólo se usa en un desalojo");
    if (jurisdiccion === "PBA" && fecha === undefined)
      fault("fecha", "Fecha: de ella depende la contribución a la Caja");
  });

/** A court fee as it is answered, in pesos. */
export const courtTaxResult = z.object({
  base: z.number(),
  /** Percent of the base. */
  alicuota: z.number(),
  tasa: z.number(),
  /** Of PBA, for the lawyers' Caja; nothing elsewhere. */
  contribucion: z.number(),
  total: z.number(),
  rubros: z.array(rubro),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type CourtTaxVariables = z.output<typeof courtTaxVariables>;
export type CourtTaxResult = z.output<typeof courtTaxResult>;
