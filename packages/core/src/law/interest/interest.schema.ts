import * as z from "zod";
import { day } from "../../kernel/fields.schema";
import { pesosField } from "../calculation/amounts.schema";
import { facts } from "../calculation/facts.schema";
import { said } from "../calculation/said.schema";
import { crossFaults } from "./interest-faults.rules";
import { optionFields, percent, rateFields, rateKey } from "./rate-fields.schema";

export type { Capitalisation } from "./rate-fields.schema";

export const MOST_SEGMENTS = 10;

const segmentFields = z.strictObject(
  {
    tasa: rateKey("Tasa del tramo"),
    desde: day("Desde del tramo"),
    hasta: day("Hasta del tramo"),
    /** TNA in percent that replaces the rate's series. */
    tasaFija: percent("Tasa fija del tramo").optional(),
    /** TNA in percent, simple, on the rounded indexed capital. */
    adicional: percent("Adicional del tramo").optional(),
  },
  said("Tramos: cada uno lleva tasa, desde y hasta"),
);

const segment = facts(segmentFields);

/** The variables of interest: `type: "intereses"`. */
export const interestVariables = facts(
  z
    .strictObject(
      {
        capital: pesosField("Capital"),
        /** With segments, the start of the first and the end of the last: optional. */
        desde: day("Desde").optional(),
        hasta: day("Hasta").optional(),
        tramos: z
          .array(segment, { error: "Tramos: tiene que ser una lista" })
          .min(1, "Tramos: agregá al menos uno")
          .max(MOST_SEGMENTS, `Tramos: hasta ${MOST_SEGMENTS}`)
          .optional(),
        ...rateFields,
        opciones: facts(optionFields).optional(),
      },
      said("Intereses: las variables tienen que ser un objeto"),
    )
    .superRefine((variables, context) => {
      for (const { path, message } of crossFaults(variables)) {
        context.addIssue({ code: "custom", path, message });
      }
    }),
);

export type InterestVariables = z.output<typeof interestVariables>;
export type InterestSegment = z.output<typeof segment>;
