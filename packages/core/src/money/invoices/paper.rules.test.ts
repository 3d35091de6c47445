import { describe, expect, it } from "vitest";
import type { Voucher } from "./invoice.schema";
import { paperOf, watermarkOf } from "./paper.rules";

const CLIENT: Voucher["client"] = {
  ...{ name: "Eva Ríos", cuit: "27123456780", document: null, ivaCondition: "consumidorFinal" },
  ...{ address: "Mitre 12, Azul", email: null, contactId: null },
};

const AUTHORISED: Voucher["authorisation"] = {
  ...{ state: "authorised", voucherType: 6, number: 12, cae: "74123456789012" },
  ...{ caeDueDate: "2026-03-12", reasons: [], waitingFor: null },
};

const A: Voucher = {
  ...{ document: "invoice", letter: "A", status: "issued", pointOfSale: 3, number: 7 },
  series: "pointOfSale",
  ...{ currency: "ARS", rate: null, date: "2026-03-02", dueDate: "2026-04-02", client: CLIENT },
  issuer: {
    ...{ legalName: "Ana Paz", cuit: "20123456786", ivaCondition: "responsableInscripto" },
    ...{ address: "Tucumán 1, CABA", grossIncome: "901-1", activityStart: "2019-05-06" },
  },
  lines: [
    {
      ...{ description: "Honorarios", quantity: 2, unitPrice: 1000.5, vat: 21 },
      ...{ amount: 2001, shown: 2001 },
    },
    {
      ...{ description: "Tasa", quantity: 1, unitPrice: 500, vat: "exempt" },
      ...{ amount: 500, shown: 500 },
    },
  ],
  ...{ notes: "Gracias", net: 2001, exempt: 500, vat: 420.21, total: 2921.21 },
  rates: [{ rate: 21, net: 2001, vat: 420.21 }],
  ...{ paid: 0, owed: 2921.21, voids: null },
  authorisation: { ...AUTHORISED, state: "none", voucherType: null, number: null, cae: null },
};

/** Every text that a part of a document shows, in order. */
function textsOf(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (typeof part !== "object" || part === null) return [];
  const { text, stack, columns, table, content } = part as Record<string, unknown>;
  const body = (table as { body?: unknown } | undefined)?.body;
  return [text, stack, columns, body, content].flatMap(textsOf);
}

const HEAD = [
  ...["Ana Paz", "Tucumán 1, CABA", "IVA Responsable Inscripto", "CUIT 20-12345678-6"],
  ...["Ingresos brutos 901-1", "Inicio de actividades 06/05/2019"],
];
const TO = ["Eva Ríos", "Consumidor Final · CUIT 27-12345678-0 · Mitre 12, Azul"];
const NO_VALUE =
  "Sin valor fiscal: comprobante interno, no válido como factura. No tiene CAE de ARCA.";

