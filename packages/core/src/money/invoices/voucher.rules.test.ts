import { keptInvoice } from "@foja/harness/kept-invoice";
import { describe, expect, it } from "vitest";
import type { IssuerCondition, IvaCondition, Letter } from "../issuers/words.rules";
import { type Kept, NOT_AUTHORISED, presentVoucher } from "./invoice.rules";
import type { Issuer } from "./invoice.schema";
import { invoiceLetter } from "./letter.rules";
import { qrAddress } from "./qr.rules";
import {
  legendsOf,
  letterFor,
  ofVoucher,
  shownLetter,
  theVoucher,
  voucherType,
} from "./voucher.rules";

describe("the class of a voucher", () => {
  it.each<[IssuerCondition | undefined, IvaCondition, Letter]>([
    [undefined, "responsableInscripto", "X"],
    ["monotributo", "responsableInscripto", "C"],
    ["exento", "consumidorFinal", "C"],
    ["responsableInscripto", "responsableInscripto", "A"],
    ["responsableInscripto", "monotributo", "A"],
    ["responsableInscripto", "exento", "B"],
    ["responsableInscripto", "consumidorFinal", "B"],
  ])("of %s to %s is %s (RG 1415 and RG 5003)", (issuer, client, letter) => {
    expect(letterFor(issuer, client)).toBe(letter);
  });

  it.each<[Letter, number | undefined, number | undefined]>([
    ["A", 1, 3],
    ["B", 6, 8],
    ["C", 11, 13],
    ["X", undefined, undefined],
  ])("%s has ARCA's codes %s and %s", (letter, invoice, note) => {
    expect(voucherType("invoice", letter)).toBe(invoice);
    expect(voucherType("creditNote", letter)).toBe(note);
  });

  it.each<[Letter, IvaCondition, number]>([
    ["A", "monotributo", 1],
    ["A", "responsableInscripto", 0],
    ["B", "monotributo", 0],
  ])("%s to %s has %i legends", (letter, client, count) => {
    expect(legendsOf(letter, client)).toHaveLength(count);
  });
});

const ISSUER: Issuer = {
  ...{ legalName: "Ana Paz", cuit: "20123456786", ivaCondition: "responsableInscripto" },
  ...{ address: "Tucumán 1, CABA", grossIncome: null, activityStart: null },
};
const AUTHORISED = {
  ...NOT_AUTHORISED,
  ...{ state: "authorised" as const, voucherType: 1, number: 12, cae: "74123456789012" },
};
const voucherOf = (more: Partial<Kept> = {}) =>
  presentVoucher(keptInvoice({ issuer: ISSUER, authorisation: AUTHORISED, ...more }));

describe("the title of a voucher", () => {
  const NONE = { ...NOT_AUTHORISED };
  const WAITING = { ...NONE, state: "waiting" as const, voucherType: 1 };
  it.each<[string, Partial<Kept>, string, string]>([
    ["authorised", {}, "la Factura A 00003-00000012", "A"],
    [
      "an authorised credit note",
      { document: "creditNote" },
      "la Nota de crédito A 00003-00000012",
      "A",
    ],
    ["internal", { series: "internal", authorisation: NONE }, "el Comprobante interno 7", "X"],
    ["internal and authorised since", { series: "internal" }, "la Factura A 00003-00000012", "A"],
    [
      "internal, of a voiding",
      { series: "internal", document: "creditNote", authorisation: NONE },
      "el Comprobante interno de anulación 7",
      "X",
    ],
    [
      "issued before there was a series of internal papers",
      { series: "pointOfSale", authorisation: NONE },
      "el Comprobante interno 00003-00000007",
      "X",
    ],
    [
      "waiting for ARCA",
      { series: "pointOfSale", authorisation: WAITING },
      "el Comprobante interno 00003-00000007",
      "X",
    ],
    ["a draft", { number: null, authorisation: NONE }, "el Borrador", "X"],
  ])("that is %s says what it is", (_, more, title, letter) => {
    const voucher = voucherOf({ letter: "A", ...more });
    expect([theVoucher(voucher), shownLetter(voucher)]).toEqual([title, letter]);
    expect(ofVoucher(voucher)).toBe(title.replace(/^el /, "del ").replace(/^la /, "de la "));
  });
});

