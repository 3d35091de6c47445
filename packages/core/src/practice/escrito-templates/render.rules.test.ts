import { describe, expect, it } from "vitest";
import { missingOf, plainText } from "./content.rules";
import { content as schema } from "./content.schema";
import { type Facts, faultsOf, faultText, render } from "./render.rules";

const told = (value: string | null, source = "Contactos de la causa") => ({ value, source });

const FACTS: Facts = {
  values: {
    caratula: told("Gómez, Ana c/ Textil Sur S.A. s/ despido", "Datos de la causa"),
    expediente: told(null, "Datos de la causa"),
    hayAudiencia: told(null),
  },
  lists: {
    actores: [
      { nombre: told("Ana Gómez"), identidad: told("DNI 12.345.678"), domicilio: told(null) },
      { nombre: told("*Luis* Gómez"), identidad: told(null), domicilio: told("Salta 100") },
    ],
    testigos: [],
  },
  sheets: {
    "liquidacion.planilla": {
      ...{ title: "Liquidación", source: "Cálculo", total: ["Total", "$ 10,00"] },
      rows: [["Preaviso", "LCT 232", "$ 10,00"]],
    },
  },
};

describe("a template over a case", () => {
  it("fills data, and keeps what is missing under its name", () => {
    const found = render("Autos {{caratula}}, expediente {{expediente}}.", FACTS);
    expect(found.content).toEqual([
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Autos " },
          {
            type: "variable",
            attrs: {
              name: "caratula",
              label: "Carátula",
              value: "Gómez, Ana c/ Textil Sur S.A. s/ despido",
              source: "Datos de la causa",
            },
          },
          { type: "text", text: ", expediente " },
          {
            type: "variable",
            attrs: {
              name: "expediente",
              label: "Expediente",
              value: null,
              source: "Datos de la causa",
            },
          },
          { type: "text", text: "." },
        ],
      },
    ]);
    expect(missingOf(found)).toEqual([{ variable: "expediente", label: "Expediente" }]);
  });

  it("repeats a list, and names what is missing by its owner", () => {
    const text =
      "{{#cada actores}}{{nombre}}, {{identidad}}, {{domicilio}}{{#si ultimo}}.{{sino}}; {{/si}}{{/cada}}";
    const found = render(text, FACTS);
    expect(plainText(found)).toBe(
      "Ana Gómez, DNI 12.345.678, [Domicilio de Ana Gómez]; *Luis* Gómez, [DNI o CUIT de *Luis* Gómez], Salta 100.",
    );
    expect(missingOf(found)).toEqual([
      { variable: "actores.1.domicilio", label: "Domicilio de Ana Gómez" },
      { variable: "actores.2.identidad", label: "DNI o CUIT de *Luis* Gómez" },
    ]);
  });

  it("takes a condition by what is known, and leaves out the lines of its tags", () => {
    const text = [
      "Uno",
      "{{#si hayAudiencia}}",
      "Con audiencia.",
      "{{sino}}",
      "Sin audiencia.",
      "{{/si}}",
      "{{#si no testigos}}",
      "Sin testigos.",
      "{{/si}}",
      "Dos",
    ].join("\n");
    expect(plainText(render(text, FACTS))).toBe("Uno\nSin audiencia.\nSin testigos.\nDos");
  });

  it("reads the beginning of a line that stands in a condition or a loop", () => {
    const text =
      "Uno\n\n{{#si caratula}}\n## Dos\n\n- tres\n{{/si}}\n{{#cada actores}}\n- {{nombre}}\n{{/cada}}";
    expect(render(text, FACTS).content.map(({ type }) => type)).toEqual([
      ...["paragraph", "heading", "bulletList"],
    ]);
  });

  it("writes one full stop after a name that ends with one", () => {
    const facts = { ...FACTS, values: { actor: told("Textil S.A.") } };
    expect(plainText(render("Contra {{actor}}.\nContra {{actor}}...", facts))).toBe(
      "Contra Textil S.A.\nContra Textil S.A....",
    );
  });

  it("asks for what a person has to complete", () => {
    const found = render("Fecha: {{completar: fecha del telegrama}}", FACTS);
    expect(missingOf(found)).toEqual([
      { variable: "completar.fecha del telegrama", label: "fecha del telegrama" },
    ]);
  });

  it("reads the light structure, and never in a value", () => {
    const text = [
      "# TÍTULO",
      "## OBJETO",
      "[derecha] **Fuerte**, *inclinado* y __subrayado__ 2 * 3 \\*tal cual\\*",
      "- uno",
      "- dos",
      "",
      "3) tres",
      "Firma ______",
      "{{#cada actores}}{{nombre}} {{/cada}}",
    ].join("\n");
    const { content: blocks } = render(text, FACTS);
    expect(blocks.map(({ type }) => type)).toEqual([
      ...["heading", "heading", "paragraph", "bulletList", "orderedList", "paragraph", "paragraph"],
    ]);
    expect(blocks[1]).toEqual({
      type: "heading",
      attrs: { level: 2 },
      content: [{ type: "text", text: "OBJETO" }],
    });
    expect(blocks[2]).toEqual({
      type: "paragraph",
      attrs: { textAlign: "right" },
      content: [
        { type: "text", text: "Fuerte", marks: [{ type: "bold" }] },
        { type: "text", text: ", " },
        { type: "text", text: "inclinado", marks: [{ type: "italic" }] },
        { type: "text", text: " y " },
        { type: "text", text: "subrayado", marks: [{ type: "underline" }] },
        { type: "text", text: " 2 * 3 *tal cual*" },
      ],
    });
    expect(blocks[3]).toMatchObject({ content: [{ type: "listItem" }, { type: "listItem" }] });
    expect(blocks[4]).toMatchObject({ attrs: { start: 3 } });
    expect(blocks[5]).toMatchObject({ content: [{ text: "Firma ______" }] });
    expect(JSON.stringify(blocks[6])).toContain("*Luis* Gómez");
  });

  it("sets a bold datum, and a sheet in a line of its own", () => {
    const { content: blocks } = render("Total **{{caratula}}**: {{liquidacion.planilla}}", FACTS);
    expect(blocks[0]).toMatchObject({ content: [{}, { marks: [{ type: "bold" }] }, {}] });
    expect(blocks[1]).toMatchObject({ type: "sheet", attrs: { title: "Liquidación" } });
  });

  it("makes content that the schema of writs takes", () => {
    const found = render("# {{caratula}}\n- **a** {{liquidacion.planilla}}\n1. b", FACTS);
    expect(schema.parse(found)).toEqual(found);
    expect(schema.parse(render("{{#si hayAudiencia}}x{{/si}}", FACTS))).toEqual({
      type: "doc",
      content: [{ type: "paragraph" }],
    });
  });
});

