import { expect, it } from "vitest";
import { namePartsOf } from "./name.rules";

const person = (name: string, lastName: string | null) => ({ name, lastName, type: "humana" });
const company = (name: string) => ({ name, lastName: null, type: "juridica" });

it.each([
  ["Marcos Sosa", person("Marcos", "Sosa")],
  ["  Marcos   Sosa ", person("Marcos", "Sosa")],
  ["Sosa, Marcos", person("Marcos", "Sosa")],
  ["Ñáñez, María José", person("María José", "Ñáñez")],
  ["María José Ñáñez", person("María José", "Ñáñez")],
  ["Juan de la Cruz", person("Juan", "de la Cruz")],
  ["Ana Del Río", person("Ana", "Del Río")],
  ["SOSA Marcos", person("Marcos", "SOSA")],
  ["GARCÍA LORCA Federico", person("Federico", "GARCÍA LORCA")],
  ["MARCOS SOSA", person("MARCOS", "SOSA")],
  ["Marcos", person("Marcos", null)],
  ["Sosa,", person("Sosa", null)],
  ["De Sosa", person("De", "Sosa")],
  ["Transportes del Sur S.A.", company("Transportes del Sur S.A.")],
  ["El 10 S.R.L.", company("El 10 S.R.L.")],
  ["Banco de la Nación Argentina", company("Banco de la Nación Argentina")],
  ["Consorcio Rivadavia 1234", company("Consorcio Rivadavia 1234")],
  ["Experta ART S.A.", company("Experta ART S.A.")],
])("%j is read in its parts", (text, parts) => expect(namePartsOf(text)).toEqual(parts));
