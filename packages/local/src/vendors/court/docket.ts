import { createHash } from "node:crypto";
import { addDays } from "@foja/core/kernel/day.rules";
import { keyOf, type Place } from "./place";

/** A file of an entry: its content in base64. */
export type EntryFile = { name: string; type: string; content: string };

/** An entry of a court's docket. */
export type Entry = {
  date: string;
  title: string;
  text: string;
  link: string | null;
  file?: EntryFile | undefined;
};

export type CourtFile = { caratula: string; court: string; reserved: boolean; entries: Entry[] };

/** Case numbers up to this one exist in every fuero and year: they are generated, not stored. */
const GENERATED = 5000;
const YEARS = { from: 2005, to: 2026 };
const RESERVED_ONE_IN = 40;

const SURNAMES =
  "Aguirre Benítez Cabrera Domínguez Espósito Ferreyra Giménez Herrera Ibarra Juárez".split(" ");
const OBJECTS = [
  "daños y perjuicios",
  "despido",
  "cobro de pesos",
  "alimentos",
  "sucesión",
  "reajuste de haberes",
];
const STEPS: [title: string, text: string][] = [
  ["Demanda", "Se tiene por presentado, por parte y por constituido el domicilio."],
  ["Traslado", "De la demanda interpuesta, traslado por el término de quince días."],
  ["Cédula", "Cédula electrónica librada a la demandada."],
  ["Contesta demanda", "Téngase por contestada la demanda. Hágase saber."],
  ["Apertura a prueba", "Ábrase la causa a prueba por el plazo de cuarenta días."],
  ["Audiencia", "Fíjase audiencia preliminar en los términos del art. 360 del CPCCN."],
  ["Oficio", "Líbrese oficio. A confronte."],
  ["Pericia", "Del informe pericial, vista a las partes por cinco días."],
  ["Autos para alegar", "Pónganse los autos para alegar."],
  ["Despacho", "Agréguese y téngase presente."],
  ["Intimación", "Intímase a la parte a acompañar las copias en tres días."],
  ["Sentencia", "Por lo expuesto, fallo: haciendo lugar a la demanda, con costas."],
];

/** Pseudo-random numbers below `most` that depend only on the case. */
function seeded(place: Place): (most: number) => number {
  const bytes = createHash("sha256").update(keyOf(place)).digest();
  let at = 0;
  return (most) => {
    at = (at + 2) % 30;
    return bytes.readUInt16BE(at) % most;
  };
}

/** The generated file of a case, always the same; undefined for a number that does not exist. */
export function generated(place: Place): CourtFile | undefined {
  const { digits, year, rest } = place;
  if (digits < 1 || digits > GENERATED || rest !== "") return undefined;
  if (year < YEARS.from || year > YEARS.to) return undefined;
  return { ...headOf(place), entries: entriesOf(place) };
}

/** The head of a case, also generated for one that exists only because of published entries. */
export function headOf(place: Place): Omit<CourtFile, "entries"> {
  const pick = seeded(place);
  const [one, other] = [SURNAMES[pick(10)] ?? "", SURNAMES[pick(10)] ?? ""];
  const court = `Juzgado ${place.system === "pjn" ? "Nacional" : "de Primera Instancia"} Nº ${1 + pick(110)}`;
  return {
    caratula: `${one.toUpperCase()} c/ ${other.toUpperCase()} s/ ${OBJECTS[pick(6)]}`,
    court,
    reserved: place.digits <= GENERATED && pick(RESERVED_ONE_IN) === 0,
  };
}

function entriesOf(place: Place): Entry[] {
  const pick = seeded({ ...place, rest: "/entries" });
  let date = addDays(`${place.year}-02-01`, pick(200));
  return STEPS.slice(0, 3 + pick(10)).map(([title, text]) => {
    date = addDays(date, 1 + pick(30));
    return { date, title, text, link: null };
  });
}
