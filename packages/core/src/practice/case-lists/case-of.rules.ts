import { FUERO_NAMES, PJN_FUEROS } from "../folders/court.rules";
import { PARTIES, type Party } from "../folders/party.rules";
import { isCaratula, suitOf } from "./caratula.rules";
import { KEEP, OUT, type Place, placeOf } from "./court-of.rules";
import type { Doubt, FoundCase, FoundFields } from "./found-case.rules";
import { type Piece, readPieces, type Said } from "./pieces.rules";

type CaseRow = FoundCase["row"];
export type ReadCase = Omit<FoundCase, "id" | "sameAs">;

/** How long the fields of a case may be; what does not fit goes to its notes in full. */
const MOST = {
  folderName: 250,
  folderExpediente: 60,
  materia: 120,
  folderJuris: 120,
  folderFuero: 120,
  folderJuzgado: 160,
  folderContraparte: 200,
  customerName: 200,
} as const;
const MOST_NOTES = 5000;

/** The case that the pieces of a row make, with what has to be asked about it. */
export function caseOf(pieces: readonly Piece[], row: CaseRow, today: string): ReadCase {
  const said = readPieces(pieces, today);
  const place = placeOf(said);
  const { name, doubt } = nameOf(said, place);
  const suit = suitOf(name);
  return {
    row,
    fields: shortened(fieldsOf(said, place, name), said.notes),
    suit: said.claimant
      ? { ...suit, claimant: said.claimant, defendant: said.defendant ?? "" }
      : suit,
    client: clientOf(said),
    court: place.court,
    numberKey: place.numberKey,
    doubts: doubtsOf(doubt, place),
  };
}

/** The carátula, written or made of the parties; the number where there is no other name. */
function nameOf(said: Said, { number }: Place): { name: string; doubt?: Doubt } {
  if (said.caratula) return { name: said.caratula, doubt: doubtOf(said) };
  const { claimant, defendant, client, opposing, materia } = said;
  const object = materia ? ` s/ ${materia}` : "";
  if (claimant && defendant) return { name: `${claimant} c/ ${defendant}${object}` };
  const [one, other] = [claimant ?? client ?? "", defendant ?? opposing];
  if (one || other) {
    const name = `${[one, other].filter(Boolean).join(" c/ ")}${object}`;
    return { name, doubt: caratulaDoubt("parties", "No tiene carátula.", name) };
  }
  if (number) return { name: number, doubt: caratulaDoubt("none", "No tiene carátula.", "") };
  return { name: "" };
}

/** What is asked about a carátula that was found. */
function doubtOf(said: Said): Doubt | undefined {
  if (said.tail) return tailDoubt(said);
  if (isCaratula(said.caratula ?? "")) return undefined;
  return {
    kind: "caratula",
    key: "caratula:form",
    text: "No tiene «c/» ni «s/». ¿Es la carátula?",
    options: [{ label: "Sí, así", value: KEEP }, OUT],
  };
}

function tailDoubt({ caratula = "", tail = "" }: Said): Doubt {
  const joint = tail.startsWith(",") ? "" : " - ";
  return {
    kind: "caratula",
    key: "caratula:tail",
    many: "Después de la carátula hay otras palabras. ¿La carátula termina antes?",
    text: `¿La carátula termina en «${caratula.slice(-30).trim()}»? Después dice «${tail.replace(/^,\s/, "").slice(0, 60)}».`,
    options: [
      { label: "Sí, termina ahí", value: KEEP },
      { label: "No, sigue", value: `longer:${joint}${tail}` },
      OUT,
    ],
  };
}

function caratulaDoubt(key: string, said: string, name: string): Doubt {
  const label = name ? "Sí, así" : "Sí, con su número";
  const text = name
    ? `${said} ¿La traigo como «${name}»?`
    : `${said} ¿La traigo con su número como nombre?`;
  return {
    kind: "caratula",
    key: `caratula:${key}`,
    text,
    ...(name && { many: "No tienen carátula. ¿Las traigo con los nombres de sus partes?" }),
    options: [{ label, value: KEEP }, OUT],
  };
}

function doubtsOf(ofName: Doubt | undefined, { number, doubts }: Place): Doubt[] {
  if (ofName?.key === "caratula:none" || number) return [...(ofName ? [ofName] : []), ...doubts];
  if (!ofName) return [];
  return [ofName];
}

/** The questions of a row that has neither a carátula nor a number, or has one of the two. */
export function withLacking(one: ReadCase): ReadCase {
  const { folderName, folderExpediente } = one.fields;
  if (folderName === "" && !folderExpediente) {
    const doubt: Doubt = {
      kind: "nothing",
      key: "nothing",
      text: "No encontré carátula ni número en esta línea.",
      options: [OUT],
    };
    return { ...one, doubts: [doubt] };
  }
  if (folderExpediente) return one;
  const doubt: Doubt = {
    kind: "number",
    key: "number",
    text: "No tiene número de expediente. ¿La traigo igual?",
    options: [{ label: "Sí, sin número", value: KEEP }, OUT],
  };
  return { ...one, doubts: [...one.doubts, doubt] };
}

function fieldsOf(said: Said, place: Place, name: string): FoundFields {
  const { court, number } = place;
  const fuero = said.fuero ?? FUERO_NAMES[court?.fuero ?? ""];
  return {
    folderName: name,
    folderExpediente: number,
    status: said.status,
    materia: said.materia ?? (suitOf(name).object || undefined),
    folderJuris: jurisOf(said, place),
    folderFuero: fuero,
    folderJuzgado: said.court.join(", ") || undefined,
    folderParte: partyOf(said.side),
    folderContraparte: said.opposing,
    customerName: said.client,
    initialDateFolder: said.start,
    finalDateFolder: said.end,
  };
}

/** The jurisdiction as the form of a case writes it. */
export function jurisOf(
  { juris }: Pick<Said, "juris">,
  { court, place }: Pick<Place, "court" | "place">,
) {
  if (court?.system === "mev") return `Buenos Aires, ${court.department}`;
  if (juris) return juris;
  if (court?.fuero) return `${PJN_FUEROS[court.fuero]} (${court.fuero})`;
  return place ?? undefined;
}

/** The client's role by a word of a list: «actora», «por la demandada». */
export function partyOf(side = ""): Party | undefined {
  const said = side
    .toLowerCase()
    .replace(/actora/, "actor")
    .replace(/demandada/, "demandado");
  return PARTIES.find((party) => party !== "otro" && said.includes(party));
}

function clientOf({ client, phone, email, document, cuit }: Said): FoundCase["client"] {
  const told = { name: client, phone, email, document, cuit };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

/** The fields within their limits, without the empty ones, and the notes. */
function shortened(fields: FoundFields, said: readonly string[]): FoundFields {
  const notes = [...said];
  const kept = Object.entries(fields).flatMap(([name, value]) => {
    const most = MOST[name as keyof typeof MOST];
    if (value === undefined) return [];
    if (most === undefined || value.length <= most) return [[name, value]];
    notes.push(value);
    return [[name, value.slice(0, most).trim()]];
  });
  const description = notes.join("\n").slice(0, MOST_NOTES);
  return { ...Object.fromEntries(kept), ...(description && { description }) } as FoundFields;
}
