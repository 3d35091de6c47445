import * as z from "zod";
import { hasDecimals } from "../../kernel/money.rules";
import { pesosField } from "../calculation/amounts.schema";
import { facts } from "../calculation/facts.schema";
import { plainRubro } from "../calculation/rubro.schema";
import { said } from "../calculation/said.schema";

const MOST_HOURS = 10_000;

const hours = (label: string) =>
  z
    .number({ error: `${label}: escribí una cantidad de horas` })
    .min(0, `${label}: no puede ser negativa`)
    .max(MOST_HOURS, `${label}: hasta ${MOST_HOURS} horas`)
    .refine(hasDecimals(2), { error: `${label}: hasta dos decimales` });

/** The variables of overtime, with the API's names: pay in pesos a month, hours as decimals. */
export const overtimeVariables = facts(
  z
    .strictObject(
      {
        sueldo: pesosField("Sueldo"),
        /** The hours of a month by which the pay is divided: 200, or the agreement's. */
        divisor: z
          .number({ error: "Divisor: escribí las horas del mes" })
          .min(1, "Divisor: tiene que ser 1 o más")
          .max(744, "Divisor: un mes tiene hasta 744 horas")
          .refine(hasDecimals(2), { error: "Divisor: hasta dos decimales" }),
        al50: hours("Horas al 50 %").optional(),
        al100: hours("Horas al 100 %").optional(),
      },
      said("Horas extra: las variables tienen que ser un objeto"),
    )
    .superRefine(({ al50 = 0, al100 = 0 }, context) => {
      if (al50 + al100 > 0) return;
      const message = "Horas al 50 %: cargá horas al 50 % o al 100 %";
      context.addIssue({ code: "custom", path: ["al50"], message });
    }),
);

/** Overtime as it is answered, in pesos. */
export const overtimeResult = z.object({
  /** The plain hour, rounded to the cent; lines are computed from it before rounding. */
  valorHora: z.number(),
  al50: z.number(),
  al100: z.number(),
  total: z.number(),
  rubros: z.array(plainRubro),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type OvertimeVariables = z.output<typeof overtimeVariables>;
export type OvertimeResult = z.output<typeof overtimeResult>;
