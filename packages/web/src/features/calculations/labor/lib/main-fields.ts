import { MODE_NAMES } from "@foja/core/law/labor/modes.rules";
import type { Context, FieldDef } from "./context";

const ofEmployee = ({ builder }: Context) => !builder;

export const RELATION_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "regimenEspecial", kind: "choice", label: "Régimen especial" },
    hint: "Casas particulares (Ley 26.844) y construcción (Ley 22.250) tienen reglas propias.",
    placeholder: "Ley de Contrato de Trabajo",
    options: [
      { value: "casasParticulares", label: "Casas particulares" },
      { value: "construccion", label: "Construcción" },
    ],
  },
  {
    ...{ path: "fechaIngreso", kind: "date", label: "Fecha de ingreso", required: true },
    hint: "La real. Desde acá se cuenta la antigüedad (arts. 18 y 245).",
    when: ofEmployee,
  },
];

const modeOptions = Object.entries(MODE_NAMES).map(([value, label]) => ({ value, label }));

export const END_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "fechaEgreso", kind: "date", label: "Fecha de egreso", required: true },
    hint: "Decide la ley que rige: anterior al 9/7/2024, hasta el 5/3/2026, o la actual.",
    when: ofEmployee,
  },
  {
    ...{ path: "modo", kind: "choice", label: "Modo de extinción", required: true },
    hint: "Cada modo tiene su artículo: 245, 247 a 253, 212, 240 a 242.",
    placeholder: "Elegí cómo terminó",
    options: modeOptions,
    when: ofEmployee,
  },
  {
    ...{ path: "regimen", kind: "choice", label: "Régimen" },
    hint: "Sólo para apartarte de la fecha: rige todos los rubros.",
    placeholder: "El de la fecha de egreso",
    options: [
      { value: "A", label: "A: hasta el 8/7/2024, con las multas" },
      { value: "B", label: "B: Ley 27.742, hasta el 5/3/2026" },
      { value: "C", label: "C: Ley 27.802, desde el 6/3/2026" },
    ],
    when: ofEmployee,
  },
  {
    ...{ path: "fechaJubilacion", kind: "date", label: "Fecha de jubilación", required: true },
    hint: "Art. 253: cuenta la antigüedad posterior al beneficio.",
    when: ({ mode, builder }) => mode === "jubiladoQueSigue" && !builder,
  },
  {
    ...{ path: "sumaAcordada", kind: "money", label: "Suma acordada", required: true },
    hint: "Art. 241: la que pactaron las partes.",
    when: ({ mode, builder }) => mode === "mutuoAcuerdo" && !builder,
  },
  {
    ...{ path: "opciones.porcentaje251", kind: "choice", numeric: true },
    label: "Porcentaje del art. 251",
    hint: "Lo resuelve el juez, según si la quiebra es imputable al empleador.",
    placeholder: "50 % del art. 245",
    options: [{ value: "100", label: "100 % del art. 245" }],
    when: ({ mode, builder }) => mode === "quiebra" && !builder,
  },
  {
    ...{ path: "opciones.preaviso251", kind: "toggle", label: "Con preaviso e integración" },
    hint: "Art. 251: por defecto la quiebra no los lleva.",
    when: ({ mode, builder }) => mode === "quiebra" && !builder,
  },
  {
    ...{ path: "opciones.preaviso247", kind: "toggle", label: "Con preaviso e integración" },
    ...{ byDefault: true, hint: "Art. 247: la mitad alcanza sólo a la antigüedad." },
    when: ({ mode, builder }) => mode === "fuerzaMayor" && !builder,
  },
  {
    ...{ path: "opciones.fechaFinPlazoFijo", kind: "date", label: "Fin del plazo fijo" },
    hint: "Art. 95: si se rompió un plazo fijo, la antigüedad llega hasta el fin pactado (Ley 27.802).",
    when: ({ unjust, builder, domestic, regime }) =>
      unjust && !builder && !domestic && regime !== "A" && regime !== "B",
  },
  {
    ...{ path: "opciones.egresoInclusive", kind: "toggle", label: "El día del egreso cuenta" },
    ...{ byDefault: true, hint: "Para la antigüedad: por defecto se suma." },
    when: ofEmployee,
  },
];

