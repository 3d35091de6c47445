import { addYears, isDay } from "../../kernel/day.rules";
import { dateText } from "../../kernel/money.rules";
import { rateOf } from "../rates/rate.rules";
import type { RateKey } from "../rates/rate.schema";

type Segment = {
  tasa: RateKey;
  desde: string;
  hasta: string;
  tasaFija?: number;
  adicional?: number;
};

type InterestDraft = {
  desde?: string;
  hasta?: string;
  tasa?: RateKey;
  tramos?: Segment[];
  tasaFija?: number;
  adicional?: number;
  capitalizacion?: { modo: string; fecha?: string };
  notificacion?: string;
};

type InterestFault = { path: (string | number)[]; message: string };

const MOST_YEARS = 100;

/** The contradictions between fields, each at the field that a person would correct. */
export function crossFaults(draft: InterestDraft): InterestFault[] {
  const faults = draft.tramos ? segmentsFaults(draft, draft.tramos) : singleFaults(draft);
  return [...faults, ...capitalisationFaults(draft)];
}

function singleFaults({ desde, hasta, tasa, tasaFija, adicional }: InterestDraft): InterestFault[] {
  const missing: InterestFault[] = [];
  if (!desde) missing.push({ path: ["desde"], message: "Desde: escribí la fecha" });
  if (!hasta) missing.push({ path: ["hasta"], message: "Hasta: escribí la fecha" });
  if (!tasa && tasaFija === undefined)
    missing.push({ path: ["tasa"], message: "Tasa: elegí una, o agregá tramos" });
  const rate = tasa ? rateFaults([], "Tasa", { tasa, tasaFija, adicional }) : [];
  return [...missing, ...rate, ...(desde && hasta ? spanFaults([], desde, hasta) : [])];
}

// An invalid date has its own error: it is not compared, and not mentioned again.
function spanFaults(path: (string | number)[], desde: string, hasta: string): InterestFault[] {
  if (!isDay(desde) || !isDay(hasta)) return [];
  if (hasta < desde) {
    const message = `Hasta: no puede ser anterior a desde (${dateText(desde)})`;
    return [{ path: [...path, "hasta"], message }];
  }
  if (hasta <= addYears(desde, MOST_YEARS)) return [];
  return [{ path: [...path, "hasta"], message: `Hasta: el período no puede pasar de cien años` }];
}

/** Errors for rates whose norm allows no other percentage, or that fix no rate. */
function rateFaults(
  path: (string | number)[],
  label: string,
  { tasa, tasaFija, adicional }: Pick<Segment, "tasa" | "tasaFija" | "adicional">,
): InterestFault[] {
  const rate = rateOf(tasa);
  const method = rate.valor;
  if (method.engine === "ninguna") {
    const message = `${label}: ${method.motivo}; elegí cuál aplicar`;
    return [{ path: [...path, "tasa"], message }];
  }
  const whole = ["indexada", "unaCapitalizacion", "banda"].includes(method.engine);
  if (!whole) return [];
  const faults: InterestFault[] = [];
  const say = (field: string, name: string) =>
    faults.push({ path: [...path, field], message: `${name}: ${rate.label} ya fija la suya` });
  if (tasaFija !== undefined) say("tasaFija", "Tasa fija");
  if (adicional !== undefined) say("adicional", "Adicional");
  return faults;
}

function segmentsFaults(draft: InterestDraft, tramos: Segment[]): InterestFault[] {
  const faults: InterestFault[] = [];
  for (const field of ["tasa", "tasaFija", "adicional"] as const) {
    if (draft[field] === undefined) continue;
    const name = { tasa: "Tasa", tasaFija: "Tasa fija", adicional: "Adicional" }[field];
    faults.push({ path: [field], message: `${name}: con tramos va en cada tramo` });
  }
  tramos.forEach((tramo, index) => {
    faults.push(...segmentFaults(tramo, index, tramos));
  });
  return [...faults, ...endsFaults(draft, tramos)];
}

function segmentFaults(tramo: Segment, index: number, tramos: Segment[]): InterestFault[] {
  const path = ["tramos", index];
  const faults = rateFaults(path, `Tasa del tramo ${index + 1}`, tramo);
  if (rateOf(tramo.tasa).valor.engine === "banda" && tramos.length > 1) {
    const message = `Tasa del tramo ${index + 1}: el art. 55 se aplica a todo el período, sin tramos`;
    faults.push({ path: [...path, "tasa"], message });
  }
  const before = tramos[index - 1];
  if (before && isDay(before.hasta) && tramo.desde < before.hasta) {
    const message = `Desde del tramo ${index + 1}: se superpone con el anterior; tiene que empezar el ${dateText(before.hasta)}, donde termina, o después`;
    faults.push({ path: [...path, "desde"], message });
  }
  return [...faults, ...spanFaults(path, tramo.desde, tramo.hasta)];
}

const dayIn = (text = "") => (isDay(text) ? text : undefined);

function endsFaults({ desde, hasta }: InterestDraft, tramos: Segment[]): InterestFault[] {
  const first = dayIn(tramos[0]?.desde);
  const last = dayIn(tramos.at(-1)?.hasta);
  const faults: InterestFault[] = [];
  if (desde && first && desde !== first) {
    const message = `Desde: el primer tramo empieza el ${dateText(first)}; tienen que coincidir`;
    faults.push({ path: ["desde"], message });
  }
  if (hasta && last && hasta !== last) {
    const message = `Hasta: el último tramo termina el ${dateText(last)}; tienen que coincidir`;
    faults.push({ path: ["hasta"], message });
  }
  if (first && last && last > addYears(first, MOST_YEARS)) {
    faults.push({ path: ["tramos"], message: "Tramos: el período no puede pasar de cien años" });
  }
  return faults;
}

function capitalisationFaults(draft: InterestDraft): InterestFault[] {
  const { capitalizacion, notificacion } = draft;
  const desde = draft.desde ?? draft.tramos?.[0]?.desde;
  const hasta = draft.hasta ?? draft.tramos?.at(-1)?.hasta;
  const date = capitalizacion?.fecha ?? notificacion;
  if (capitalizacion?.modo === "notificacionYAnual" && !date) {
    const message = "Notificación: escribí la fecha para capitalizar a la notificación";
    return [{ path: ["notificacion"], message }];
  }
  if (capitalizacion?.modo !== "unica") return [];
  const path = ["capitalizacion", "fecha"];
  if (!date) return [{ path, message: "Fecha de capitalización: escribí la fecha" }];
  if (desde && hasta && (date < desde || date > hasta)) {
    const message = "Fecha de capitalización: tiene que estar dentro del período";
    return [{ path, message }];
  }
  return [];
}
