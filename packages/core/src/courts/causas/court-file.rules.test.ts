import { expect, it } from "vitest";
import { documentKindOf } from "./court-file.rules";

it.each([
  ["TRASLADO DE LA PERICIA CONTABLE", "pericia"],
  ["Presenta informe pericial", "pericia"],
  ["Cédula electrónica librada", "cedula"],
  ["Sentencia definitiva", "resolucion"],
  ["RESOLUCIÓN - TÉNGASE PRESENTE", "resolucion"],
  ["Contesta demanda", "demanda"],
  ["Oficio al BCRA", "prueba"],
  ["Agréguese", "otro"],
  ["Autorizado a retirar", "otro"],
])("«%s» brings a document of kind %s", (title, kind) => {
  expect(documentKindOf(title)).toBe(kind);
});
