import { expect, it } from "vitest";
import { importRow } from "./subscriber.schema";

const ROW = { email: " Eva@Ejemplo.com.ar ", origin: "Jornadas", consentAt: "2026-03-02" };

it("reads a row as a file writes it: an address in lower case, a day of here, tags between commas", () => {
  expect(importRow.parse({ ...ROW, tags: "Laboral; jornadas,laboral," })).toMatchObject({
    email: "eva@ejemplo.com.ar",
    consentAt: "2026-03-02T03:00:00.000Z",
    tags: ["jornadas", "laboral"],
  });
});

it.each([
  [{ origin: " " }, "Origen: completá este dato"],
  [{ consentAt: undefined }, "Fecha del consentimiento: escribí una fecha válida, como 02/03/2026"],
  [{ consentAt: "1990-01-01" }, "Fecha del consentimiento: escribí una fecha desde el año 2000"],
  [{ email: "eva" }, "Debe ser un e-mail válido"],
  [{ tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, "Etiquetas: hasta 20"],
])("refuses %j with its sentence", (wrong, message) => {
  const { error } = importRow.safeParse({ ...ROW, ...wrong });
  expect(error?.issues[0]?.message).toBe(message);
});
