import { describe, expect, it } from "vitest";
import { plainText } from "./content.rules";
import { type Facts, faultsOf, render } from "./render.rules";
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

describe("an appeal", () => {
  const of = (esLaboral: string | null) => {
    const facts: Facts = {
      ...{ lists: {}, sheets: {} },
      values: { esLaboral: { value: esLaboral, source: "" } },
    };
    return plainText(render(shippedOf("apela")?.text ?? "", facts));
  };

  it("is founded in the same writ in the labour courts (ley 18.345, art. 116)", () => {
    expect(of("sí")).toMatch(
      /\(ley 18\.345, art\. 116\)[\s\S]*\nAGRAVIOS\n[\s\S]*interpuesto y fundado/,
    );
  });

  it("leaves its grounds for later in the others (CPCCN 245)", () => {
    expect(of(null)).toMatch(
      /\(CPCCN, arts\. 242 y 244\)[\s\S]*\nGRAVAMEN\n[\s\S]*oportunidad procesal/,
    );
  });
});
