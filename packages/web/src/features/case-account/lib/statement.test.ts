import type { Entry, Plan, Standing } from "@foja/core/money/ledger/ledger.schema";
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

const PLAN: Plan = {
  ...{ _id: "pln_1", folderId: "fol_1", feeId: null, description: null, amount: 900 },
  ...{ currency: "ARS", every: "month", createdAt: "2026-09-01T12:00:00.000Z", state: "open" },
  installments: [
    { _id: "ins_1", n: 1, due: "2026-10-05", amount: 300, paid: 300, state: "paid" },
    { _id: "ins_2", n: 2, due: "2026-11-05", amount: 300, paid: 120.5, state: "open" },
    { _id: "ins_3", n: 3, due: "2026-12-05", amount: 300, paid: 0, state: "open" },
  ],
};

const STANDING: Standing & { plans: Plan[] } = {
  plans: [PLAN],
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
  const facts = { caratula: "Pérez c/ Gómez", number: "CNT 1/2026", today: "2026-11-22" };
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

  it("says of each instalment when it is due, what was paid of it and how it stands", () => {
    const from = texts.indexOf("Cuotas · $ 900,00");
    expect(texts.slice(from + 6)).toEqual([
      ...["1 de 3", "05/10/2026", "$ 300,00", "$ 300,00", "Pagada"],
      ...["2 de 3", "05/11/2026", "$ 300,00", "$ 120,50", "Vencida"],
      ...["3 de 3", "05/12/2026", "$ 300,00", "", "A vencer"],
    ]);
  });

  it("leaves out plans that ended unused", () => {
    const ended = PLAN.installments.map((one) => ({
      ...one,
      paid: 0,
      state: "cancelled" as const,
    }));
    const plans = [{ ...PLAN, state: "cancelled" as const, installments: ended }];
    const paper = statementOf(LINES, { ...STANDING, plans }, facts);
    expect(textsIn(paper.content).join()).not.toContain("Cuotas");
  });

  it("carries the CUIT and the address of who invoices, once", () => {
    const letterhead = { practice: "Estudio Paz", name: "Lucía Paz", lines: [], place: null };
    const issuer = { legalName: "Lucía Paz", cuit: "20123456786", address: "Lavalle 1, CABA" };
    const headOf = (lines: string[]) =>
      textsIn(
        statementOf(LINES, STANDING, { ...facts, issuer, letterhead: { ...letterhead, lines } })
          .content,
      ).slice(0, 5);
    const head = ["Estudio Paz", "Lucía Paz", "CUIT 20-12345678-6", "Lavalle 1, CABA"];
    expect(headOf([])).toEqual([...head, "22/11/2026"]);
    expect(headOf(["Lavalle 1, CABA"]).filter((line) => line === "Lavalle 1, CABA")).toHaveLength(
      1,
    );
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
