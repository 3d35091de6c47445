import { fold } from "../../kernel/text.rules";
import { cuitDigits, documentText } from "../contacts/identity.rules";
import { caratulaIn, isCaratula, partsOf, TAKEN, tidied } from "./caratula.rules";
import type { Role } from "./columns.rules";
import { phoneIn, readDate, statusOf, takeFacts } from "./facts.rules";
import type { FoundFields } from "./found-case.rules";
import { type FoundNumber, numbersIn } from "./numbers.rules";

/** A cell of a row, or a part of a text, with what its column says. */
export type Piece = { role: Role | null; head: string | null; text: string };

/** What the pieces of a case say, before anything is concluded from it. */
export type Said = {
  numbers: FoundNumber[];
  /** A number in a column of numbers, in a form that nobody knows. */
  otherNumber?: string;
  caratula?: string;
  /** What follows the carátula in its line and may be of it. */
  tail?: string;
  client?: string;
  opposing?: string;
  claimant?: string;
  defendant?: string;
  side?: string;
  court: string[];
  fuero?: string;
  juris?: string;
  materia?: string;
  status?: FoundFields["status"];
  start?: string;
  end?: string;
  phone?: string;
  email?: string;
  document?: string;
  cuit?: string;
  notes: string[];
};

type Context = { today: string };
type Reader = (said: Said, piece: Piece, context: Context) => void;

/** Reads the pieces of one case. What has no field stays among its notes, with its column's name. */
export function readPieces(pieces: readonly Piece[], today: string): Said {
  const said: Said = { numbers: [], court: [], notes: [] };
  for (const piece of pieces) {
    if (piece.text === "") continue;
    const read = piece.role ? READERS[piece.role] : note;
    read(said, piece, { today });
  }
  return said;
}

/** Puts a text into a field that has none yet; into the notes where it has. */
const into =
  (
    name: "client" | "opposing" | "claimant" | "defendant" | "side" | "fuero" | "juris" | "materia",
  ): Reader =>
  (said, piece) => {
    if (said[name] === undefined) said[name] = piece.text;
    else note(said, piece, { today: "" });
  };

/** A text in the form of its field; into the notes where it has another. */
const as =
  <K extends "status" | "start" | "end" | "phone" | "email" | "document" | "cuit">(
    name: K,
    read: (text: string, today: string) => Said[K],
  ): Reader =>
  (said, piece, context) => {
    const value = read(piece.text, context.today);
    if (value !== undefined && said[name] === undefined) said[name] = value;
    else note(said, piece, context);
  };

const note: Reader = (said, { head, text }) => {
  said.notes.push(head ? `${head}: ${text}` : text);
};

const EMAIL = /^[^@\s]{1,64}@[^@\s.]{1,63}(?:\.[^@\s.]{1,63}){1,4}$/;

const READERS: Readonly<Record<Role, Reader>> = {
  caratula: (said, piece, context) => wholeCell(said, piece, context),
  case: (said, piece, context) => wholeCell(said, piece, context),
  number: (said, piece, context) => {
    const found = numbersIn(piece.text);
    said.numbers.push(...found);
    if (found.length > 0) return;
    // «N°» is also the place of a row in its list: 1, 2, 3.
    if (/^\d{1,4}$/.test(piece.text)) note(said, piece, context);
    else said.otherNumber ??= piece.text;
  },
  client: into("client"),
  opposing: into("opposing"),
  claimant: into("claimant"),
  defendant: into("defendant"),
  side: into("side"),
  court: (said, { text }) => said.court.push(text),
  fuero: into("fuero"),
  juris: into("juris"),
  materia: into("materia"),
  status: as("status", statusOf),
  start: as("start", readDate),
  end: as("end", readDate),
  phone: as("phone", phoneIn),
  email: as("email", (text) => (EMAIL.test(text) ? text.toLowerCase() : undefined)),
  document: as("document", documentText),
  cuit: as("cuit", cuitDigits),
  order: () => {},
  notes: note,
  line: readLine,
};

/** A cell with a carátula, a number or both. What is no number is the carátula. */
function wholeCell(said: Said, piece: Piece, context: Context): void {
  const { text } = piece;
  const numbers = numbersIn(text);
  said.numbers.push(...numbers);
  const [part = "", ...others] = partsOf(without(text, numbers));
  const rest = [part, ...others].join(" - ").replace(/\(\s*\)|\[\s*\]/g, "");
  const isName = isCaratula(rest) || /\p{L}{4}/u.test(rest);
  if (numbers.length > 0 && !isName) return;
  if (!isName && !/\p{L}{2}/u.test(rest)) {
    said.otherNumber ??= text;
    return;
  }
  if (said.caratula === undefined) said.caratula = tidied(rest);
  else note(said, piece, context);
}

