import { fold } from "../../kernel/text.rules";
import { dayOf } from "../../kernel/zone.rules";
import { isVerified } from "../../law/calculation/norm.rules";
import { type CourtCalendar, versionOf } from "../../law/deadlines/calendar.rules";
import { caseLapse } from "../../law/lapse/case-lapse.rules";
import { lapseOf } from "../../law/lapse/lapse.rules";
import type { LapseVariables } from "../../law/lapse/lapse.schema";
import { LAPSE_CODES, type LapseCourt } from "../../law/lapse/lapse-codes.rules";
import { limitationOf } from "../../law/limitation/limitation.rules";
import type { LimitationVariables } from "../../law/limitation/limitation.schema";
import { TERMS } from "../../law/limitation/limitation-norms.rules";
import type { Folder } from "../folders/folder.schema";
import { type ActEntry, impulseOf } from "./impulse.rules";
import type { Act, RunningAction, RunningLapse } from "./losing.schema";

/** A saved calculation of its case that says what runs: an action, or its instance. */
export type Watched = { at: string; title: string } & (
  | { type: "prescripcion"; variables: LimitationVariables }
  | { type: "caducidad"; variables: LapseVariables }
);

/** An entry as an act, with what it is by its title or by hand. */
export function actOf(entry: ActEntry, mark: boolean | undefined): Act {
  const { _id, type, title, time, filedAt } = entry;
  return {
    ...{ _id, kind: type as Act["kind"], title: title ?? "" },
    day: time ?? (filedAt ? dayOf(filedAt) : ""),
    ...impulseOf(entry, mark),
    byHand: mark !== undefined,
  };
}

type OfCase = Pick<
  Folder,
  "folderName" | "folderFuero" | "folderJuris" | "folderJuzgado" | "materia" | "court"
>;
type Calendars = Record<LapseCourt, CourtCalendar>;

/**
 * The term that runs on the instance of a case since its last act that impels. A saved calculation
 * of its lapse, the latest, says of which court and instance it is, and may know a later act; else
 * the words of the case do. Undefined where no act is known, or no code applies.
 */
export function runningLapse(
  folder: OfCase,
  impulse: Act | null,
  watched: ReadonlyMap<string, Watched>,
  calendars: Calendars,
  today: string,
): RunningLapse | null {
  const saved = [...watched]
    .flatMap(([id, one]) => (one.type === "caducidad" ? [{ id, ...one }] : []))
    .sort((a, b) => a.at.localeCompare(b.at))
    .at(-1);
  const known = [impulse?.day, saved?.variables.ultimoImpulso].filter((day) => day !== undefined);
  const last = known.sort().at(-1);
  if (!last || last > today) return null;
  const of = saved?.variables ?? caseLapse(wordsOf(folder));
  if (!of) return null;
  const { jurisdiccion, fuero, instancia } = of;
  const asked = saved?.variables.intimacion;
  const intimacion = asked && asked >= last ? asked : undefined;
  const variables = { jurisdiccion, fuero, instancia, ultimoImpulso: last, intimacion, al: today };
  const calendar = calendars[jurisdiccion];
  const { fin, util, vence, cierta } = lapseOf(variables, calendar, today);
  const { norma, verificado, doubts } = LAPSE_CODES[jurisdiccion][fuero];
  return {
    ...{ jurisdiccion, fuero, instancia, norma, fin, util, vence, cierta },
    verificado: isVerified(verificado) && !doubts[instancia],
    calendario: versionOf(calendar),
    calculatorId: saved?.id ?? null,
  };
}

const wordsOf = ({
  folderName,
  folderFuero,
  folderJuris,
  folderJuzgado,
  materia,
  court,
}: OfCase) => ({
  ...{ fuero: folderFuero, jurisdiction: folderJuris, matter: materia, court },
  texts: [folderName, folderJuzgado],
});

/** The actions of a case and when each prescribes, today. */
export function runningActions(
  watched: ReadonlyMap<string, Watched>,
  today: string,
): RunningAction[] {
  return [...watched].flatMap(([calculatorId, one]) => {
    if (one.type !== "prescripcion" || one.variables.desde > today) return [];
    const { fecha, fechaPorDias, estado, cierta } = limitationOf(
      { ...one.variables, al: undefined },
      today,
    );
    const { accion, plazo } = one.variables;
    const title = one.title || (accion && !plazo ? TERMS[accion].valor.name : "Acción");
    const prudente = fechaPorDias && fechaPorDias < fecha ? fechaPorDias : fecha;
    return [{ calculatorId, title, fecha, prudente, estado, cierta }];
  });
}

/** What a case loses first, and when; undefined where nothing runs. */
export function nearestOf(
  lapse: RunningLapse | null,
  actions: readonly RunningAction[],
): { day: string; what: string } | undefined {
  const alive = actions.filter(({ estado }) => estado !== "interrumpida");
  return [
    ...(lapse ? [{ day: lapse.vence ?? lapse.fin, what: "Caducidad de instancia" }] : []),
    ...alive.map(({ prudente, title }) => ({ day: prudente, what: `Prescripción: ${title}` })),
  ].sort((a, b) => a.day.localeCompare(b.day) || fold(a.what).localeCompare(fold(b.what)))[0];
}
