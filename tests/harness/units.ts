import { Rates } from "@foja/core/law/rates";

/** Values of the UMA and the JUS as published, with their acts. */
const UMA = [
  { fecha: "2026-01-01", valor: "89875", norma: "Res. SGA 235/2026, 05/03/2026" },
  { fecha: "2026-06-01", valor: "102076", norma: "Res. SGA 1785/2026, 03/08/2026" },
  { fecha: "2026-07-01", valor: "104220", norma: "Res. SGA 1930/2026, 20/08/2026" },
];
const JUS = [
  { fecha: "2026-03-01", valor: "48608", norma: "Acuerdo 4222/26" },
  { fecha: "2026-04-01", valor: "49750", norma: "Acuerdo 4222/26" },
];

/** Adds the values of 2026 that the tests read to the series of the units. */
export async function withUnits(): Promise<void> {
  await Rates.capture("uma", UMA, "prueba");
  await Rates.capture("jus", JUS, "prueba");
}
