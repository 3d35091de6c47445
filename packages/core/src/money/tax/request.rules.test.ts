import { keptInvoice } from "@foja/harness/kept-invoice";
import { describe, expect, it } from "vitest";
import type { TaxFound } from "../../kernel/ports/tax-facts.rules";
import { dayOfArca, isSame, placeOf, requestOf } from "./request.rules";

const client = keptInvoice().client;

describe("the request of a voucher", () => {
  it("has amounts with two decimals, and each rate by ARCA's code", () => {
    const lines = [
      { description: "Honorarios", quantity: 1, unitPrice: 1000, vat: 21 as const },
      { description: "Libros", quantity: 2, unitPrice: 100.5, vat: 10.5 as const },
      { description: "Tasa", quantity: 1, unitPrice: 50, vat: "exempt" as const },
    ];
    expect(requestOf(keptInvoice({ letter: "A", lines }), 12, null)).toEqual({
      ...{ concept: 2, docType: 80, docNumber: "27123456780", number: 12, date: "20260302" },
      ...{ total: "1482.11", net: "1201.00", exempt: "50.00", vat: "231.11" },
      ...{ serviceFrom: "20260302", serviceTo: "20260302", dueDate: "20260402" },
      ...{ currency: "PES", rate: "1", clientCondition: 5, associated: null },
      rates: [
        { id: 4, base: "201.00", amount: "21.11" },
        { id: 5, base: "1000.00", amount: "210.00" },
      ],
    });
  });

  it("of class C has no rates, and its net is all of it", () => {
    const { net, exempt, vat, rates } = requestOf(keptInvoice({ letter: "C" }), 1, null);
    expect([net, exempt, vat, rates]).toEqual(["1000.00", "0.00", "0.00", []]);
  });

  it.each([
    [{ cuit: "27123456780", document: "12345678" }, 80, "27123456780"],
    [{ cuit: null, document: "12345678" }, 96, "12345678"],
    [{ cuit: null, document: "123456" }, 96, "123456"],
    [{ cuit: null, document: "12345" }, 99, "0"],
    [{ cuit: null, document: "AB123456" }, 99, "0"],
    [{ cuit: null, document: null }, 99, "0"],
  ])("names %j as document %i, %s", (given, docType, docNumber) => {
    const kept = keptInvoice({ client: { ...client, ...given } });
    expect(requestOf(kept, 1, null)).toMatchObject({ docType, docNumber });
  });

  it("in dollars has the rate, and never is due before its date", () => {
    const kept = keptInvoice({ currency: "USD", rate: 1234.5, dueDate: "2026-03-01" });
    expect(requestOf(kept, 1, null)).toMatchObject({
      ...{ currency: "DOL", rate: "1234.500000", dueDate: "20260302" },
    });
    expect(requestOf({ ...kept, dueDate: "2026-03-02" }, 1, null).dueDate).toBe("20260302");
  });
});

describe("a voucher that ARCA has", () => {
  const asked = requestOf(keptInvoice(), 1, null);
  const found: TaxFound = {
    ...{ docType: 80, docNumber: "27123456780", date: "20260302", total: "1210" },
    ...{ result: "A", cae: "74123456789012", caeDueDate: "20260312" },
  };
  it.each([
    [{}, true],
    [{ docType: 96 }, false],
    [{ docNumber: "27123456781" }, false],
    [{ docNumber: "" }, false],
    [{ date: "20260303" }, false],
    [{ total: "1210.01" }, false],
    [{ total: "" }, false],
  ])("%j besides is the one that was asked for: %s", (other, is) => {
    expect(isSame({ ...found, ...other }, asked)).toBe(is);
  });

  it("of nobody is the same however it is written", () => {
    const nobody = requestOf(keptInvoice({ client: { ...client, cuit: null } }), 1, null);
    expect(isSame({ ...found, docType: 99, docNumber: "" }, nobody)).toBe(true);
  });
});

it.each([
  [12, 11, "next"],
  [12, 12, "reached"],
  [12, 13, "reached"],
  [12, 10, "beyond"],
])("a number %i after the last, %i, is %s", (number, last, place) => {
  expect(placeOf(number, last)).toBe(place);
});

it("reads ARCA's days", () => {
  expect(dayOfArca("20260312")).toBe("2026-03-12");
});