export const PAY_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "remuneracion", kind: "money", label: "Remuneración", required: true },
    hint: "Arts. 232 y 245: la mejor mensual, normal y habitual del último año. Puede salir de los conceptos.",
    when: ofEmployee,
  },
  {
    ...{ path: "remuneraciones", kind: "months", label: "Remuneraciones", required: true },
    hint: "Ley 22.250, art. 15: una por mes, de la más antigua a la más nueva. «12 × 900.000» son doce iguales.",
    when: ({ builder }) => builder,
  },
  {
    ...{ path: "remuneracionActual", kind: "money", label: "Remuneración actual" },
    hint: "Si es otra: la del último mes, para los días trabajados y las vacaciones (art. 155).",
    when: ofEmployee,
  },
  {
    ...{ path: "mejorRemuneracionSemestre", kind: "money" },
    label: "Mejor remuneración del semestre",
    hint: "Art. 122: si es otra, para el SAC proporcional.",
    when: ofEmployee,
  },
  {
    ...{ path: "opciones.incluirSACenBase", kind: "toggle", label: "SAC en la base del art. 245" },
    hint: "Práctica de la Provincia anterior a la reforma: suma una doceava parte.",
    when: ({ builder, domestic, seniority, regime }) =>
      !builder && !domestic && seniority && (regime === "A" || regime === "B"),
  },
  {
    ...{ path: "opciones.divisorDiasTrabajados", kind: "choice" },
    ...{ label: "Divisor de los días trabajados", placeholder: "Los días del mes" },
    hint: "Por cuántos días se divide el sueldo del mes.",
    options: [{ value: "treinta", label: "Treinta" }],
    when: ofEmployee,
  },
];

const capped = ({ builder, domestic, seniority }: Context) => seniority && !builder && !domestic;

export const CAP_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "topeCCT", kind: "money", label: "Tope del convenio" },
    hint: "Art. 245: tres veces el promedio. Sólo toca la antigüedad, nunca el preaviso.",
    when: capped,
  },
  {
    ...{ path: "promedioCCT", kind: "money", label: "Promedio del convenio" },
    hint: "Art. 245: el promedio de las remuneraciones del convenio; el tope es tres veces éste.",
    when: capped,
  },
  {
    ...{ path: "opciones.aplicarPiso67", kind: "toggle", label: "Piso del 67 %" },
    ...{ byDefault: true, hint: "CSJN «Vizzoti»: el tope no baja la base a menos del 67 %." },
    when: (context) => capped(context) && (context.regime === "A" || context.regime === "B"),
  },
];

const notified = ({ builder, notice }: Context) => notice && !builder;
const due = (context: Context) => notified(context) && context.values.preavisoOtorgado !== "si";

export const NOTICE_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "preavisoOtorgado", kind: "toggle", label: "Hubo preaviso" },
    hint: "Art. 231: si se otorgó, no hay sustitutiva ni integración.",
    when: (context) =>
      (notified(context) || context.mode === "plazoFijoCumplido") && !context.builder,
  },
  {
    ...{ path: "opciones.preavisoOtorgadoSumaAntiguedad", kind: "toggle" },
    label: "El egreso es el día de la notificación",
    hint: "Art. 19: suma el preaviso a la antigüedad. Dejalo sin marcar si el egreso ya es el fin del preaviso.",
    when: (context) => notified(context) && context.values.preavisoOtorgado === "si",
  },
  {
    ...{ path: "enPrueba", kind: "toggle", label: "En período de prueba" },
    hint: "Art. 92 bis: sin antigüedad ni integración. La relación no registrada no lo tiene.",
    when: ({ builder, unjust, mode }) => !builder && unjust && mode !== "prueba",
  },
  {
    ...{ path: "opciones.mesesPrueba", kind: "choice", numeric: true },
    label: "Duración de la prueba",
    hint: "Art. 92 bis: si la antigüedad la supera, se liquida sin prueba.",
    placeholder: "La que corresponda",
    options: [
      { value: "3", label: "3 meses (anterior a la Ley 27.742)" },
      { value: "6", label: "6 meses" },
      { value: "8", label: "8 meses (convenio, 6 a 100 trabajadores)" },
      { value: "12", label: "1 año (convenio, hasta 5 trabajadores)" },
    ],
    when: ({ builder, values, mode }) =>
      !builder && (values.enPrueba === "si" || mode === "prueba"),
  },
  {
    ...{ path: "opciones.mesesPreaviso", kind: "number", label: "Meses de preaviso" },
    hint: "Si el convenio o el contrato dan otros que el art. 231: uno, o dos con más de cinco años.",
    when: (context) => due(context) && !context.domestic,
  },
  {
    ...{ path: "opciones.divisorIntegracion", kind: "choice", label: "Divisor de la integración" },
    ...{ hint: "Art. 233.", placeholder: "Los días del mes" },
    options: [{ value: "treinta", label: "Treinta" }],
    when: due,
  },
  {
    ...{ path: "opciones.incluirSACpreaviso", kind: "toggle", label: "SAC sobre el preaviso" },
    ...{ byDefault: true, hint: "Art. 121." },
    when: due,
  },
  {
    ...{ path: "opciones.incluirSACintegracion", kind: "toggle" },
    label: "SAC sobre la integración",
    ...{ byDefault: true, hint: "Art. 121." },
    when: due,
  },
];
