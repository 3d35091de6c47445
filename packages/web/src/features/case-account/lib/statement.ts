import { moneyText } from "@foja/core/kernel/money.rules";
import {
  figure,
  headParts,
  type Letterhead,
  type Paper,
  type Part,
  paperWith,
  ruledTable,
  words,
} from "@foja/core/kernel/paper/paper.rules";
import { amountText, LEDGER_UNITS, type LedgerUnit } from "@foja/core/money/ledger/ledger.rules";
import type { Plan, Standing } from "@foja/core/money/ledger/ledger.schema";
import { formatCuit } from "@foja/core/practice/contacts/identity.rules";
import { formatDate } from "~/lib/format";
import type { Issuer } from "../api/account";
import { CURRENCY_NAMES, detailsOf, nameOf, valueText } from "./account-words";
import type { Line } from "./running";
import { plansParts } from "./statement-plans";

/** The case of a statement, and its author. */
export type StatementFacts = {
  caratula: string;
  number?: string | null | undefined;
  letterhead?: Letterhead | undefined;
  /** Who invoices for the practice, where that is known and may be seen. */
  issuer?: Issuer | undefined;
  /** The day of the statement, `AAAA-MM-DD`. */
  today: string;
};

const TITLE = "Rendición de cuentas";

/**
 * The account of a case as a document: first the client's money, which the statement accounts for,
 * then the debt to the practice, by unit; with both balances, every entry and the instalments.
 */
export const statementOf = (
  lines: readonly Line[],
  standing: Standing & { plans: readonly Plan[] },
  facts: StatementFacts,
): Paper =>
  paperWith({
    title: TITLE,
    author: facts.letterhead?.name,
    content: [
      ...headParts(withIssuer(facts), formatDate(facts.today)),
      words(facts.caratula, { size: 15, bold: true }),
      ...(facts.number ? [words(facts.number, { soft: true })] : []),
      words(TITLE, { size: 13, margin: [0, 10, 0, 6] }),
      summary(standing),
      ...clientTable(lines),
      ...LEDGER_UNITS.flatMap((unit) => owedTable(lines, unit)),
      ...plansParts(standing.plans, facts.today),
    ],
    foot: footer(standing, facts),
  });

/** The letterhead with the CUIT and the address of who invoices, where it lacks them. */
function withIssuer({ letterhead, issuer }: StatementFacts): Letterhead | undefined {
  if (!letterhead || !issuer?.cuit) return letterhead;
  const { legalName, cuit, address } = issuer;
  const known = [letterhead.name, letterhead.practice];
  const named = legalName && !known.includes(legalName) ? `${legalName}, ` : "";
  const own = [`${named}CUIT ${formatCuit(cuit)}`, address ?? ""];
  const more = own.filter((line) => line && !letterhead.lines.includes(line));
  return { ...letterhead, lines: [...letterhead.lines, ...more] };
}

function summary({ balance }: Standing): Part {
  const { client, practice } = balance;
  const owed = practice < 0 ? "A favor del cliente" : "Honorarios y gastos adeudados";
  const row = (label: string, amount: number) => [
    words(label),
    figure(moneyText(amount), { bold: true }),
  ];
  const rows = [
    row("Dinero del cliente en poder del estudio", client),
    row(owed, Math.abs(practice)),
  ];
  return ruledTable(rows, { widths: ["*", "auto"] });
}

type Movement = { line: Line; by: number; after: number };

/** A table of the changes of one balance: in, out, and the balance after each. */
function table(title: string, heads: string[], movements: Movement[], unit: LedgerUnit): Part[] {
  if (movements.length === 0) return [];
  const cell = (amount: number) =>
    figure(amount === 0 ? "" : amountText(amount, unit), { size: 9 });
  const rows = movements.map(({ line: { entry }, by, after }) => [
    words(formatDate(entry.date), { size: 9 }),
    {
      stack: [
        words(nameOf(entry), { size: 9 }),
        ...detailsOf(entry).map((one) => words(one, { size: 8, soft: true })),
      ],
    },
    cell(Math.max(by, 0)),
    cell(Math.max(-by, 0)),
    figure(amountText(after, unit), { size: 9 }),
  ]);
  const head = heads.map((one, at) =>
    words(one, { size: 9, bold: true, align: at < 2 ? "left" : "right" }),
  );
  return [
    words(title, { bold: true, margin: [0, 16, 0, 4] }),
    ruledTable([head, ...rows], {
      ...{ widths: [50, "*", "auto", "auto", "auto"], hasHead: true, padding: 3, gap: 6 },
    }),
  ];
}

function clientTable(lines: readonly Line[]): Part[] {
  const movements = lines
    .filter(({ clientBy }) => clientBy !== 0)
    .map((line) => ({ line, by: line.clientBy, after: line.client }));
  const heads = ["Fecha", "Concepto", "Ingresó", "Salió", "Saldo"];
  return table("Dinero del cliente", heads, movements, "ARS");
}

function owedTable(lines: readonly Line[], unit: LedgerUnit): Part[] {
  const movements = lines
    .filter((line) => line.owedBy !== 0 && line.unit === unit)
    .map((line) => ({ line, by: line.owedBy, after: line.owed }));
  const heads = ["Fecha", "Concepto", "Debe", "Pagó", "Saldo"];
  return table(`Honorarios y gastos en ${inWords(unit)}`, heads, movements, unit);
}

const inWords = (unit: LedgerUnit) => (unit === "ARS" ? "pesos" : CURRENCY_NAMES[unit]);

/** The values at which units count in the balance, and their day. */
function footer({ units, values }: Standing, { today }: StatementFacts): string[] {
  const used = (["UMA", "JUS"] as const).flatMap((unit) => {
    const value = values[unit];
    return units[unit] !== 0 && value ? [`${unit} a ${valueText(value)}`] : [];
  });
  return [
    [`Saldos al ${formatDate(today)}`, ...used].join(" · "),
    "Cada asiento se conserva como se cargó.",
  ];
}
