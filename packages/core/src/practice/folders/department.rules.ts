import { fold } from "../../kernel/text.rules";

/** The judicial departments of the province of Buenos Aires. */
export const DEPARTMENTS = [
  "La Plata",
  "Avellaneda-Lanús",
  "Azul",
  "Bahía Blanca",
  "Dolores",
  "Junín",
  "La Matanza",
  "Lomas de Zamora",
  "Mar del Plata",
  "Mercedes",
  "Moreno-General Rodríguez",
  "Morón",
  "Necochea",
  "Olavarría",
  "Pergamino",
  "Quilmes",
  "San Isidro",
  "San Martín",
  "San Nicolás",
  "Tandil",
  "Trenque Lauquen",
  "Tres Arroyos",
  "Zárate-Campana",
] as const;

export type Department = (typeof DEPARTMENTS)[number];

/**
 * The department of a receptoría, by the letters with which its numbers begin. Letters that more
 * than one receptoría uses are not in it: a person is asked.
 */
const RECEPTORIAS: Readonly<Record<string, Department>> = {
  AL: "Avellaneda-Lanús",
  AZ: "Azul",
  BB: "Bahía Blanca",
  DO: "Dolores",
  JU: "Junín",
  LM: "La Matanza",
  LP: "La Plata",
  LZ: "Lomas de Zamora",
  ME: "Mercedes",
  MG: "Moreno-General Rodríguez",
  MO: "Morón",
  MP: "Mar del Plata",
  NE: "Necochea",
  OL: "Olavarría",
  PE: "Pergamino",
  QL: "Quilmes",
  SI: "San Isidro",
  SM: "San Martín",
  SN: "San Nicolás",
  TL: "Trenque Lauquen",
  ZC: "Zárate-Campana",
};

/** The department that the letters of a receptoría name; undefined where they do not tell. */
export const departmentOf = (receptoria: string): Department | undefined =>
  Object.hasOwn(RECEPTORIAS, receptoria) ? RECEPTORIAS[receptoria] : undefined;

/** The department of a typed number of the MEV, by its letters: «SI-12345-2021». */
export const departmentOfNumber = (number: string): Department | undefined =>
  departmentOf(/^\s*([A-Z]{2})\s*-/i.exec(number)?.[1]?.toUpperCase() ?? "");

const NAMES = DEPARTMENTS.map((name) => ({ name, folded: fold(name) }));

/**
 * The department that a text names: «Dto. Judicial San Isidro»; undefined where it names none or
 * two. «San Martín» inside «Av. San Martín» counts: callers pass a court or a jurisdiction.
 */
export function departmentIn(text: string): Department | undefined {
  const folded = ` ${fold(text).replace(/[^a-z0-9-]+/g, " ")} `;
  const found = NAMES.filter((one) => folded.includes(` ${one.folded} `));
  return found.length === 1 ? found[0]?.name : undefined;
}
