import { moneyText } from "@foja/core/kernel/money.rules";
import { amountText, LEDGER_UNITS, type LedgerUnit } from "@foja/core/money/ledger/ledger.rules";
import type { Standing } from "@foja/core/money/ledger/ledger.schema";
import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";
import { formatDate } from "~/lib/format";
import {
  footOf,
  headOf,
  type Letterhead,
  PAGE,
  printable,
  RULES,
  SOFT,
} from "~/lib/print/letterhead";
import { CURRENCY_NAMES, detailsOf, nameOf, valueText } from "./account-words";
import type { Line } from "./running";

/** The case of a statement, and its author. */
export type StatementFacts = {
  caratula: string;
  number?: string | null | undefined;
  letterhead?: Letterhead | undefined;
  /** The day of the statement, in the local format. */
  date: string;
};

const TITLE = "Rendición de cuentas";

/**
 * The account of a case as a document: first the client's money, which the statement accounts for,
 * then the debt to the practice, by unit; with both balances and every entry.
 */
export function statementOf(
  lines: readonly Line[],
  standing: Standing,
  facts: StatementFacts,
): TDocumentDefinitions {
  return {
    info: { title: TITLE, author: facts.letterhead?.name, creator: "Foja" },
    ...PAGE,
    content: [
      ...headOf(facts.letterhead, facts.date),
      { text: printable(facts.caratula), fontSize: 15, bold: true },
      ...(facts.number ? [{ text: facts.number, color: SOFT }] : []),
      { text: TITLE, fontSize: 13, margin: [0, 10, 0, 6] },
      summary(standing),
      ...clientTable(lines),
      ...LEDGER_UNITS.flatMap((unit) => owedTable(lines, unit)),
    ],
    footer: (page, pages) => footOf(footer(standing, facts), page, pages),
  };
}

function summary({ balance }: Standing): Content {
  const { client, practice } = balance;
  const owed = practice < 0 ? "A favor del cliente" : "Honorarios y gastos adeudados";
  const rows = [
    ["Dinero del cliente en poder del estudio", moneyText(client)],
    [owed, moneyText(Math.abs(practice))],
  ];
  return {
    layout: RULES,
    table: {
      widths: ["*", "auto"],
      body: rows.map(([label = "", amount = ""]): TableCell[] => [
        { text: label },
        { text: amount, bold: true, alignment: "right", noWrap: true },
      ]),
    },
  };
}

type Movement = { line: Line; by: number; after: number };

/** A table of the changes of one balance: in, out, and the balance after each. */
function table(title: string, heads: string[], movements: Movement[], unit: LedgerUnit) {
  if (movements.length === 0) return [];
  const text = (amount: number) => (amount === 0 ? "" : amountText(amount, unit));
  const rows = movements.map(({ line: { entry }, by, after }): TableCell[] => [
    small(formatDate(entry.date)),
    {
      stack: [
        { text: nameOf(entry), fontSize: 9 },
        ...detailsOf(entry).map((one) => ({ text: printable(one), fontSize: 8, color: SOFT })),
      ],
    },
    figure(text(Math.max(by, 0))),
    figure(text(Math.max(-by, 0))),
    figure(amountText(after, unit)),
  ]);
  const head = heads.map(
    (one, at): TableCell => ({ ...small(one), bold: true, alignment: at < 2 ? "left" : "right" }),
  );
  const content: Content[] = [
    { text: title, bold: true, margin: [0, 16, 0, 4] },
    {
      layout: { ...RULES, paddingTop: () => 3, paddingBottom: () => 3, paddingRight: () => 6 },
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [50, "*", "auto", "auto", "auto"],
        body: [head, ...rows],
      },
    },
  ];
  return content;
}

const small = (text: string) => ({ text: printable(text), fontSize: 9 });

const figure = (text: string): TableCell => ({
  ...small(text),
  alignment: "right",
  noWrap: true,
});

function clientTable(lines: readonly Line[]): Content[] {
  const movements = lines
    .filter(({ clientBy }) => clientBy !== 0)
    .map((line) => ({ line, by: line.clientBy, after: line.client }));
  const heads = ["Fecha", "Concepto", "Ingresó", "Salió", "Saldo"];
  return table("Dinero del cliente", heads, movements, "ARS");
}

function owedTable(lines: readonly Line[], unit: LedgerUnit): Content[] {
  const movements = lines
    .filter((line) => line.owedBy !== 0 && line.unit === unit)
    .map((line) => ({ line, by: line.owedBy, after: line.owed }));
  const heads = ["Fecha", "Concepto", "Debe", "Pagó", "Saldo"];
  return table(`Honorarios y gastos en ${inWords(unit)}`, heads, movements, unit);
}

const inWords = (unit: LedgerUnit) => (unit === "ARS" ? "pesos" : CURRENCY_NAMES[unit]);

/** The values at which units count in the balance, and their day. */
function footer({ units, values }: Standing, { date }: StatementFacts): string[] {
  const used = (["UMA", "JUS"] as const).flatMap((unit) => {
    const value = values[unit];
    return units[unit] !== 0 && value ? [`${unit} a ${valueText(value)}`] : [];
  });
  return [[`Saldos al ${date}`, ...used].join(" · "), "Cada asiento se conserva como se cargó."];
}
