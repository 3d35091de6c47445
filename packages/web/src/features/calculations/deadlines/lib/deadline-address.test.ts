import { expect, it } from "vitest";
import { withPlaces } from "~/lib/use-address";
import { placesOf, valuesIn } from "./deadline-address";
import { type DeadlineValues, startValues } from "./deadline-form";

const TODAY = "2026-11-20";
const again = (values: DeadlineValues) =>
  valuesIn(withPlaces(new URLSearchParams(), placesOf(values)), "2031-01-01");

it("says again every form that it was made of", () => {
  const start = startValues(TODAY);
  expect(again(start)).toEqual(start);
  const other: DeadlineValues = {
    ...start,
    plazo: "24 h",
    hora: "10:30",
    jurisdiccion: "SCBA",
    tipoNotificacion: "electronica",
    distanciaKm: "250,5",
    gracia: false,
    caducidad: true,
    feriaHabilitada: true,
  };
  expect(again(other)).toEqual(other);
});

it("begins anew where an address says what is none", () => {
  const wrong = "plazo=mucho&fecha=ayer&jurisdiccion=LUNA&notificacion=x&km=-1&hora=tarde";
  expect(valuesIn(new URLSearchParams(wrong), TODAY)).toEqual(startValues(TODAY));
});
