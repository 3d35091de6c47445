import * as z from "zod";
import {
  choice,
  day,
  line,
  listQuery,
  optionalLine,
  optionalRecord,
} from "../../kernel/fields.schema";
import { exact, hasDecimals } from "../../kernel/money.rules";
import { MOST_INSTALLMENTS, PLAN_STEPS } from "./installment.rules";
import {
  amountText,
  decimalsOf,
  isPaying,
  LEDGER_CURRENCIES,
  LEDGER_KINDS,
  LEDGER_UNITS,
  type LedgerCurrency,
  type LedgerKind,
  MOST_AMOUNT,
  MOST_PESOS,
  takesFeeUnits,
} from "./ledger.rules";

const amount = z
  .number({ error: "Importe: escribí un número" })
  .positive("Importe: tiene que ser mayor que cero")
  .max(MOST_AMOUNT.ARS, `Importe: hasta ${amountText(MOST_AMOUNT.ARS, "ARS")}`)
  .refine(hasDecimals(4), "Importe: hasta 2 decimales, o 4 en UMA y JUS");

const rate = z
  .number({ error: "Cotización: escribí un número" })
  .positive("Cotización: tiene que ser mayor que cero")
  .max(10_000_000, "Cotización: hasta 10.000.000")
  .refine(hasDecimals(4), "Cotización: hasta 4 decimales");

const currency = choice("Moneda", LEDGER_CURRENCIES);
const description = optionalLine("Detalle", 200);

const shape = {
  kind: choice("Tipo", LEDGER_KINDS),
  amount,
  currency: currency.default("ARS"),
  rate: rate.nullish().describe("Pesos por dólar; solo con USD, y entonces siempre"),
  date: day("Fecha").describe("Un día que ya llegó"),
  description,
  pays: choice("Qué paga", LEDGER_UNITS)
    .nullish()
    .describe("Si paga pesos, UMA o JUS; si falta, lo que se debe"),
};

/** What an amount may not exceed in its currency; undefined if it does not. */
const excessOf = (amount: number, currency: LedgerCurrency): string | undefined =>
  amount > MOST_AMOUNT[currency]
    ? `Importe: hasta ${amountText(MOST_AMOUNT[currency], currency)}`
    : undefined;

type Stated = {
  kind: LedgerKind;
  amount: number;
  currency: LedgerCurrency;
  rate?: number | null | undefined;
  pays?: (typeof LEDGER_UNITS)[number] | null | undefined;
};

/** The invalid combinations of an entry's fields: each field at fault, with its sentence. */
const CHECKS: { path: keyof Stated; message: string; fails(entry: Stated): boolean }[] = [
  {
    path: "amount",
    message: `Importe: en pesos, hasta ${amountText(MOST_PESOS, "ARS")}`,
    fails: ({ amount, rate }) =>
      exact(amount)
        .times(rate ?? 0)
        .greaterThan(MOST_PESOS),
  },
  {
    path: "amount",
    message: "Importe: hasta 2 decimales en pesos y en dólares",
    fails: ({ amount, currency }) => !hasDecimals(decimalsOf(currency))(amount),
  },
  {
    path: "currency",
    message: "Moneda: en UMA o JUS van los honorarios y lo que los paga",
    fails: ({ kind, currency }) =>
      (currency === "UMA" || currency === "JUS") && !takesFeeUnits(kind),
  },
  {
    path: "rate",
    message: "Cotización: escribí a cuántos pesos tomás cada dólar",
    fails: ({ currency, rate }) => currency === "USD" && !rate,
  },
  {
    path: "rate",
    message: "Cotización: va solo con dólares",
    fails: ({ currency, rate }) => currency !== "USD" && Boolean(rate),
  },
  {
    path: "pays",
    message: "Qué paga: va solo en pagos y en dinero del cliente que se aplica",
    fails: ({ kind, pays }) => Boolean(pays) && !isPaying(kind),
  },
  {
    path: "pays",
    message: "Qué paga: un importe en UMA paga UMA y uno en JUS paga JUS",
    fails: ({ currency, pays }) =>
      Boolean(pays) && (currency === "UMA" || currency === "JUS") && pays !== currency,
  },
];

function check(entry: Stated, context: z.RefinementCtx): void {
  const excess = excessOf(entry.amount, entry.currency);
  if (excess) context.addIssue({ code: "custom", path: ["amount"], message: excess });
  for (const { path, message, fails } of CHECKS) {
    if (fails(entry)) context.addIssue({ code: "custom", path: [path], message });
  }
}

/** Body of `POST /api/folders/{id}/account/entries`. */
export const createEntry = z.strictObject(shape).superRefine(check);

export type CreateEntry = z.output<typeof createEntry>;

/** Body of `POST /api/folders/{id}/account/entries/{entryId}/reverse`. */
export const reverseEntry = z.strictObject({ reason: optionalLine("Motivo", 200) });

