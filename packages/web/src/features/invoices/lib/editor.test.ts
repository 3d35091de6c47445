import { describe, expect, it } from "vitest";
import { blankInvoice, bodyOf, fieldAt, NEW_LINE, totalsSoFar } from "./editor";

describe("the editor of an invoice", () => {
  const values = {
    ...blankInvoice("2026-11-20", 3),
    name: "Sosa, Marta",
    lines: [{ ...NEW_LINE, description: "Honorarios", quantity: "1.5", unitPrice: "100.1" }],
  };

  it("falls due in thirty days, and sends amounts as numbers", () => {
    expect(bodyOf(values)).toMatchObject({
      pointOfSale: 3,
      dueDate: "2026-12-20",
      rate: null,
      client: { name: "Sosa, Marta", cuit: null, contactId: null },
      lines: [{ quantity: 1.5, unitPrice: 100.1, vat: 21 }],
    });
    expect(bodyOf({ ...values, currency: "USD", rate: "1450.5" }).rate).toBe(1450.5);
  });

  it("adds up as the API does, while half of it is written", () => {
    const lines = [...values.lines, { ...NEW_LINE, quantity: "", unitPrice: "x" }];
    expect(totalsSoFar(lines, null, "consumidorFinal")).toMatchObject({
      letter: "X",
      totals: { net: 15_015, vat: 3153, total: 18_168 },
    });
    expect(totalsSoFar(lines, "monotributo", "consumidorFinal")).toMatchObject({
      letter: "C",
      totals: { vat: 0, total: 15_015 },
    });
  });

  it("knows the field that a sentence of the API is about", () => {
    expect(fieldAt("list.client.cuit")).toBe("cuit");
    expect(fieldAt("list.lines.0.unitPrice")).toBe("lines.0.unitPrice");
  });
});
