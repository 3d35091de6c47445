import { words } from "../../kernel/text.rules";
import type { Suit } from "./found-case.rules";

/** «c/» and «s/» of a carátula; not «c/u», «s/n», «s/d» or a date. */
const AGAINST = /(?<=[\s.)"'])(?:c\s?\/(?!u\b)|contra\s|vs?\.\s)\s?/iu;
const OBJECT = /(?<=[\s.)"'])(?:s\s?\/(?![ndf]\b)|sobre\s)\s?/iu;
/** What says that a text is a carátula: by its slash, or by the kind of a file without a defendant. */
const SAYS_SO =
  /(?<=[\s.)"'])(?:c\s?\/(?!u\b)|s\s?\/(?![ndf]\b))|\b(?:contra\s.{1,200}\ssobre\s|sucesi[oó]n ab[\s-]?intestato|sucesi[oó]n testamentaria|concurso preventivo)\b/iu;

/** What follows a carátula in a line, and is not of it. */
const AFTER =
  /[\s,.(]+(?=(?:juzg(?:ado|\.)?|jnt|jnciv|jncom|jnc|jfss|trib(?:unal|\.)|c[aá]mara|sala|secretar[ií]a|sec\.|expte|expediente|exp\.|nro\.?|n[°º]|cliente|patrocino|representamos|represento|tel|cel|whatsapp|dni|cuit|cuil|inici(?:o|ad[ao])|fecha|estado|en tr[aá]mite|archivad[ao]|terminad[ao]|paralizad[ao]|somos|por la (?:actora|demandada)|por el (?:actor|demandado)|dpto|dto|depto)(?![\p{L}]))/iu;

const LEAD =
  /^(?:[\s"'(-]|\d{1,4}\s?[.)°]-?\s|[*•]|(?:autos|causa|car[aá]tula)(?:\s?caratulad[oa]s?)?(?:\s?:|(?=\s?")))+/iu;
const TAIL = /[\s,;:("'-]+$/u;

/** The mark where a number or a date was taken out of a line; clean texts have no such sign. */
export const TAKEN = "\uE000";
const PARTS =
  /\uE000|\s-{1,2}\s(?!(?:ley|acci[oó]n civil|art[ií]?|ordinario|sumar[ií]simo|ejecuci[oó]n)(?!\p{L}))|\s?[|;\u2022\u00B7\u2014]\s?|"/iu;

/** Whether a text is a carátula by its form. */
export const isCaratula = (text: string): boolean => SAYS_SO.test(` ${text}`);

/** The facts of a line, parted at its dashes, bars and quotes, and where something was taken out. */
export const partsOf = (line: string): string[] =>
  line
    .split(PARTS)
    .map((part) => part.replace(/^[\s,.:)]+/, "").replace(/[\s,(:]+$/, ""))
    .filter((part) => part !== "");

/** A court by its abbreviation and number, before a carátula: «JNT 45 Pérez c/ …». */
const COURT_FIRST =
  /^(?:jnt|jnciv|jncom|jnc|jfss|juzg(?:ado|\.)?[\p{L}. ]{0,60})\s?(?:n[°º.ro]{0,3}\s?)?\d{1,3}(?=\s)/iu;

/** A carátula in a part of a line, the court before it, and the rest. Undefined where there is none. */
export function caratulaIn(
  part: string,
): { caratula: string; court?: string; rest: string } | undefined {
  const whole = part.replace(LEAD, "");
  if (!isCaratula(whole)) return undefined;
  const [court] = COURT_FIRST.exec(whole) ?? [];
  const text = court ? whole.slice(court.length).replace(/^[\s,:-]+/, "") : whole;
  const [marked] = [OBJECT, AGAINST].flatMap((one) => one.exec(` ${text}`) ?? []).slice(0, 1);
  const from = marked ? ` ${text}`.indexOf(marked) + marked.length - 1 : 0;
  const after = AFTER.exec(text.slice(from));
  const to = after ? from + after.index : text.length;
  return {
    caratula: tidied(text.slice(0, to)),
    court,
    rest: text.slice(to).replace(/^[\s,.(]+/, ""),
  };
}

/** A carátula as a case keeps it: on one line, without what surrounds it. */
export function tidied(text: string): string {
  const bare = text.replace(LEAD, "").replace(TAIL, "").trim();
  const isOpen = bare.split("(").length < bare.split(")").length;
  return (isOpen ? bare.replace(/\)+$/, "") : bare).replace(/(?<![A-Z.]\w?)\.$/i, "").trim();
}

/** The names in a carátula; the whole as claimant where nothing parts it. */
export function suitOf(caratula: string): Suit {
  const [before = "", ...objects] = split(caratula, OBJECT);
  const [claimant = "", ...others] = split(before, AGAINST);
  return {
    claimant: person(claimant),
    defendant: person(others.join(" ")),
    object: objects.join(" ").trim(),
  };
}

function split(text: string, at: RegExp): string[] {
  const found = at.exec(` ${text}`);
  if (!found) return [text];
  const from = found.index - 1;
  return [text.slice(0, Math.max(0, from)), text.slice(from + found[0].length)];
}

/** A party without «y otro», «y otros», «su sucesión». */
const person = (text: string) =>
  text
    .replace(/\s+(?:y|e)\s+otr[oa]s?(?:\/[ao]s?)?\b.*$/iu, "")
    .replace(/^(?:suc(?:esi[oó]n)?\.?\s+de\s+)/iu, "")
    .replace(/[\s,;"(-]+$/u, "")
    .trim();

/** Whether a name is of one of the parties: they share a surname, or every word. */
export function isOfParty(name: string, party: string): boolean {
  const [own, theirs] = [words(name), new Set(words(party))];
  const shared = own.filter((word) => theirs.has(word) && word.length > 1);
  return shared.length >= Math.min(2, own.length, theirs.size) && shared.length > 0;
}
