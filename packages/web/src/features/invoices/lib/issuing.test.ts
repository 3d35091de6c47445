import { expect, it } from "vitest";
import { invoiceSettings } from "~/testing/samples/invoice";
import { issuingWords, missingWords } from "./issuing";

const ready = { ...invoiceSettings().certificate, state: "ready" as const };
const electronic = [
  { number: 1, name: null, electronic: true },
  { number: 2, name: null, electronic: false },
];

it("says before issuing whether it will be an invoice", () => {
  const settings = invoiceSettings({ certificate: ready, pointsOfSale: electronic });
  expect(issuingWords(settings, 1)?.title).toBe("Emitir la factura");
  expect(issuingWords(settings, 2)?.description).toBe(
    "Sale sin CAE: no vale como factura. Toma su número y ya no se cambia: para corregirlo se anula.",
  );
  const waiting = invoiceSettings({ pointsOfSale: electronic });
  expect(issuingWords(waiting, 1)?.title).toBe("Emitir un comprobante interno");
});

it("says what is missing of who issues", () => {
  const settings = invoiceSettings({ cuit: null, address: null });
  expect(issuingWords(settings, 1)).toBeUndefined();
  expect(missingWords(settings)).toBe(
    "Para emitir, completá en los datos de facturación: CUIT y domicilio comercial.",
  );
});
