import { fold } from "../../kernel/text.rules";
import { UNDATED } from "../../kernel/undated.rules";
import { isVerified, type Norm } from "../../law/calculation/norm.rules";
import type { Notice } from "../../law/deadlines/countable.rules";
import type { DeadlineVariables } from "../../law/deadlines/deadline.schema";
import { type Addressee, addresseeIn } from "./addressee.rules";
import { momentIn } from "./moment.rules";
import { noticeIn } from "./notice.rules";
import type { Proposal } from "./novedad.schema";
import { type Quantity, quantityIn } from "./quantity.rules";

/** The text that is read: a movement, and where it comes from. */
export type CourtEntry = {
  system: "pjn" | "mev";
  number: string;
  date: string;
  title: string;
  text: string;
};

/** What the text shows, and whom it addresses; the count comes from the deadlines engine. */
export type ReadProposal = Omit<Proposal, "vencimiento" | "conteo"> & { addressee: Addressee };

type UsualTerm = { cantidad: number | null; notice: Notice };
type Pattern = {
  id: string;
  name: string;
  is: RegExp;
  isNot?: RegExp;
  /** Why the norm's term applies, whatever number the text has: it counts something else. */
  fixed?: string;
  /** Whom it addresses where the text does not say. */
  addressee?(text: string): Addressee;
  /** The norm's term where the court states none, for each kind of case. */
  usual(entry: { text: string; labour: boolean; province: boolean }): Norm<UsualTerm>;
};

/** An order to the public ministry: its term runs for no party. */
const OF_OTHERS =
  /\b(?:traslado|vista)\s+(?:al|a la|a los|a las)\s+(?:[\w.]+\s+){0,4}(?:fiscal\w*|defensor\w*|asesor\w*|ministerio)\b/g;

const SOURCE = "De uso en el foro, sin leer en la norma";

const usual = (
  norma: string,
  cantidad: number | null,
  notice: Notice = "cedula",
): Norm<UsualTerm> => ({
  norma,
  vigenciaDesde: "1900-01-01",
  vigenciaHasta: null,
  verificado: "M",
  fuente: SOURCE,
  valor: { cantidad, notice },
});

const code = (province: boolean) => (province ? "CPCCBA" : "CPCCN");

/** The patterns: the first that matches applies. A hearing is separate: an instant, no count. */
const PATTERNS: readonly Pattern[] = [
  {
    id: "sentencia",
    name: "Sentencia",
    is: /\bsentencia\b|\bfallo\s*:|\bse resuelve\b/,
    isNot: /autos (?:a|para|para dictar) sentencia|pase a sentencia/,
    addressee: () => "ambas",
    fixed:
      "Es el plazo para apelar, el de la norma: lo que el fallo manda cumplir se cuenta aparte.",
    usual: ({ labour, province }) =>
      labour ? usual("Ley 18.345 art. 116", 6) : usual(`${code(province)} art. 244`, 5),
  },
  {
    id: "traslado",
    name: "Traslado",
    is: /\btraslado\b/,
    isNot: /(?:contest|evacu|respond)\w* (?:el |del |de )?traslado/,
    addressee: addresseeOfTransfer,
    usual: ({ text, labour, province }) => {
      if (!/\bdemanda\b/.test(text)) return usual(`${code(province)} art. 150`, 5, "nota");
      if (labour) return usual("Ley 18.345 art. 68", 10);
      return usual(province ? "CPCCBA art. 354" : "CPCCN art. 338", 15);
    },
  },
  {
    id: "intimacion",
    name: "Intimación",
    is: /\bintim(?:ase|ese|acion|o a|a a)\b/,
    usual: ({ province }) =>
      usual(`${code(province)} art. 34, el plazo que fija la providencia`, null),
  },
  {
    id: "vista",
    name: "Vista",
    is: /\bvista\b/,
    isNot: /vista de (?:la )?causa|(?:contest|evacu)\w* (?:la )?vista/,
    usual: ({ province }) => usual(`${code(province)} art. 150`, 5, "nota"),
  },
  {
    id: "cedula",
    name: "Cédula",
    is: /\bcedula\b/,
    isNot: /\b(?:librese|confeccion|a confronte)/,
    usual: ({ province }) =>
      usual(`${code(province)} art. 135, el plazo de lo que se notifica`, null),
  },
];

