import * as z from "zod";
import { addMonths } from "../../kernel/day.rules";
import { choice, day, yesOrNo } from "../../kernel/fields.schema";
import { anyPesosField, monthField } from "../calculation/amounts.schema";
import { facts } from "../calculation/facts.schema";
import { plainRubro } from "../calculation/rubro.schema";
import { said } from "../calculation/said.schema";
import { crossFaults } from "../interest/interest-faults.rules";
import { optionFields, rateFields } from "../interest/rate-fields.schema";

export const MOST_PERIODS = 600;

const period = z.strictObject(
  { mes: monthField("Mes"), debido: anyPesosField("Debido"), pagado: anyPesosField("Pagado") },
  said("Períodos: cada uno lleva mes, debido y pagado"),
);

/** The readings of the yearly bonus on differences: a twelfth of them, or half the best month. */
const BONUSES = ["doceava", "mejorMes"] as const;

/** The variables of wage differences, with the API's names. Amounts in pesos. */
export const differencesVariables = facts(
  z
    .strictObject(
      {
        periodos: z
          .array(period, { error: "Períodos: tiene que ser una lista" })
          .min(1, "Períodos: cargá al menos uno")
          .max(MOST_PERIODS, `Períodos: hasta ${MOST_PERIODS}`),
        sac: yesOrNo("SAC").optional(),
        /** With it and a rate, also interest. */
        hasta: day("Hasta").optional(),
        ...rateFields,
        opciones: facts(
          z.strictObject(
            {
              ...optionFields.shape,
              sac: choice("SAC sobre diferencias", BONUSES).optional(),
              /** Whether the bonus bears interest too, from 30 June and 18 December. */
              interesSac: yesOrNo("Intereses del SAC").optional(),
            },
            said("Opciones: tiene que ser un objeto con las opciones del cálculo"),
          ),
        ).optional(),
      },
      said("Diferencias: las variables tienen que ser un objeto"),
    )
    .superRefine((variables, context) => {
      for (const { path, message } of faultsOf(variables)) {
        context.addIssue({ code: "custom", path, message });
      }
    }),
);

type Draft = {
  periodos: { mes: string }[];
  hasta?: string;
} & Pick<z.output<z.ZodObject<typeof rateFields>>, keyof typeof rateFields>;
type Fault = { path: (string | number)[]; message: string };

/** A month counts once; interest needs both its end and its rate. */
function faultsOf(variables: Draft): Fault[] {
  const { periodos, hasta } = variables;
  const seen = new Set<string>();
  const twice = periodos.flatMap(({ mes }, i): Fault[] => {
    const message = `Mes del período ${i + 1}: ya está en la lista`;
    return seen.size === seen.add(mes).size ? [{ path: ["periodos", i, "mes"], message }] : [];
  });
  if (twice.length > 0) return twice;
  if (!hasta && !hasRate(variables)) return [];
  if (!hasta) return [{ path: ["hasta"], message: "Hasta: escribí la fecha de los intereses" }];
  const first = periodos.map(({ mes }) => mes).sort()[0] ?? "";
  return crossFaults({ ...variables, desde: firstDayAfter(first) }).map(({ path, message }) => ({
    path: path[0] === "desde" ? ["periodos"] : path,
    message,
  }));
}

/** A rate of a series, or a fixed one that stands in its place. */
export const hasRate = ({ tasa, tasaFija }: Pick<Draft, "tasa" | "tasaFija">): boolean =>
  tasa !== undefined || tasaFija !== undefined;

/** The first day of the month after one: since then a month's difference bears interest. */
export const firstDayAfter = (mes: string): string => addMonths(`${mes}-01`, 1);

/** Wage differences as they are answered, in pesos. */
export const differencesResult = z.object({
  diferencias: z.array(
    z.object({ mes: z.string(), monto: z.number(), interes: z.number().optional() }),
  ),
  subtotal: z.number(),
  sac: z.number(),
  interes: z.number(),
  total: z.number(),
  rubros: z.array(plainRubro),
  /** With the bonus, both readings of it. */
  lecturas: z.object({ doceava: z.number(), mejorMes: z.number() }).nullable(),
  /** The name, norm and source of the rate; null without interest. */
  tasa: z
    .object({
      nombre: z.string(),
      norma: z.string(),
      fuente: z.string(),
      verificado: z.boolean(),
    })
    .nullable(),
  serieHasta: z.iso.date().nullable(),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type DifferencesVariables = z.output<typeof differencesVariables>;
export type DifferencesResult = z.output<typeof differencesResult>;
