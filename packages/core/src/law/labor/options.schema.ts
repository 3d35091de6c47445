import * as z from "zod";
import { choice, day } from "../../kernel/fields.schema";
import { listed } from "../calculation/listed.schema";
import { amount, date, months, quantity, requiredAmount, toggle, whole } from "./fields.schema";

/** How months and days are counted where the law leaves a choice. */
const counting = {
  egresoInclusive: toggle("Egreso inclusive").describe(
    "Si el día del egreso cuenta en la antigüedad. Por defecto, sí.",
  ),
  preavisoOtorgadoSumaAntiguedad: toggle("Preaviso otorgado como antigüedad").describe(
    "La fecha de egreso es la de la notificación: el preaviso otorgado se suma a la antigüedad (art. 19). Por defecto no: la fecha de egreso ya es la del fin del preaviso.",
  ),
  divisorIntegracion: listed("Divisor de la integración", ["diasDelMes", "treinta"])
    .nullish()
    .describe("Días del mes para la integración (art. 233). Por defecto, los del calendario."),
  divisorDiasTrabajados: listed("Divisor de los días trabajados", ["diasDelMes", "treinta"])
    .nullish()
    .describe("Días del mes para los días trabajados. Por defecto, los del calendario."),
  mesesPrueba: whole("Meses de prueba", [1, 12], "meses").describe(
    "Duración del período de prueba (art. 92 bis): si la antigüedad la supera, no hay prueba. Sin este dato vale lo que dice enPrueba.",
  ),
  mesesPreaviso: quantity("Meses de preaviso", [0, 12], "meses").describe(
    "Meses de preaviso, cuando el convenio o el contrato dan otros que el art. 231.",
  ),
};

/** What a base includes, and which lines have a proportional bonus. */
const bases = {
  incluirSACenBase: toggle("SAC en la base").describe(
    "Suma la doceava parte a la base del art. 245 (práctica de la Provincia de Buenos Aires anterior a la reforma). Regímenes A y B. Por defecto, no.",
  ),
  aplicarPiso67: toggle("Piso del 67 %").describe(
    "En los regímenes A y B, que el tope no baje la base a menos del 67 % (CSJN «Vizzoti»). Por defecto, sí. En el C lo manda la ley.",
  ),
  incluirSACpreaviso: toggle("SAC sobre preaviso").describe("Por defecto, sí."),
  incluirSACintegracion: toggle("SAC sobre integración").describe("Por defecto, sí."),
  incluirSACvacaciones: toggle("SAC sobre vacaciones").describe("Por defecto, sí."),
  incluirRubrosFinales: toggle("Rubros finales").describe(
    "Días trabajados, SAC proporcional y vacaciones. Por defecto sí; en construcción, no.",
  ),
};

const vacations = {
  vacacionesArt153: toggle("Vacaciones del art. 153").describe(
    "Con menos de la mitad de los días hábiles del año, un día cada 20 de trabajo efectivo. Por defecto, no.",
  ),
  diasHabilesTrabajados: whole("Días hábiles trabajados", [0, 366], "días").describe(
    "Días de trabajo efectivo del año, para el art. 153. Por defecto, de lunes a viernes.",
  ),
  redondeoVacaciones: choice("Redondeo de vacaciones", ["ninguno", "arriba", "cercano", "abajo"])
    .nullish()
    .describe("Cómo se redondean los días proporcionales. Por defecto, ninguno."),
  diasVacacionesGozadas: quantity("Días de vacaciones gozados", [0, 60], "días").describe(
    "Días de las vacaciones del año ya gozados: se descuentan.",
  ),
};

