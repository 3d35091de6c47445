import type { Entry, Standing } from "@foja/core/money/ledger/ledger.schema";
import { describe, expect, it } from "vitest";
import { accountRows } from "./account-csv";
import { linesOf } from "./running";
import { statementOf } from "./statement";

const entry = (given: Partial<Entry> & Pick<Entry, "kind" | "amount">): Entry => ({
  _id: "led_1",
  folderId: "fol_1",
  currency: "ARS",
  rate: null,
  pesos: given.amount,
  unit: "ARS",
  units: given.amount,
  value: null,
  date: "2026-11-02",
  description: null,
  reverses: null,
  reason: null,
  reversedBy: null,
  billedBy: null,
  invoiceId: null,
  source: null,
  settles: [],
  createdAt: "2026-11-02T12:00:00.000Z",
  ...given,
});

const UMA = { pesos: 104_220, since: "2026-07-01", norm: "Res. SGA 1930/2026" };

/** The latest day first, like an account's answer. */
const LINES = linesOf([
  entry({ kind: "transfer", amount: 400.5 }),
  entry({ kind: "advance", amount: 100, currency: "USD", rate: 1450, pesos: 145_000 }),
  entry({ kind: "fee", amount: 10, currency: "UMA", unit: "UMA", pesos: 1_042_200, value: UMA }),
  entry({ kind: "expense", amount: 1000, description: "Tasa de justicia" }),
]);

const STANDING: Standing = {
  balance: { client: 144_599.5, practice: 1_042_799.5 },
  units: { ARS: 599.5, UMA: 10, JUS: 0 },
  values: { UMA, JUS: null },
};

/** Every text of a document, in order. */
function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (Array.isArray(content)) return content.flatMap(textsIn);
  if (typeof content !== "object" || content === null) return [];
  const { text, stack, table, columns } = content as Record<string, unknown>;
  const body = (table as { body?: unknown } | undefined)?.body;
  return [text, stack, body, columns].flatMap(textsIn);
}

describe("a statement of account", () => {
  const facts = { caratula: "Pérez c/ Gómez", number: "CNT 1/2026", date: "22/11/2026" };
  const paper = statementOf(LINES, STANDING, facts);
  const texts = textsIn(paper.content);

  it("says both balances, apart", () => {
    const at = texts.indexOf("Dinero del cliente en poder del estudio");
    expect(texts.slice(at, at + 4)).toEqual([
      "Dinero del cliente en poder del estudio",
      "$ 144.599,50",
      "Honorarios y gastos adeudados",
      "$ 1.042.799,50",
    ]);
  });

  it("renders the client's money with how it stood after each entry", () => {
    const from = texts.indexOf("Dinero del cliente");
    const rows = texts.slice(from, texts.indexOf("Honorarios y gastos en pesos"));
    expect(rows.filter((text) => text.startsWith("$"))).toEqual([
      "$ 145.000,00",
      "$ 145.000,00",
      "$ 400,50",
      "$ 144.599,50",
    ]);
  });

  it("has what is owed in each unit by itself, and the value at which it counts", () => {
    expect(texts).toContain("Honorarios y gastos en UMA");
    expect(texts).not.toContain("Honorarios y gastos en JUS");
    expect(texts).toContain("10 UMA");
    expect(textsIn(paper.footer(1, 2))).toEqual([
      "Saldos al 22/11/2026 · UMA a $ 104.220,00 desde el 01/07/2026 (Res. SGA 1930/2026)",
      "Cada asiento se conserva como se cargó.",
      "1 de 2",
    ]);
  });
});

it("goes out as a sheet whose figures need no sign", () => {
  const [head = [], ...rows] = accountRows(LINES);
  const at = (name: string) => rows.map((row) => row[head.indexOf(name)]);
  expect(at("Importe")).toEqual(["1000", "10", "100", "400,5"]);
  expect(at("Moneda")).toEqual(["ARS", "UMA", "USD", "ARS"]);
  expect(at("Te deben: suma")).toEqual(["1000", "10", "", ""]);
  expect(at("Te deben: baja")).toEqual(["", "", "", "400,5"]);
  expect(at("Del cliente: saldo")).toEqual(["0", "0", "145000", "144599,5"]);
});
