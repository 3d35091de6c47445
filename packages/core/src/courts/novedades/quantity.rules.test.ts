import { describe, expect, it } from "vitest";
import { quantityIn } from "./quantity.rules";

describe("the span that a text speaks of", () => {
  it.each([
    ["Traslado por quince días.", 15, "habiles", "quince días"],
    ["PLAZO DE CINCO (5) DÍAS.", 5, "habiles", "CINCO (5) DÍAS"],
    ["En el término de TRES -3- días.", 3, "habiles", "TRES -3- días"],
    ["Por 5 (cinco) días corridos.", 5, "corridos", "5 (cinco) días corridos"],
    ["Por once días.", 11, "habiles", "once días"],
    ["Por veintiún días.", 21, "habiles", "veintiún días"],
    ["Por treinta y cinco días.", 35, "habiles", "treinta y cinco días"],
    ["Por cuarenta y cinco (45)  días.", 45, "habiles", "cuarenta y cinco (45) días"],
    ["Por ciento veinte días.", 120, "habiles", "ciento veinte días"],
    ["Por noventa días.", 90, "habiles", "noventa días"],
    ["Por cien días corridos.", 100, "corridos", "cien días corridos"],
    ["Dentro de las 48 hs.", 2, "habiles", "48 hs"],
    ["En cuarenta y ocho horas.", 2, "habiles", "cuarenta y ocho horas"],
    ["Concurra a las 10 horas. Traslado por cinco días.", 5, "habiles", "cinco días"],
    ["De 8 a 12 hs. Conteste en diez días.", 10, "habiles", "diez días"],
    ["Suspéndese por un mes.", 1, "meses", "un mes"],
    ["Por seis meses.", 6, "meses", "seis meses"],
  ])("is read in «%s»", (text, cantidad, unidad, said) => {
    expect(quantityIn(text)).toEqual({ cantidad, unidad, said });
  });

  it.each([
    "Agréguese.",
    "Por doscientos cinco días.",
    "Por 1.500 días.",
    "A las 10:30 hs.",
    "A las 9 hs.",
    "En 0 días.",
    "Del mediodía.",
  ])("is not in «%s»", (text) => {
    expect(quantityIn(text)).toBeUndefined();
  });

  it("is quoted folded where the letters of the text cannot be placed", () => {
    expect(quantityIn("각: cinco días")?.said).toBe("cinco dias");
  });
});
