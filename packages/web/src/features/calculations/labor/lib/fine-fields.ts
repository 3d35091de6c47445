import type { Context, FieldDef } from "./context";

const plain = ({ builder, domestic }: Context) => !builder && !domestic;
const fined = (context: Context) =>
  plain(context) && (context.regime === "A" || context.values["opciones.multasDerogadas"] === "si");
const notified = (context: Context) => fined(context) && context.values.intimacionArt11 === "si";

export const FINE_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "noRegistrado", kind: "toggle", label: "Relación no registrada" },
    hint: "Art. 92 bis: sin período de prueba. Ley 25.323, art. 1, hasta el 8/7/2024.",
    when: ({ builder }) => !builder,
  },
  {
    ...{ path: "opciones.multasDerogadas", kind: "toggle", label: "Pedir las multas derogadas" },
    hint: "Leyes 24.013, 25.323 y 25.345: derogadas por la Ley 27.742 desde el 9/7/2024.",
    when: (context) => plain(context) && !!context.regime && context.regime !== "A",
  },
  {
    ...{ path: "fechaIngresoRegistrada", kind: "date", label: "Fecha de ingreso registrada" },
    hint: "Ley 24.013, art. 9: si es posterior a la real.",
    when: fined,
  },
  {
    ...{ path: "intimacionArt11", kind: "toggle", label: "Intimó por la Ley 24.013, art. 11" },
    hint: "Lo piden los arts. 8, 9, 10 y 15.",
    when: fined,
  },
  {
    ...{ path: "opciones.fechaIntimacionArt11", kind: "date" },
    label: "Fecha de la intimación del art. 11",
    hint: "Ley 24.013, art. 15: rige por dos años.",
    when: notified,
  },
  {
    ...{ path: "remuneracionesNoRegistradas", kind: "months" },
    label: "Remuneraciones no registradas",
    hint: "Ley 24.013, arts. 8 y 9: una por línea. «24 × 150.000» son veinticuatro iguales.",
    when: notified,
  },
  {
    ...{ path: "opciones.remuneracionesParciales", kind: "months" },
    label: "Parte no registrada de cada mes",
    hint: "Ley 24.013, art. 10: lo pagado por fuera del recibo, una por línea.",
    when: notified,
  },
  {
    ...{ path: "opciones.art15IncluyeSAC", kind: "toggle", label: "SAC en la base del art. 15" },
    ...{ byDefault: true, hint: "Ley 24.013, art. 15." },
    when: notified,
  },
  {
    ...{ path: "intimacionArt2", kind: "toggle", label: "Intimó por la Ley 25.323, art. 2" },
    hint: "50 % de antigüedad, preaviso e integración.",
    when: fined,
  },
  {
    ...{ path: "opciones.art2IncluyeSAC", kind: "toggle", label: "SAC en la base del art. 2" },
    ...{ byDefault: true, hint: "Ley 25.323, art. 2." },
    when: (context) => fined(context) && context.values.intimacionArt2 === "si",
  },
  {
    ...{ path: "intimacionArt80", kind: "toggle", label: "Intimó por los certificados" },
    hint: "Art. 80 (Ley 25.345): tres remuneraciones.",
    when: fined,
  },
  {
    ...{ path: "opciones.meses132bis", kind: "number", label: "Meses del art. 132 bis" },
    hint: "Una remuneración por mes hasta que se prueba el depósito de los aportes.",
    when: fined,
  },
];