/** A text with a mark where its numbers were. */
export function without(text: string, numbers: readonly FoundNumber[]): string {
  return numbers.reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)}${TAKEN}${rest.slice(to)}`,
    text,
  );
}

const COURT = /^(?:juzg|jnt\b|jnciv|jncom|jnc\b|jfss|trib|camara|sala\b|j\. ?n|j\.)/;
const SECRETARY = /^sec(?:retaria|\.|\b)/;
const LABELLED: readonly [RegExp, "client" | "opposing" | "side" | "juris"][] = [
  [/^cliente?\s?:?\s(?=(?:la |el )?(?:actora?|demandad[oa])$)/i, "side"],
  [
    /^(?:por|somos|represent(?:o|amos)(?: a)?)\s(?=(?:la |el )?(?:parte )?(?:actora?|demandad[oa])$)/i,
    "side",
  ],
  [/^(?:cliente|representamos a|represento a|patrocino a)\s?:?\s/i, "client"],
  [/^contraparte\s?:?\s/i, "opposing"],
  [/^(?:dpto|dto|depto|departamento)\.?\s(?:jud(?:icial)?\.?\s)?(?:de\s)?/i, "juris"],
];

/** A line of running text: its numbers, its facts, its carátula, its court. */
function readLine(said: Said, { text }: Piece, { today }: Context): void {
  const numbers = numbersIn(text);
  said.numbers.push(...numbers);
  const { facts, rest } = takeFacts(without(text, numbers), today);
  const { notes, ...told } = facts;
  for (const [name, value] of Object.entries(told)) said[name as keyof typeof told] ??= value;
  said.notes.push(...notes);
  let wasCaratula = false;
  for (const part of partsOf(rest)) {
    const [before, notes] = [said.caratula, said.notes.length];
    readPart(said, part);
    if (wasCaratula && said.notes.length > notes && /^\p{L}{2}/u.test(part)) said.tail ??= part;
    wasCaratula = said.caratula !== before;
  }
}

function readPart(said: Said, part: string): void {
  if (part === "") return;
  const read = [asCaratula, asCourt, asLabelled, asStatus].some((one) => one(said, part));
  if (!read && !NOTHING.test(fold(part))) said.notes.push(part);
}

/** Reads a part of a line if it is of its kind, and says whether it is. */
type PartReader = (said: Said, part: string) => boolean;

const readEach = (said: Said, text: string, at: RegExp) => {
  for (const one of text.split(at)) readPart(said, one);
};

/** A comma after the object: what follows it is of the carátula, or a remark. */
const OBJECT_GOES_ON = /(?<=s\s?\/[^,]{1,200}),\s/iu;

const asCaratula: PartReader = (said, part) => {
  const found = said.caratula === undefined ? caratulaIn(part) : undefined;
  if (!found) return false;
  if (found.court) said.court.push(found.court);
  const at = found.caratula.search(OBJECT_GOES_ON);
  said.caratula = at === -1 ? found.caratula : found.caratula.slice(0, at);
  if (at !== -1) said.tail ??= found.caratula.slice(at);
  readEach(said, found.rest, /,\s/);
  return true;
};

const asCourt: PartReader = (said, part) => {
  const folded = fold(part);
  const isSecretary = SECRETARY.test(folded) && said.court.length > 0;
  if (!COURT.test(folded) && !isSecretary) return false;
  const [court = "", ...after] = part.split(/,\s(?!sec)/i);
  said.court.push(court);
  for (const one of after) readPart(said, one);
  return true;
};

const asStatus: PartReader = (said, part) => {
  const status = statusOf(part.replace(/^estado\s?:?\s/i, ""));
  if (!status || said.status !== undefined || part.split(" ").length > 4) return false;
  said.status = status;
  return true;
};

const asLabelled: PartReader = (said, part) => {
  for (const [label, name] of LABELLED) {
    if (!label.test(part) || said[name] !== undefined) continue;
    said[name] = part.replace(label, "").trim();
    return true;
  }
  return false;
};

/** Labels whose value was taken out, numbers of a list, and signs. */
const NOTHING =
  /^\(?(?:\d{1,4}[.)-]?|(?:(?:expte|expediente|exp|causa|autos|nro|n|no|tel|cel|telefono|celular|dni|cuit|cuil|mail|e-mail|email|inicio|iniciada?|fecha|fecha de inicio|desde|el|del|y|e|acum|acumulad[oa]|a|ult\.? act)[.:°º\s]*)+|[^a-z0-9]*)$/;
