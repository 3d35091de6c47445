import { daysBetween } from "../../kernel/day.rules";
import { dateText, moneyText, monthText, numberText } from "../../kernel/money.rules";
import { isVerified, SUGGESTED } from "../calculation/norm.rules";
import { rateOf } from "../rates/rate.rules";
import type { RateKey } from "../rates/rate.schema";
import { capitalisationNotes, hangsFromNotice } from "./capitalisation.rules";
import { dataNotes } from "./data-notes.rules";
import type { Context } from "./growth.rules";
import type { Computed } from "./lines.rules";
import { methodOf, ownCapitalisation, spanOf } from "./segments.rules";

/** A stretch with what notes are made of: many items share the reading of one. */
export type Noted = Pick<Computed, "piece" | "growths"> &
  Partial<Pick<Computed, "line" | "banded">>;

/** The warnings to show with the figures, without repetitions. */
export function notesOf(computed: readonly Noted[], context: Context): string[] {
  const notes = computed.flatMap((one) => [
    ...dataNotes(one.piece, one.growths),
    ...rateNotes(one, context),
    ...bandNotes(one, context),
    ...capitalisationNotes(context.variables, one.piece),
    ...abuttingNotes(one),
  ]);
  const whole = [...validityNotes(computed, context), ...wholeNotes(computed, context)];
  return [...new Set([...notes, ...whole])];
}

/** The note that a day in which one stretch ends and the next begins was counted once. */
function abuttingNotes({ piece }: Noted): string[] {
  const { opens, abuts, continues, desde, place } = piece;
  if (!opens || !abuts || continues || methodOf(piece).engine !== "acumulada") return [];
  return [
    `Desde${place.words}: el ${dateText(desde)} ya lo contó el tramo anterior, así que el porcentaje acumulado se tomó de ese mismo día y no del anterior.`,
  ];
}

function rateNotes({ piece, growths }: Noted, { variables }: Context): string[] {
  if (piece.tasaFija !== undefined) {
    // A typed percentage replaces the series of the act, not what was ruled of its capitalisation.
    const ruled = ownCapitalisation(piece.tasa) ? rateOf(piece.tasa).notas : [];
    return [
      ...ruled,
      `${SUGGESTED}: tasa fija del ${numberText(piece.tasaFija)} % anual, sin norma: decí en el escrito qué la admite.`,
    ];
  }
  const rate = rateOf(piece.tasa);
  const notes = [...rate.notas];
  if (!isVerified(rate.verificado)) notes.push(`${SUGGESTED}: ${rate.label} (${rate.fuente}).`);
  if (rate.valor.engine === "indexada" && !variables.opciones?.diaPublicacionIpc) {
    const used = growths[0]?.final?.fecha ?? piece.hasta;
    notes.push(
      `${SUGGESTED}: se tomó el IPC de ${monthText(used)} como el último publicado (se supone conocido desde el día ${rate.valor.diaPublicacion} del mes siguiente).`,
    );
  }
  return notes;
}

/** Notes for stretches outside the days in which their rate is in force: computed all the same. */
function validityNotes(computed: readonly Noted[], { variables }: Context): string[] {
  const pieces = computed.map(({ piece }) => piece);
  // A rate typed by hand has no norm; the band itself notes which debts it applies to.
  const normed = pieces.filter(
    ({ tasa, tasaFija }) => tasaFija === undefined && rateOf(tasa).valor.engine !== "banda",
  );
  return [...new Set(normed.map(({ tasa }) => tasa))].flatMap((tasa) => {
    const own = normed.filter((piece) => piece.tasa === tasa);
    const desde = own.map((piece) => piece.desde).sort()[0] ?? "";
    const hasta =
      own
        .map((piece) => piece.hasta)
        .sort()
        .at(-1) ?? "";
    return outside(tasa, [desde, hasta], variables);
  });
}

function outside(tasa: RateKey, [desde, hasta]: [string, string], variables: Context["variables"]) {
  const { label, norma, vigenciaDesde, vigenciaHasta } = rateOf(tasa);
  const since = startOfRate(tasa, variables) ?? vigenciaDesde;
  const notes: string[] = [];
  if (desde < since) {
    notes.push(
      `${label} rige desde el ${dateText(since)} (${norma}) y el tramo empieza antes, el ${dateText(desde)}: fundá por qué se aplica.`,
    );
  }
  if (vigenciaHasta && hasta > vigenciaHasta) {
    notes.push(
      `${label} rigió hasta el ${dateText(vigenciaHasta)} y el tramo termina después, el ${dateText(hasta)}: fundá por qué se aplica.`,
    );
  }
  return notes;
}

/** The start that the lawyer set for a rate whose own is not verified. */
const startOfRate = (tasa: RateKey, { opciones }: Context["variables"]) =>
  tasa === "acta2630" ? opciones?.inicioActa2630 : undefined;

/** The day from which art. 55 is in force: later debts cannot have been in court before. */
const SINCE_BAND = "2026-03-06";

/**
 * Notes on what is disputed about art. 55, with both figures, and the debts it does not apply to.
 */
function bandNotes({ piece, banded }: Noted, { variables }: Context): string[] {
  if (!banded) return [];
  const { techoCer, techoIpc } = banded.band;
  const byLetter = variables.opciones?.techo === "ipc";
  const applied = byLetter ? "la letra de la ley" : "la del BCRA";
  const [calculator, letter] = [techoCer, techoIpc].map((one) =>
    typeof one === "number" ? moneyText(one) : "sin datos",
  );
  const notes = [
    `El techo se discute. BCRA, CER + 3 % efectivo: ${calculator}. Letra de la ley, IPC + 3 %: ${letter}. Se aplicó ${applied}.`,
  ];
  if (piece.desde >= SINCE_BAND) {
    notes.push(
      `La deuda nace el ${dateText(piece.desde)}, con la Ley 27.802 ya vigente: el art. 55 no la alcanza. Mirá el art. 276 de la LCT.`,
    );
  }
  return notes;
}

function wholeNotes(computed: readonly Noted[], { variables, today }: Context): string[] {
  const { hasta } = spanOf(variables);
  const notes: string[] = [];
  if (hasta > today) {
    notes.push(`El período termina después de hoy (${dateText(today)}): es una proyección.`);
  }
  const byNotice = computed.some(({ piece: { tasa } }) => hangsFromNotice(variables, tasa));
  if (variables.notificacion && variables.notificacion >= hasta && byNotice) {
    notes.push("La notificación no es anterior al final del período: no se capitalizó.");
  }
  notes.push(...idleNotes(variables));
  const split = computed.some(
    ({ piece, line }, at) =>
      piece.opens &&
      piece.continues &&
      !!line &&
      line.capitalIndexado !== null &&
      !computed[at - 1]?.piece.closes,
  );
  if (split) {
    notes.push(
      "Hay tramos seguidos de un mismo índice sin capitalizar: cada uno se calculó sobre el capital original, y no equivalen a un solo tramo.",
    );
  }
  return notes;
}

/** Notes for days between two segments without interest: rarely intended, and easily missed. */
function idleNotes({ tramos = [] }: Context["variables"]): string[] {
  return tramos.flatMap(({ desde }, at) => {
    const end = tramos[at - 1]?.hasta;
    if (!end || end >= desde) return [];
    const days = daysBetween(end, desde);
    const many = days === 1 ? "1 día" : `${days} días`;
    return `Entre el ${dateText(end)} y el ${dateText(desde)} no corren intereses (${many}). Para que corran, el tramo ${at + 1} tiene que empezar el ${dateText(end)}.`;
  });
}