describe("the QR of a voucher", () => {
  const dataOf = (more: Partial<Kept> = {}) => {
    const [, text = ""] = qrAddress(voucherOf(more))?.split("?p=") ?? [];
    return JSON.parse(atob(text));
  };
  const { client } = keptInvoice();

  it("has what RG 4892/2020 prescribes", () => {
    expect(qrAddress(voucherOf())).toMatch(/^https:\/\/www\.afip\.gob\.ar\/fe\/qr\/\?p=/);
    expect(dataOf()).toEqual({
      ...{ ver: 1, fecha: "2026-03-02", cuit: 20_123_456_786, ptoVta: 3, tipoCmp: 1 },
      ...{ nroCmp: 12, importe: 1210, moneda: "PES", ctz: 1, tipoCodAut: "E" },
      ...{ codAut: 74_123_456_789_012, tipoDocRec: 80, nroDocRec: 27_123_456_780 },
    });
  });

  it("says the dollars and their rate, a DNI, or nobody", () => {
    expect(dataOf({ currency: "USD", rate: 1200 })).toMatchObject({ moneda: "DOL", ctz: 1200 });
    const dni = dataOf({ client: { ...client, cuit: null, document: "12345678" } });
    expect(dni).toMatchObject({ tipoDocRec: 96, nroDocRec: 12_345_678 });
    for (const document of [null, "AB1"]) {
      const nobody = dataOf({ client: { ...client, cuit: null, document } });
      expect(nobody).not.toHaveProperty("tipoDocRec");
    }
  });

  it.each<[string, Partial<Kept>]>([
    ["an issuer", { issuer: null }],
    ["a CAE", { authorisation: { ...AUTHORISED, cae: null } }],
    ["ARCA's number", { authorisation: { ...AUTHORISED, number: null } }],
    ["ARCA's code", { authorisation: { ...AUTHORISED, voucherType: null } }],
  ])("is none without %s", (_, more) => expect(qrAddress(voucherOf(more))).toBeUndefined());
});

describe("the letter of an invoice", () => {
  const said = { from: "Estudio Paz", message: null, link: null };
  const textOf = (more: Partial<Kept> = {}, given = {}) =>
    invoiceLetter(voucherOf(more), { ...said, ...given });

  it("says what it is, what is owed and until when", () => {
    const { subject, text } = textOf();
    expect(subject).toBe("Factura A 00003-00000012 de Ana Paz");
    expect(text).toContain("por $ 1.210,00. Quedan por pagar $ 1.210,00, con vencimiento el");
    expect(text).toContain("02/04/2026");
    expect(text).not.toContain("Sin valor fiscal");
  });

  it("says nothing of a debt that is none, and that ARCA did not authorise it", () => {
    expect(textOf({ status: "voided" }).text).not.toContain("Quedan por pagar");
    expect(textOf({ document: "creditNote" }).text).not.toContain("Quedan por pagar");
    expect(textOf({ authorisation: NOT_AUTHORISED }).text).toContain("Sin valor fiscal");
  });

  it("is of the practice where there is no issuer, with its message and its link", () => {
    const link = "https://foja.test/invoice/x";
    const { subject, text } = textOf({ issuer: null }, { message: "Uno.\n\n\nDos.", link });
    expect(subject).toBe("Factura A 00003-00000012 de Estudio Paz");
    expect(text).toMatch(/Uno\.\s+Dos\./);
    expect(text).toContain(link);
    expect(textOf().text).not.toContain("Ver la factura");
  });
});
