import { expect, it } from "vitest";
import { settledText } from "~/features/calculations/shared/lib/settled-rows";
import { openedItems } from "./opened";

it("takes the lines of a settlement, each due from its day, as the rows of the form", () => {
  const rubros = settledText([
    { nombre: "Preaviso", monto: 1500.5, desde: "2025-08-26" },
    { nombre: "SAC ~ sobre preaviso; y más", monto: 125, desde: "2025-08-26" },
    { nombre: "Nada", monto: 0, desde: "2025-08-26" },
  ]);
  const read = openedItems(new URLSearchParams({ rubros }));
  expect(read).toEqual({
    items: [
      { concepto: "Preaviso", desde: "2025-08-26", capital: "1500.5" },
      { concepto: "SAC - sobre preaviso, y más", desde: "2025-08-26", capital: "125" },
    ],
  });
});

it("takes nothing from an address that is none", () => {
  expect(openedItems(new URLSearchParams({ rubros: "Robo~ayer~x" }))).toBeUndefined();
  expect(openedItems(new URLSearchParams())).toBeUndefined();
});
