import { describe, expect, it } from "vitest";
import { fold } from "../../kernel/text.rules";
import { type Addressee, addresseeIn, whoseOf } from "./addressee.rules";

describe("whom an order addresses", () => {
  it.each<[string, Addressee]>([
    ["De la pericia, traslado a la demandada por cinco días.", "demandada"],
    ["De las excepciones opuestas, traslado a la parte actora.", "actora"],
    ["Traslado al actor.", "actora"],
    ["Córrase traslado a los codemandados.", "demandada"],
    ["Intímase a la accionada a acompañar los libros.", "demandada"],
    ["Vista al ejecutante.", "actora"],
    ["Del informe pericial, vista a las partes por cinco días.", "ambas"],
    ["Traslado a la actora y a la demandada.", "ambas"],
    ["Traslado a la actora. Intímase a la demandada a constituir domicilio.", "ambas"],
    ["Hágase saber a ambas partes.", "ambas"],
    ["Intímase al perito contador a presentar el informe.", "ajena"],
    ["Córrase vista al Sr. Agente Fiscal.", null],
    ["Vista al Fiscal.", "ajena"],
    ["Traslado a la citada en garantía.", "ajena"],
    ["Cédula electrónica librada a la demandada.", "demandada"],
    // The party that filed it is not the one it addresses.
    ["De la demanda interpuesta por la actora, traslado.", null],
    ["Asiste razón a la actora. Traslado por cinco días.", null],
    ["Traslado.", null],
    ["Intímase a la parte a acompañar las copias.", null],
    ["Agréguese lo presentado a la actora.", null],
    ["En los términos del art. 338, traslado al demandado.", "demandada"],
  ])("«%s»: %s", (text, addressee) => {
    expect(addresseeIn(fold(text))).toBe(addressee);
  });
});

describe("whose the deadline is", () => {
  it.each([
    ["demandada", "demandada", "ours"],
    ["demandada", "actora", "theirs"],
    ["actora", "actora", "ours"],
    ["actora", "demandada", "theirs"],
    ["actora", "otra", "theirs"],
    ["actora", null, "unknown"],
    ["ambas", null, "ours"],
    ["ambas", "actora", "ours"],
    ["ajena", null, "theirs"],
    [null, "actora", "unknown"],
    [null, null, "unknown"],
  ] as const)("addressed to %s, the client %s: %s", (addressee, side, whose) => {
    expect(whoseOf(addressee, side)).toBe(whose);
  });
});
