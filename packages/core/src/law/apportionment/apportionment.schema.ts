import * as z from "zod";
import { choice, line, yesOrNo } from "../../kernel/fields.schema";
import { percentField, pesosField } from "../calculation/amounts.schema";
import { plainRubro } from "../calculation/rubro.schema";
import { said } from "../calculation/said.schema";

const CAPS = ["ccyc730", "lct277"] as const;
export const MOST_FEES = 50;

const fee = z.strictObject(
  {
    nombre: line("Profesional", 80),
    monto: pesosField("Honorario"),
    /** False for the lawyers of the party that was ordered to pay. */
    computa: yesOrNo("Entra en el tope").default(true),
  },
  said("Honorarios: cada uno lleva nombre y monto"),
);

/** The variables of an apportionment, with the API's names. Amounts in pesos. */
export const apportionmentVariables = z.strictObject({
  /** The judgment: capital and interest. */
  monto: pesosField("Monto de la sentencia"),
  /** The cap, in percent of the judgment. */
  tope: percentField("Tope").default(25),
  honorarios: z
    .array(fee, { error: "Honorarios: tiene que ser una lista" })
    .min(1, "Honorarios: cargá al menos uno")
    .max(MOST_FEES, `Honorarios: hasta ${MOST_FEES}`),
  norma: choice("Norma del tope", CAPS).default("ccyc730"),
  tasaJusticia: pesosField("Tasa de justicia").optional(),
  /** Whether the court fee takes room in the cap, which is disputed. */
  tasaDentro: yesOrNo("La tasa entra en el tope").optional(),
});

const share = z.object({ nombre: z.string(), monto: z.number(), exigible: z.number() });

const reading = z.object({
  /** What the cap leaves for the fees that count, and what of them is due. */
  disponible: z.number(),
  exigible: z.number(),
});

/** An apportionment as it is answered, in pesos. */
export const apportionmentResult = z.object({
  /** The cap in pesos. */
  tope: z.number(),
  /** The sum of the fees that count, and what of it the cap leaves due. */
  computado: z.number(),
  exigible: z.number(),
  excede: z.boolean(),
  honorarios: z.array(share),
  rubros: z.array(plainRubro),
  total: z.number(),
  /** With a court fee, both readings of the cap. */
  lecturas: z.object({ tasaFuera: reading, tasaDentro: reading }).nullable(),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type ApportionmentVariables = z.output<typeof apportionmentVariables>;
export type ApportionmentResult = z.output<typeof apportionmentResult>;
