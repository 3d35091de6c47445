import type {
  LetterFile,
  ListedLetter,
  Verdicts,
  Way,
} from "@foja/core/practice/incoming/letter.schema";
import { isForged } from "@foja/core/practice/incoming/place.rules";
import type { HistoryWords } from "~/lib/history/words";

/** The labels of a letter's fields in its history. */
export const LETTER_HISTORY: HistoryWords = { fields: { folderId: "", folderName: "Causa" } };

type Mailbox = ListedLetter["from"];

/** «Ana Sosa <ana@x.com>», or the part of it that there is. */
export const mailboxText = ({ name, address }: Mailbox): string =>
  name && address ? `${name} <${address}>` : name || address || "Sin remitente";

/** A name for a narrow place. */
export const shortName = ({ name, address }: Mailbox): string => name || address || "Sin remitente";

/** Who a letter is of: who wrote it or, of an answer, to whom it went. */
export const otherSide = ({ direction, from, to }: ListedLetter): string =>
  direction === "in" ? shortName(from) : `Para ${to.map(shortName).join(", ")}`;

const WAYS: Record<Way, string> = {
  address: "por la dirección de la causa",
  thread: "por la conversación",
  number: "por el número de expediente",
  sender: "por quién escribe",
};

/** How its case was found, or proposed. */
export const wayText = (way: Way): string => WAYS[way];

const LEFT_OUT: Record<NonNullable<LetterFile["leftOut"]>, string> = {
  type: "No es un tipo de archivo que se guarde como documento. Está en el original.",
  content: "Su contenido no es lo que dice su nombre. Está en el original.",
  virus: "Se detectó un virus. No se guardó como documento.",
  room: "No hay espacio en el plan. Está en el original.",
};

/** Why a file is no document. */
export const leftOutText = (why: NonNullable<LetterFile["leftOut"]>): string => LEFT_OUT[why];

const FAULTS: Record<NonNullable<ListedLetter["fault"]>, string> = {
  "too-large": "El correo pesa más de 25 MB: descargá el original para leerlo.",
  "too-complex": "El correo tiene demasiadas partes: descargá el original para leerlo.",
  unreadable: "El correo no se pudo leer: descargá el original.",
};

/** Why only its head was read. */
export const faultText = (fault: NonNullable<ListedLetter["fault"]>): string => FAULTS[fault];

/** What to be warned of, the gravest first. */
export function warningsOf({
  verdicts,
  automatic,
  direction,
}: Pick<ListedLetter, "verdicts" | "automatic" | "direction">): string[] {
  if (direction === "out") return [];
  const { spam, virus } = verdicts;
  return [
    virus === "fail" && "Se detectó un virus: no abras el original.",
    isForged(verdicts) &&
      "El remitente puede no ser quien dice: no pasó la verificación de su dominio.",
    spam === "fail" && "Parece correo no deseado.",
    automatic && "Lo escribió un programa o llegó por una lista.",
  ].filter((one) => typeof one === "string");
}

const SAID = { pass: "bien", fail: "falló", unknown: "sin dato" } as const;
const FOUND = { pass: "no", fail: "sí", unknown: "sin dato" } as const;

const SENDER = ["spf", "dkim", "dmarc"] as const;

/** The three verdicts on a sender in a line: «SPF bien, DKIM bien, DMARC sin dato». */
const senderText = (verdicts: Verdicts): string =>
  SENDER.every((one) => verdicts[one] === "unknown")
    ? "sin dato"
    : SENDER.map((one) => `${one.toUpperCase()} ${SAID[verdicts[one]]}`).join(", ");

/** Every verdict, in words: «Verificación del remitente: SPF bien, DKIM bien, DMARC bien». */
export const verdictLines = (verdicts: Verdicts): [name: string, said: string][] => [
  ["Verificación del remitente", senderText(verdicts)],
  ["Correo no deseado", FOUND[verdicts.spam]],
  ["Virus", FOUND[verdicts.virus]],
];
