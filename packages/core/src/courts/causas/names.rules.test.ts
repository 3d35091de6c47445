import { describe, expect, it } from "vitest";
import { agreementOf } from "./names.rules";

describe("whether a court file names the people of a case", () => {
  it.each([
    ["PÉREZ, ANA c/ GÓMEZ S.A. s/ DAÑOS", ["Pérez c/ Gómez"], "same"],
    ["PEREZ ANA C/ GOMEZ SA S/ DAÑOS Y PERJUICIOS", ["Pérez, Ana c/ Gómez S.A. s/ daños"], "same"],
    ["HERRERA c/ HERRERA s/ cobro de pesos", ["Sosa c/ Transportes del Sur S.A."], "differ"],
    // The object of the suit is no name, nor is the kind of company.
    ["LÓPEZ c/ RUIZ S.A. s/ despido", ["Sosa c/ Transportes S.A. s/ despido"], "differ"],
    // A given name alone matches no surname.
    ["LÓPEZ, ANA c/ RUIZ, JUAN s/ alimentos", ["Pérez, Ana c/ Gómez, Juan"], "differ"],
    ["SOSA, MARCOS c/ ANSES s/ reajuste", ["Sosa c/ Administración Nacional"], "partly"],
    ["AGUIRRE c/ CABRERA s/ sucesión", ["Reclamo de Aguirre", "Cabrera, Luis"], "same"],
    ["AGUIRRE Y OTRO c/ CABRERA Y OTROS s/ daños", ["Aguirre y otro", "Otros"], "partly"],
    ["IBARRA s/ sucesión ab intestato", ["Sucesión de Ibarra"], "same"],
    ["NN s/ robo", ["Pérez c/ Gómez"], "unknown"],
    [null, ["Pérez c/ Gómez"], "unknown"],
    ["PÉREZ c/ GÓMEZ", ["S.A."], "unknown"],
    ["PÉREZ c/ GÓMEZ", [], "unknown"],
    ["CARLOS DÍAZ contra EL ROBLE SRL", ["Díaz c/ El Roble"], "same"],
  ])("«%s» and %j: %s", (caratula, ours, agreement) => {
    expect(agreementOf(caratula, ours)).toBe(agreement);
  });
});