const modes = {
  preaviso247: toggle("Preaviso en fuerza mayor").describe(
    "Si el despido del art. 247 lleva preaviso e integración. Por defecto, sí.",
  ),
  porcentaje251: z
    .union([z.literal(50), z.literal(100)], { error: "Porcentaje del art. 251: es 50 o 100" })
    .nullish()
    .describe("Quiebra: parte de la indemnización del art. 245. Por defecto, 50."),
  preaviso251: toggle("Preaviso en quiebra").describe(
    "Quiebra: si lleva preaviso e integración. Por defecto, no.",
  ),
  fechaFinPlazoFijo: date("Fin del plazo fijo").describe(
    "Fin pactado de un plazo fijo que se rompió antes: en el régimen C la antigüedad llega hasta ahí (art. 95).",
  ),
  reingreso: z
    .strictObject({
      fecha: day("Fecha de reingreso").describe("Comienzo del último período."),
      fechaEgresoAnterior: date("Egreso anterior").describe(
        "Fin del primer contrato. Desde la Ley 27.802, pasados más de dos años hasta el reingreso, el tiempo anterior no cuenta (art. 18).",
      ),
      indemnizacionAnterior: requiredAmount("Indemnización anterior").describe(
        "Lo que se cobró por antigüedad en el despido anterior.",
      ),
      coeficienteIPC: quantity("Coeficiente de IPC", [0.000001, 1e9], "veces").describe(
        "Por cuánto se actualiza lo cobrado (Ley 27.802). Por defecto, 1.",
      ),
    })
    .nullish()
    .describe("Reingreso con el mismo empleador (art. 255)."),
};

const aggravated = {
  causaArt182: choice("Causa del art. 182", ["embarazo", "matrimonio"])
    .nullish()
    .describe("Pide la indemnización agravada; sin mesesArt182 son 13 meses."),
  fechaArt182: date("Fecha del parto o del matrimonio").describe(
    "Para controlar la presunción de los arts. 178 y 181.",
  ),
  porcentajeArt245bis: quantity("Porcentaje del art. 245 bis", [50, 100], "por ciento").describe(
    "Agravamiento por discriminación, del 50 al 100 % del art. 245.",
  ),
  fechaHastaArt213: date("Alta o fin de la licencia paga").describe(
    "Despido durante la licencia por enfermedad: salarios hasta ese día (art. 213).",
  ),
  fechaFinTutela: date("Fin de la tutela sindical").describe(
    "Fin del mandato, o de la estabilidad del candidato no electo: se suman sus salarios hasta ese día y un año más (Ley 23.551, art. 52).",
  ),
  art183b: toggle("Compensación del art. 183 b").describe(
    "Rescisión de la trabajadora tras la maternidad: 25 % por período.",
  ),
  salarioMinimo: amount("Salario mínimo vital y móvil").describe(
    "Límite por período de la compensación del art. 183 b.",
  ),
  dobleIndemnizacion: toggle("Doble indemnización").describe(
    "Aplica los decretos 34/2019, 39/2021 y 886/2021 según la fecha. Por defecto, no.",
  ),
};

const fines = {
  multasDerogadas: toggle("Multas derogadas").describe(
    "Aplica las multas de las leyes 24.013, 25.323 y 25.345 también después de su derogación. Por defecto, no.",
  ),
  art2IncluyeSAC: toggle("SAC en la base del art. 2").describe(
    "Ley 25.323, art. 2: con el SAC de preaviso e integración. Por defecto, sí.",
  ),
  art15IncluyeSAC: toggle("SAC en la base del art. 15").describe(
    "Ley 24.013, art. 15: con el SAC de preaviso e integración. Por defecto, sí.",
  ),
  fechaIntimacionArt11: date("Fecha de la intimación del art. 11").describe(
    "El art. 15 rige por dos años desde esta intimación.",
  ),
  remuneracionesParciales: months("Parte no registrada de cada mes", 720)
    .nullish()
    .describe("Ley 24.013, art. 10: lo que se pagó por fuera del recibo, mes por mes."),
  meses132bis: whole("Meses del art. 132 bis", [1, 600], "meses").describe(
    "Meses desde la extinción hasta que se prueba el depósito de los aportes retenidos.",
  ),
};

/** The conventions that a lawyer may choose; each has a default. */
export const laborOptions = z.strictObject({
  ...counting,
  ...bases,
  ...vacations,
  ...modes,
  ...aggravated,
  ...fines,
});

export type LaborOptions = z.output<typeof laborOptions>;
