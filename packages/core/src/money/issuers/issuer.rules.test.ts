import { expect, it } from "vitest";
import { lackingOf, lackingText } from "./issuer.rules";

const WHOLE = {
  ...{ legalName: "Estudio Pérez", cuit: "20123456786", ivaCondition: "monotributo" },
  ...{ address: "Lavalle 1234, CABA", pointsOfSale: [{ number: 1 }] },
};

it.each<[object | undefined, string]>([
  [undefined, "razón social, CUIT, condición frente al IVA, domicilio comercial y punto de venta"],
  [{ ...WHOLE, cuit: null }, "CUIT"],
  [{ ...WHOLE, legalName: " ", pointsOfSale: [] }, "razón social y punto de venta"],
])("names what %j lacks", (issuer, names) => {
  expect(lackingText(lackingOf(issuer))).toBe(
    `Para emitir, completá en los datos de facturación: ${names}.`,
  );
});

it("lacks nothing when it is whole, without gross income and beginning of activities", () => {
  expect(lackingOf(WHOLE)).toEqual([]);
  expect(lackingOf({ ...WHOLE, cuit: "" })).toEqual([{ path: "cuit", message: "Completá: CUIT." }]);
});
