import { describe, expect, it } from "vitest";
import { faultsOf } from "./render.rules";
import { SHIPPED, shippedOf, templateFor } from "./shipped.rules";

it("has the templates that a practice begins with", () => {
  expect(SHIPPED.map(({ _id }) => _id).sort()).toEqual([
    "acredita",
    "apela",
    "carta-documento",
    "cedula",
    "contesta-demanda",
    "demanda-laboral",
    "expresa-agravios",
    "impugna-liquidacion",
    "impugna-pericia",
    "ofrece-prueba",
    "practica-liquidacion",
    "pronto-despacho",
    "telegrama-23789",
  ]);
});

describe.each(SHIPPED)("$title", ({ text, norms, about }) => {
  it("can be saved as a template of one's own", () => {
    expect(faultsOf(text)).toEqual([]);
  });

  it("says what it is for and on what it is based", () => {
    expect(about).toMatch(/\.$/);
    expect(norms.length).toBeGreaterThan(0);
  });
});

it.each([
  ["Traslado de la pericia", "impugna-pericia"],
  ["Córrese traslado del informe pericial contable", "impugna-pericia"],
  ["Traslado de la liquidación", "impugna-liquidacion"],
  ["Practique liquidación la actora", "practica-liquidacion"],
  ["Traslado de la demanda", "contesta-demanda"],
  ["Pasen los autos para expresar agravios", "expresa-agravios"],
  ["Se abre la causa a prueba", "ofrece-prueba"],
  ["Sentencia definitiva", "apela"],
  ["Intímase a acreditar el pago", "acredita"],
  ["Téngase presente", undefined],
])("answers «%s»", (said, id) => {
  expect(templateFor(said)).toBe(id);
  if (id) expect(shippedOf(id)?._id).toBe(id);
});