/** Body of `POST /api/folders/{id}/account/quota-litis`. */
export const createQuota = z.strictObject({
  calculatorId: line("Cálculo", 40),
  percent: z
    .number({ error: "Porcentaje: escribí un número" })
    .positive("Porcentaje: tiene que ser mayor que cero")
    .max(100, "Porcentaje: hasta 100")
    .refine(hasDecimals(2), "Porcentaje: hasta 2 decimales"),
  date: day("Fecha").describe("Un día que ya llegó"),
  description,
});

export type CreateQuota = z.output<typeof createQuota>;

const MOST_COUNT = `Cuotas: de 1 a ${MOST_INSTALLMENTS}`;

/** Body of `POST /api/folders/{id}/account/plans`: of a fee, or of an amount. */
export const createPlan = z
  .strictObject({
    feeId: optionalRecord("Honorario"),
    amount: amount.optional(),
    currency: choice("Moneda", LEDGER_UNITS).default("ARS"),
    count: z
      .number({ error: "Cuotas: escribí cuántas son" })
      .int("Cuotas: es un número entero")
      .min(1, MOST_COUNT)
      .max(MOST_INSTALLMENTS, MOST_COUNT),
    firstDue: day("Primer vencimiento"),
    every: choice("Cada cuánto", PLAN_STEPS),
    description,
  })
  .superRefine(({ feeId, amount, currency }, context) => {
    if (Boolean(feeId) === (amount !== undefined)) {
      const message = "Importe: indicá el honorario o un importe, uno de los dos";
      context.addIssue({ code: "custom", path: ["amount"], message });
    }
    const excess = amount === undefined ? undefined : excessOf(amount, currency);
    if (excess) context.addIssue({ code: "custom", path: ["amount"], message: excess });
    if (amount !== undefined && !hasDecimals(decimalsOf(currency))(amount)) {
      const message = "Importe: hasta 2 decimales en pesos";
      context.addIssue({ code: "custom", path: ["amount"], message });
    }
  });

export type CreatePlan = z.output<typeof createPlan>;

/** Query of `GET /api/folders/{id}/account`. */
export const readAccount = listQuery.omit({ fields: true }).extend({
  limit: listQuery.shape.limit.unwrap().default(1000),
});

const unitValue = z.object({
  /** The pesos of one unit, since which day, and by which norm. */
  pesos: z.number(),
  since: z.iso.date(),
  norm: z.string().nullable(),
});

/**
 * An entry as it is answered. A reversal has the kind of the entry it reverses, and negative
 * amounts.
 */
export const entry = z.object({
  _id: z.string(),
  folderId: z.string(),
  kind: z.enum(LEDGER_KINDS),
  amount: z.number(),
  currency: z.enum(LEDGER_CURRENCIES),
  rate: z.number().nullable(),
  /** Its pesos: dollars at the stated rate, UMA and JUS at the value of its day. */
  pesos: z.number(),
  /** The unit in which the debt grows or is paid, and the amount. */
  unit: z.enum(LEDGER_UNITS),
  units: z.number(),
  /** The value of that unit on the day of the entry; null for pesos. */
  value: unitValue.nullable(),
  date: z.iso.date(),
  description: z.string().nullable(),
  /** The entry that this one reverses, the reason, and the entry that reverses this one. */
  reverses: z.string().nullable(),
  reason: z.string().nullable(),
  reversedBy: z.string().nullable(),
  /** The invoice that bills it. */
  billedBy: z.string().nullable(),
  /** The invoice it belongs to: the entry is its VAT, or a payment of it. */
  invoiceId: z.string().nullable(),
  /** For a cuota litis: the calculation, its total then, and the percent. */
  source: z
    .object({
      calculatorId: z.string(),
      total: z.number(),
      percent: z.number(),
      warning: z.string().nullable(),
    })
    .nullable(),
  /** The instalments that it settles, and the amount of each, in its unit. */
  settles: z.array(z.object({ installmentId: z.string(), amount: z.number() })),
  createdAt: z.string(),
});

export type Entry = z.output<typeof entry>;

/** Clients' money held, and the debt to the practice: pesos, UMA and JUS at today's values. */
export const balance = z.object({ client: z.number(), practice: z.number() });

export type Balance = z.output<typeof balance>;

/** The state of an account: the balances, the debt in each unit, and each unit's value today. */
export const standing = z.object({
  balance,
  units: z.object({ ARS: z.number(), UMA: z.number(), JUS: z.number() }),
  values: z.object({ UMA: unitValue.nullable(), JUS: unitValue.nullable() }),
});

export type Standing = z.output<typeof standing>;
export type ShownValue = z.output<typeof unitValue>;

export const plan = z.object({
  _id: z.string(),
  folderId: z.string(),
  feeId: z.string().nullable(),
  description: z.string().nullable(),
  amount: z.number(),
  currency: z.enum(LEDGER_UNITS),
  every: z.enum(PLAN_STEPS),
  createdAt: z.string(),
  state: z.enum(["open", "paid", "cancelled"]),
  installments: z.array(
    z.object({
      _id: z.string(),
      n: z.number().int(),
      due: z.iso.date(),
      amount: z.number(),
      paid: z.number(),
      state: z.enum(["open", "paid", "cancelled"]),
    }),
  ),
});

export type Plan = z.output<typeof plan>;
