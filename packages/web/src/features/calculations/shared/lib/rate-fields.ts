import { isRate, rateOf } from "@foja/core/law/rates/rate.rules";
import type { Context, FieldDef, Form } from "~/features/calculations/shared/kit/field";

/** The list of stretches, of which each has a rate of its own. */
export const SEGMENTS = "tramos";

const DUE = "Cuando la deuda se hizo exigible.";

/** What the first day adds, which differs by the kind of rate. */
export function startHint(values: Form["values"]): string {
  const { tasa = "", tasaFija } = values;
  const engine = isRate(tasa) && !tasaFija ? rateOf(tasa).valor.engine : "fija";
  if (engine === "acumulada") return `${DUE} Se parte del valor del día anterior: ese día suma.`;
  if (engine === "banda") return `${DUE} Pasiva y CER parten del día anterior: ese día suma.`;
  if (engine === "cociente" || engine === "unaCapitalizacion") {
    return `${DUE} Se parte del índice de ese día, o de su mes.`;
  }
  if (engine === "indexada") return `${DUE} Se parte del índice de su mes.`;
  const counts = values["opciones.primerDia"] === "incluido";
  return `${DUE} Ese día ${counts ? "suma" : "no suma"} interés.`;
}

export const isSplit = ({ rows }: Context) => (rows[SEGMENTS]?.length ?? 0) > 0;
export const isWhole = (form: Context) => !isSplit(form);

export const RATE_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "tasa", kind: "rate", label: "Tasa", when: isWhole },
    ...{ fixedBy: "tasaFija", wide: true },
  },
  {
    ...{ path: "tasaFija", kind: "percent", label: "Tasa fija", when: isWhole },
    hint: "% anual que reemplaza a la serie de la tasa.",
  },
  {
    ...{ path: "adicional", kind: "percent", label: "Adicional", when: isWhole },
    hint: "% anual simple, sobre el capital actualizado si la tasa es un índice.",
  },
];

const MODE = "capitalizacion.modo";
const NONE = "ninguna";
const MODES = [
  { value: NONE, label: "Ninguna: interés simple" },
  { value: "unica", label: "Una vez, en una fecha" },
  { value: "notificacionYAnual", label: "A la notificación y cada doce meses" },
  { value: "porTramo", label: "Al final de cada tramo" },
];
const MODE_HINTS: Record<string, string> = {
  ninguna: "CCyC, art. 770: los intereses no generan intereses, salvo excepción.",
  unica: "CCyC, art. 770 inc. b: desde la notificación de la demanda. El juez puede reducir (771).",
  notificacionYAnual:
    "Acta 2764, descalificada por la Corte en «Oliva». El juez puede reducir (771).",
  porTramo: "Cada tramo sobre lo que dejó el anterior. CCyC, art. 770: decí por qué inciso.",
};

export const CAPITALISATION_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: MODE, kind: "choice", label: "Cuándo se capitaliza", wide: true },
    ...{ options: MODES, absent: NONE, hint: (values) => MODE_HINTS[values[MODE] ?? NONE] },
  },
  {
    ...{ path: "capitalizacion.fecha", kind: "date", label: "Fecha de capitalización" },
    hint: "Si la dejás vacía, se usa la notificación.",
    when: ({ values }) => values[MODE] === "unica",
  },
  {
    ...{ path: "notificacion", kind: "date", label: "Notificación" },
    hint: "De la demanda. La piden las Actas 2764 y 2783.",
  },
];

/** How days are counted, on which the tools of courts differ. */
const DAY_COUNT_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "opciones.base", kind: "choice", label: "Días del año", numeric: true },
    placeholder: "365",
    options: [{ value: "360", label: "360" }],
    hint: "Por cuánto se divide una tasa simple. El CPACF cuenta por 360.",
  },
  {
    ...{ path: "opciones.primerDia", kind: "choice", label: "Primer día" },
    placeholder: "Excluido",
    options: [{ value: "incluido", label: "Incluido" }],
    hint: "Si el día de inicio suma interés. Un porcentaje acumulado ya lo cuenta.",
  },
];

/** The options with a default: the criteria on which sources differ. */
export const CRITERIA_FIELDS: readonly FieldDef[] = [
  ...DAY_COUNT_FIELDS,
  {
    ...{ path: "opciones.indiceInicial", kind: "choice", label: "Índice inicial" },
    placeholder: "El del día de inicio",
    options: [{ value: "diaAnterior", label: "El del día anterior" }],
    hint: "Para CER, UVA, ICL, IPC, RIPTE y el art. 276.",
  },
  {
    ...{ path: "opciones.adicionalModo", kind: "choice", label: "Modo del adicional" },
    placeholder: "Simple",
    options: [{ value: "efectivo", label: "Efectivo: (1 + i)^(días / 365)" }],
    hint: "Cómo crece el adicional sobre un índice.",
  },
  {
    ...{ path: "opciones.techo", kind: "choice", label: "Techo del art. 55" },
    placeholder: "BCRA: CER + 3 % efectivo",
    options: [{ value: "ipc", label: "Letra de la ley: IPC + 3 %" }],
    hint: "Se discute: las dos lecturas salen en el resultado.",
  },
  {
    ...{ path: "opciones.pisoSobre", kind: "choice", label: "Piso del art. 55" },
    placeholder: "Sobre el total",
    options: [{ value: "ajuste", label: "Solo sobre el ajuste" }],
    hint: "Las fuentes no coinciden: el 67 % del total o del ajuste.",
  },
  {
    ...{ path: "opciones.inicioActa2630", kind: "date", label: "Inicio del Acta 2630" },
    hint: "Sugerido, verificá: 27/04/2016.",
  },
  {
    ...{ path: "opciones.diaPublicacionIpc", kind: "percent", label: "Día de publicación del IPC" },
    hint: "Sugerido, verificá: se supone conocido el 15 del mes siguiente.",
  },
];