/** By law a claim is served on the defendant, and a counterclaim on the claimant. */
function addresseeOfTransfer(text: string): Addressee {
  if (/\breconvencion\b/.test(text)) return "actora";
  return /\b(?:de la|la) demanda\b/.test(text) ? "demandada" : null;
}

const HEARING = /\baudiencia\b/;
const NO_HEARING = /celebrad|suspend|sin efecto|fracas|incompare/;

/** What a movement asks for, as proposed from its text. Undefined where the text is not clear. */
export function proposalOf(entry: CourtEntry): ReadProposal | undefined {
  const written = `${entry.title}. ${entry.text}`;
  const text = fold(written);
  if (HEARING.test(text) && !NO_HEARING.test(text)) return hearing(entry, text);
  const ours = text.replaceAll(OF_OTHERS, "");
  const pattern = PATTERNS.find(({ is, isNot }) => is.test(ours) && !isNot?.test(text));
  if (!pattern) return undefined;
  const addressee = addresseeIn(text) ?? pattern.addressee?.(ours) ?? null;
  return { ...deadline(entry, { written, text }, pattern), addressee };
}

type Words = { written: string; text: string };

/** A deadline, by the text of a movement and the pattern that it matches. */
function deadline(
  entry: CourtEntry,
  { written, text }: Words,
  pattern: Pattern,
): Omit<ReadProposal, "addressee"> {
  const province = entry.system === "mev";
  const norm = pattern.usual({ text, labour: entry.number.startsWith("CNT "), province });
  const said = pattern.fixed ? undefined : quantityIn(written);
  const notice = noticeIn(text, entry.system, norm.valor.notice);
  const given = said ?? (norm.valor.cantidad === null ? undefined : byNorm(norm.valor.cantidad));
  return {
    pattern: pattern.id,
    name: pattern.name,
    kind: "deadline",
    title: titled(pattern.name, entry.title),
    because: said
      ? `El texto dice «${said.said}».`
      : (pattern.fixed ?? BY_NORM[String(given !== undefined)] ?? ""),
    norma: said ? `${norm.norma}; plazo de la providencia` : norm.norma,
    verificado: isVerified(norm.verificado),
    fuente: said ? "Leído por el programa en el texto del movimiento" : norm.fuente,
    cantidad: given?.cantidad ?? null,
    unidad: given?.unidad ?? null,
    variables: given && entry.date !== UNDATED ? variablesOf(entry, given, notice.notice) : null,
    notice: { tipo: notice.notice, because: notice.because },
    start: null,
    advertencias: [entry.date === UNDATED ? SINCE_WHEN : SINCE_MOVEMENT],
  };
}

const BY_NORM: Readonly<Record<string, string>> = {
  true: "El texto no dice el plazo: se propone el de la norma.",
  false: "El texto no dice el plazo: completalo.",
};

const SINCE_MOVEMENT =
  "Contado desde la fecha del movimiento: si te notificaron otro día, cambiala.";

const SINCE_WHEN =
  "El movimiento vino con una fecha que no puede ser: completá desde cuándo se cuenta.";

const byNorm = (cantidad: number): Quantity => ({ cantidad, unidad: "habiles", said: "" });

const variablesOf = (
  { system, date }: CourtEntry,
  { cantidad, unidad }: Quantity,
  tipoNotificacion: Notice,
): DeadlineVariables => ({
  jurisdiccion: system === "mev" ? "SCBA" : "PJN",
  notificacion: date,
  tipoNotificacion,
  cantidad,
  unidad,
});

function hearing(entry: CourtEntry, text: string): ReadProposal {
  const start = momentIn(text, entry.date);
  return {
    pattern: "audiencia",
    name: "Audiencia",
    kind: "event",
    title: titled("Audiencia", entry.title),
    because: start
      ? "El texto dice el día y la hora."
      : "El texto no dice el día y la hora: completalos.",
    norma: `${code(entry.system === "mev")} art. 125`,
    verificado: false,
    fuente: "Leído por el programa en el texto del movimiento",
    cantidad: null,
    unidad: null,
    variables: null,
    notice: null,
    addressee: "ambas",
    start: start ?? null,
    advertencias: [],
  };
}

/** Its title in the agenda: the name of the pattern, then the court's own title. */
const titled = (name: string, title: string): string =>
  (fold(title).includes(fold(name)) ? title : `${name}: ${title}`).slice(0, 200);
