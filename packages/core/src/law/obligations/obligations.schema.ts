import * as z from "zod";
import { isDay } from "../../kernel/day.rules";
import { choice, day, line } from "../../kernel/fields.schema";
import { dateText } from "../../kernel/money.rules";
import { pesosField } from "../calculation/amounts.schema";
import { facts } from "../calculation/facts.schema";
import { plainRubro } from "../calculation/rubro.schema";
import { said } from "../calculation/said.schema";
import { crossFaults } from "../interest/interest-faults.rules";
import { optionFields, rateFields } from "../interest/rate-fields.schema";

export const MOST_ITEMS = 10_000;
export const MOST_PAYMENTS = 200;

const item = facts(
  z.strictObject(
    {
      concepto: line("Concepto", 80).optional(),
      capital: pesosField("Capital"),
      desde: day("Desde"),
    },
    said("Rubros: cada uno lleva capital y desde"),
  ),
);

const payment = facts(
  z.strictObject(
    {
      fecha: day("Fecha del pago"),
      monto: pesosField("Monto del pago"),
      /** What the receipt says it pays first; interest, where it says nothing (CCyC 903). */
      imputacion: choice("Imputación", ["intereses", "capital"]).optional(),
      /** The item that the debtor chose, by its place from 0 (CCyC 900). */
      item: z
        .number({ error: "Rubro del pago: elegí un rubro" })
        .int("Rubro del pago: elegí un rubro")
        .min(0, "Rubro del pago: elegí un rubro")
        .optional(),
    },
    said("Pagos: cada uno lleva fecha y monto"),
  ),
);

/** What many items have in common with the variables of interest. */
export const manyFields = {
  items: z
    .array(item, { error: "Rubros: tiene que ser una lista" })
    .min(1, "Rubros: cargá al menos uno")
    .max(MOST_ITEMS, `Rubros: hasta ${MOST_ITEMS}`),
  hasta: day("Hasta"),
  ...rateFields,
  pagos: z
    .array(payment, { error: "Pagos: tiene que ser una lista" })
    .max(MOST_PAYMENTS, `Pagos: hasta ${MOST_PAYMENTS}`)
    .optional(),
  opciones: facts(
    z.strictObject(
      {
        ...optionFields.shape,
        /** How a payment is divided among the capital of items: CCyC 902 b, or by age. */
        entreItems: choice("Entre rubros", ["prorrata", "antiguedad"]).optional(),
        /** Whether the growth of an index is paid as interest, or is part of the capital. */
        ajuste: choice("Ajuste por índice", ["interes", "capital"]).optional(),
      },
      said("Opciones: tiene que ser un objeto con las opciones del cálculo"),
    ),
  ).optional(),
};

/** The variables of many items with payments on account, with the API's names. */
export const obligationsVariables = facts(
  z
    .strictObject(manyFields, said("Obligaciones: las variables tienen que ser un objeto"))
    .superRefine((variables, context) => {
      for (const { path, message } of obligationFaults(variables)) {
        context.addIssue({ code: "custom", path, message });
      }
    }),
);

type Draft = z.output<z.ZodObject<typeof manyFields>>;
type Fault = { path: (string | number)[]; message: string };

/** The contradictions between fields, each at the field that a person would correct. */
export function obligationFaults(variables: Draft): Fault[] {
  const { items, pagos = [], hasta } = variables;
  // What is not a list or a day has its own error: it is not compared.
  if (items.length === 0 || !isDay(hasta)) return [];
  const late = items.flatMap(({ desde }, i): Fault[] =>
    desde <= hasta
      ? []
      : [
          {
            path: ["items", i, "desde"],
            message: `Desde del rubro ${i + 1}: es posterior a hasta (${dateText(hasta)})`,
          },
        ],
  );
  if (late.length > 0) return late;
  const crossed = crossFaults({ ...variables, desde: firstOf(items) });
  return [
    ...crossed.map(({ path, message }) => ({
      path: path[0] === "desde" ? ["items", 0, "desde"] : path,
      message,
    })),
    ...pagos.flatMap((pago, i) => paymentFaults(variables, pago, i)),
  ];
}

function paymentFaults(
  { items, hasta }: Draft,
  { fecha, item: place }: NonNullable<Draft["pagos"]>[number],
  i: number,
): Fault[] {
  const faults: Fault[] = [];
  const name = `del pago ${i + 1}`;
  if (fecha > hasta) {
    const message = `Fecha ${name}: es posterior a hasta (${dateText(hasta)})`;
    faults.push({ path: ["pagos", i, "fecha"], message });
  }
  if (place === undefined) return faults;
  const chosen = items[place];
  const path = ["pagos", i, "item"];
  if (!chosen) faults.push({ path, message: `Rubro ${name}: no hay un rubro ${place + 1}` });
  else if (chosen.desde > fecha) {
    const message = `Rubro ${name}: el rubro ${place + 1} no era exigible ese día (desde ${dateText(chosen.desde)})`;
    faults.push({ path, message });
  }
  return faults;
}

/** The earliest day from which an item is due. */
export const firstOf = (items: readonly { desde: string }[]): string =>
  items.reduce((first, { desde }) => (desde < first ? desde : first), items[0]?.desde ?? "");

const standing = z.object({ capital: z.number(), interes: z.number(), total: z.number() });

const paid = z.object({
  fecha: z.iso.date(),
  monto: z.number(),
  aIntereses: z.number(),
  aCapital: z.number(),
  /** What exceeded the debt of that day: it is in the debtor's favour. */
  excedente: z.number(),
  /** Capital and interest due after the payment. */
  saldo: z.number(),
});

/** The growth of a rate between two days, for those who verify. */
const growth = z.object({
  desde: z.iso.date(),
  hasta: z.iso.date(),
  dias: z.number().int(),
  coeficiente: z.number(),
});

/** Many items as they are answered, in pesos, outstanding at `hasta`. */
export const obligationsResult = z.object({
  /** By the place of each item in the variables. */
  items: z.array(standing),
  pagos: z.array(paid),
  capital: z.number(),
  interes: z.number(),
  total: z.number(),
  /** Paid beyond what was due, not set off against later items. */
  aFavor: z.number(),
  /** What accrued until `hasta`, paid or not. */
  devengado: z.number(),
  /** Each item where they are few, else the capital and the interest of all. */
  rubros: z.array(plainRubro),
  coeficientes: z.array(growth),
  /** Where an index and payments meet, the total by both readings of its growth. */
  lecturas: z.object({ ajusteComoInteres: z.number(), ajusteComoCapital: z.number() }).nullable(),
  norma: z.string(),
  fuente: z.string(),
  nombre: z.string(),
  verificado: z.boolean(),
  serieHasta: z.iso.date().nullable(),
  advertencias: z.array(z.string()),
  engineVersion: z.string(),
});

export type ObligationsVariables = z.output<typeof obligationsVariables>;
export type ObligationsResult = z.output<typeof obligationsResult>;
export type Payment = NonNullable<ObligationsVariables["pagos"]>[number];