describe("what keeps a template from being saved", () => {
  it.each([
    ["Uno\nDos {{actorr}}", "Línea 2, columna 5: No hay ningún dato que se llame «actorr»."],
    [
      "{{#cada actores}}{{nombre}}",
      "Línea 1, columna 1: {{#cada actores}} no termina: falta {{/cada}}.",
    ],
    ["a {{/si}}", "Línea 1, columna 3: {{/si}} no cierra nada: falta su {{#si …}}."],
    ["{{sino}}", "Línea 1, columna 1: {{sino}} va dentro de {{#si …}}."],
    [
      "{{#si actor}}{{sino}}{{sino}}{{/si}}",
      "Línea 1, columna 22: Esta condición ya tiene su {{sino}}.",
    ],
    ["{{#cada gente}}{{/cada}}", "Línea 1, columna 1: No hay ninguna lista que se llame «gente»."],
    [
      "{{actores}}",
      "Línea 1, columna 1: «actores» es una lista: se escribe {{#cada actores}}…{{/cada}}.",
    ],
    ["{{nombre}}", "Línea 1, columna 1: No hay ningún dato que se llame «nombre»."],
    [
      "Hola {{actor",
      "Línea 1, columna 6: Hay llaves sin su par: un dato se escribe {{así}}, en una sola línea.",
    ],
    ["{{1 + 1}}", "Línea 1, columna 1: No entendemos {{1 + 1}}."],
    ["{{}}", "Línea 1, columna 1: Falta el nombre del dato entre las llaves."],
    [
      "a\r\nb <script>alert(1)</script>",
      "Línea 2, columna 3: El modelo es texto: no puede llevar HTML ni código.",
    ],
    ["", "Línea 1, columna 1: El modelo está vacío."],
    [
      "x".repeat(60_001),
      "Línea 1, columna 1: El modelo tiene 60001 caracteres, y se admiten 60000.",
    ],
  ])("says where: %j", (text, sentence) => {
    expect(faultsOf(text).map(faultText)[0]).toBe(sentence);
  });

  it("is nothing in a good one, with signs of comparison too", () => {
    const text =
      "{{#cada actores}}{{#si primero}}{{nombre}}{{/si}} 2 < 3{{/cada}} {{completar: x}}";
    expect(faultsOf(text)).toEqual([]);
  });

  it("stops at seven in each other", () => {
    const text = "{{#si actor}}".repeat(7) + "{{/si}}".repeat(7);
    expect(faultsOf(text)).toHaveLength(1);
  });
});