describe("the paper of a voucher", () => {
  it("of class A shows its VAT apart: for each line, each rate, and in the total", () => {
    expect(textsOf(paperOf(A)).filter((text) => !text.includes("Ley 27.618"))).toEqual([
      ...HEAD,
      ...["X", "Comprobante interno", "00003-00000007", "Fecha 02/03/2026"],
      ...["Vencimiento 02/04/2026", ...TO],
      ...["Detalle", "Cantidad", "Precio", "IVA", "Importe"],
      ...["Honorarios", "2", "$ 1.000,50", "21 %", "$ 2.001,00"],
      ...["Tasa", "1", "$ 500,00", "Exento", "$ 500,00"],
      ...["Neto gravado", "$ 2.001,00", "Exento", "$ 500,00", "IVA 21 %", "$ 420,21"],
      ...["Total", "$ 2.921,21", "Gracias", NO_VALUE],
    ]);
  });

  it("of class A without exempt lines has no row for them", () => {
    const texts = textsOf(paperOf({ ...A, exempt: 0, lines: A.lines.slice(0, 1) }));
    expect(texts).not.toContain("Exento");
    expect(texts).toContain("Neto gravado");
  });

  it("of class B has prices with their VAT inside, and says how much that is", () => {
    const lines = [{ ...A.lines[0], shown: 2421.21 }] as Voucher["lines"];
    const texts = textsOf(paperOf({ ...A, letter: "B", lines, authorisation: AUTHORISED }));
    expect(texts).toEqual([
      ...HEAD,
      ...["B", "Cód. 006", "Factura B", "00003-00000012", "Fecha 02/03/2026"],
      ...["Vencimiento 02/04/2026", ...TO],
      ...["Detalle", "Cantidad", "Precio", "Importe"],
      ...["Honorarios", "2", "$ 1.210,61", "$ 2.421,21", "Total", "$ 2.921,21"],
      "Régimen de Transparencia Fiscal al Consumidor (Ley 27.743). IVA contenido: $ 420,21",
      ...["Gracias", "Comprobante autorizado", "CAE 74123456789012"],
      "Vencimiento del CAE 12/03/2026",
    ]);
  });

  it("of class C has the prices as they were entered, and no VAT", () => {
    const lines = [{ ...A.lines[0], shown: 999 }] as Voucher["lines"];
    const texts = textsOf(paperOf({ ...A, letter: "C", lines }));
    expect(texts.slice(texts.indexOf("Detalle"))).toEqual([
      ...["Detalle", "Cantidad", "Precio", "Importe", "Honorarios", "2", "$ 1.000,50", "$ 999,00"],
      ...["Total", "$ 2.921,21", "Gracias", NO_VALUE],
    ]);
  });

  it("of a credit note names what it cancels, and has no due date", () => {
    const voids = { _id: "inv_1", name: "Factura A 00003-00000006" };
    const texts = textsOf(paperOf({ ...A, document: "creditNote", voids }));
    expect(texts).toContain("Comprobante interno de anulación");
    expect(texts).toContain("Anula Factura A 00003-00000006");
    expect(texts.join()).not.toContain("Vencimiento");
  });

  it("of a draft, of an issuer without data or in dollars says so", () => {
    const bare: Voucher = {
      ...A,
      ...{ number: null, issuer: null, notes: null, currency: "USD", rate: 1450.5 },
      client: { ...CLIENT, cuit: null, document: "12345678", address: null },
    };
    const texts = textsOf(paperOf(bare));
    expect(texts.slice(0, 8)).toEqual([
      ...["Sin datos de facturación", "X", "Comprobante interno", "Borrador"],
      ...["Fecha 02/03/2026", "Vencimiento 02/04/2026", "Eva Ríos"],
      "Consumidor Final · Documento 12.345.678",
    ]);
    expect(texts).toContain("Importes en dólares estadounidenses, a 1450,5 pesos por dólar");
    expect(texts).toContain("US$ 2.921,21");
    expect(textsOf(paperOf({ ...bare, rate: null })).join()).not.toContain("dólares");
    expect(textsOf(paperOf({ ...bare, currency: "ARS" })).join()).not.toContain("dólares");
    const nobody = paperOf({ ...bare, client: { ...bare.client, document: null } });
    expect(textsOf(nobody)).toContain("Consumidor Final");
  });

  it("leaves out of the issuer what it does not have", () => {
    const issuer = A.issuer && { ...A.issuer, grossIncome: null, activityStart: null };
    expect(textsOf(paperOf({ ...A, issuer })).slice(0, 5)).toEqual([...HEAD.slice(0, 4), "X"]);
  });

  it("says across the page and at its foot whether it has fiscal value", () => {
    const foot = (voucher: Voucher) => {
      return textsOf(paperOf(voucher).footer(1, 2));
    };
    const valid: Voucher = { ...A, authorisation: AUTHORISED };
    const voided: Voucher = { ...valid, status: "voided" };
    expect([A, valid, voided].map(watermarkOf)).toEqual(["Sin valor fiscal", undefined, "Anulada"]);
    expect(foot(A)).toEqual([NO_VALUE, "1 de 2"]);
    expect(foot(valid)).toEqual(["Comprobante autorizado por ARCA.", "1 de 2"]);
    expect(foot(voided)).toEqual(["Comprobante autorizado por ARCA.", "1 de 2"]);
    expect(paperOf(voided)).toMatchObject({ watermark: { text: "ANULADA" } });
    expect(paperOf(valid)).not.toHaveProperty("watermark");
  });
});
