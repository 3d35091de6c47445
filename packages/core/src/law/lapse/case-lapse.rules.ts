import { fold } from "../../kernel/text.rules";
import {
  type Instance,
  LAPSE_CODES,
  type LapseCode,
  type LapseCourt,
  type LapseFuero,
} from "./lapse-codes.rules";

/** What decides which code applies to a case, and which of its terms. */
export type LapsingCase = {
  fuero: string | null;
  jurisdiction: string | null;
  matter: string | null;
  court: { system: string; fuero: string | null } | null;
  /** The carátula and the tribunal: they show what kind of proceeding it is. */
  texts?: readonly (string | null | undefined)[];
};

/** The code that applies to a case, and its instance as far as its words tell. */
export type CaseLapse = {
  jurisdiccion: LapseCourt;
  fuero: LapseFuero;
  instancia: Instance;
  code: LapseCode;
};

const NO_LAPSE = /penal|criminal|correccional|sucesi|quiebra|concurs/;
const NATIONAL = /nacional|federal|pjn|cnt|caba|capital/;
const PROVINCIAL = /^(provincia de )?buenos aires\b|\b(pba|scba|mev)\b/;
const SHORT = /ejecuti|ejecucion|sumarisim/;
const INCIDENT = /\bincidente/;
const SECOND = /\bsala\b|camara|segunda instancia/;

/** Whether texts that name a fuero, a court or a matter are of the labour courts. */
export const isLabour = (...said: readonly (string | null | undefined)[]): boolean =>
  /trabaj|laboral|\bcnt\b/.test(fold(said.join(" ")));

/**
 * The code that applies to a case; undefined for courts whose code is not stored, and where no
 * instance lapses (criminal cases; CPCCN art. 313: successions, insolvency).
 */
export function caseLapse(one: LapsingCase): CaseLapse | undefined {
  const { fuero, jurisdiction, matter, court, texts = [] } = one;
  const words = fold(`${matter ?? ""} ${texts.join(" ")}`);
  const said = fold(`${fuero ?? ""} ${court?.fuero ?? ""} ${words}`);
  if (NO_LAPSE.test(said) || /\b(cpe|cfp|ccc|cpf|cpn)\b/.test(said)) return undefined;
  const jurisdiccion = courtOf(court?.system, fold(jurisdiction ?? ""));
  if (!jurisdiccion) return undefined;
  const of = isLabour(said) ? "laboral" : "civil";
  const instancia = instanceOf(words);
  return { jurisdiccion, fuero: of, instancia, code: LAPSE_CODES[jurisdiccion][of] };
}

/** The court's own system decides; then what is written; a case without either is national. */
function courtOf(system: string | undefined, written: string): LapseCourt | undefined {
  if (system === "mev") return "SCBA";
  if (system === "pjn" || written === "") return "PJN";
  if (PROVINCIAL.test(written)) return "SCBA";
  return NATIONAL.test(written) ? "PJN" : undefined;
}

function instanceOf(words: string): Instance {
  if (INCIDENT.test(words)) return "incidente";
  if (SHORT.test(words)) return "sumarisimo";
  return SECOND.test(words) ? "segunda" : "primera";
}
