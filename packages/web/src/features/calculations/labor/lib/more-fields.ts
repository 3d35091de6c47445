import type { Context, FieldDef } from "./context";

const ofEmployee = ({ builder }: Context) => !builder;

export const VACATION_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "opciones.diasVacacionesGozadas", kind: "number" },
    label: "Días de vacaciones gozados",
    hint: "Art. 156: los del año que ya se tomaron se descuentan.",
    when: ofEmployee,
  },
  {
    ...{ path: "opciones.redondeoVacaciones", kind: "choice", label: "Redondeo de vacaciones" },
    ...{ hint: "De los días proporcionales (art. 156).", placeholder: "Sin redondear" },
    options: [
      { value: "cercano", label: "Al día más cercano" },
      { value: "arriba", label: "Hacia arriba" },
      { value: "abajo", label: "Hacia abajo" },
    ],
    when: ofEmployee,
  },
  {
    ...{ path: "opciones.vacacionesArt153", kind: "toggle" },
    label: "Un día cada veinte trabajados",
    hint: "Art. 153: con menos de la mitad de los días hábiles del año.",
    when: ofEmployee,
  },
  {
    ...{ path: "opciones.diasHabilesTrabajados", kind: "number", label: "Días hábiles trabajados" },
    hint: "Art. 153: de trabajo efectivo en el año. Si falta, de lunes a viernes.",
    when: ({ builder, values }) => !builder && values["opciones.vacacionesArt153"] === "si",
  },
  {
    ...{ path: "opciones.incluirSACvacaciones", kind: "toggle", label: "SAC sobre las vacaciones" },
    ...{ byDefault: true, hint: "Se discute; por defecto se liquida." },
    when: ofEmployee,
  },
];

const aggravating = ({ builder, unjust }: Context) => unjust && !builder;
const special = (context: Context) =>
  aggravating(context) && !!(context.values.mesesArt182 || context.values["opciones.causaArt182"]);
const plain = ({ builder, domestic }: Context) => !builder && !domestic;
const rehired = ({ values }: Context) => values.reingreso === "si";
const inDecrees = ({ values }: Context) => {
  const exit = values.fechaEgreso ?? "";
  return exit >= "2019-12-13" && exit <= "2022-06-30";
};

export const AGGRAVATED_FIELDS: readonly FieldDef[] = [
  {
    ...{ path: "mesesArt182", kind: "choice", numeric: true, label: "Indemnización del art. 182" },
    hint: "Embarazo o matrimonio (arts. 178, 181 y 182): un año de remuneraciones.",
    placeholder: "No corresponde",
    options: [
      { value: "13", label: "Trece meses" },
      { value: "12", label: "Doce meses, sin el SAC" },
    ],
    when: aggravating,
  },
  {
    ...{ path: "opciones.causaArt182", kind: "choice", label: "Causa del art. 182" },
    ...{ hint: "Arts. 178 y 181: cada una tiene su presunción.", placeholder: "Sin indicar" },
    options: [
      { value: "embarazo", label: "Embarazo o maternidad" },
      { value: "matrimonio", label: "Matrimonio" },
    ],
    when: special,
  },
  {
    ...{ path: "opciones.fechaArt182", kind: "date", label: "Fecha del parto o del matrimonio" },
    hint: "Arts. 178 y 181: avisa si el despido queda fuera de la presunción.",
    when: special,
  },
  {
    ...{ path: "opciones.porcentajeArt245bis", kind: "number" },
    label: "Porcentaje del art. 245 bis",
    hint: "Discriminación: del 50 al 100 % de la antigüedad, desde la Ley 27.742.",
    when: (context) => aggravating(context) && plain(context) && context.regime !== "A",
  },
  {
    ...{ path: "opciones.fechaHastaArt213", kind: "date", label: "Alta o fin de la licencia paga" },
    hint: "Art. 213: despido durante la enfermedad, salarios hasta ese día.",
    when: (context) => aggravating(context) && plain(context),
  },
  {
    ...{ path: "opciones.fechaFinTutela", kind: "date", label: "Fin de la tutela sindical" },
    hint: "Ley 23.551, art. 52: fin del mandato, o de la estabilidad del candidato; suma un año más.",
    when: (context) => aggravating(context) && plain(context),
  },
  {
    ...{ path: "opciones.art183b", kind: "toggle", label: "Rescisión tras la maternidad" },
    hint: "Art. 183 b: 25 % de la base por período, hasta un salario mínimo.",
    when: (context) => context.mode === "renuncia" && plain(context),
  },
  {
    ...{ path: "opciones.salarioMinimo", kind: "money", label: "Salario mínimo vital y móvil" },
    ...{ hint: "Art. 183 b: el vigente al egreso.", required: true },
    when: (context) =>
      context.mode === "renuncia" && plain(context) && context.values["opciones.art183b"] === "si",
  },
  {
    ...{ path: "opciones.dobleIndemnizacion", kind: "toggle", label: "Doble indemnización" },
    hint: "Decretos 34/2019, 39/2021 y 886/2021, según la fecha de egreso.",
    when: (context) => aggravating(context) && inDecrees(context),
  },
  {
    ...{ path: "reingreso", kind: "toggle", opens: "opciones.reingreso" },
    label: "Reingreso con el mismo empleador",
    hint: "Art. 255: se descuenta lo cobrado por el despido anterior.",
    when: (context) => context.seniority && plain(context),
  },
  {
    ...{ path: "opciones.reingreso.fechaEgresoAnterior", kind: "date", label: "Egreso anterior" },
    hint: "Art. 18: pasados más de dos años hasta el reingreso, ese tiempo no cuenta (Ley 27.802).",
    when: (context) => context.seniority && plain(context) && rehired(context),
  },
  {
    ...{ path: "opciones.reingreso.fecha", kind: "date", label: "Fecha de reingreso" },
    ...{ hint: "Art. 255: el último período es lo mínimo.", required: true },
    when: (context) => context.seniority && plain(context) && rehired(context),
  },
  {
    ...{ path: "opciones.reingreso.indemnizacionAnterior", kind: "money" },
    required: true,
    label: "Indemnización anterior",
    hint: "Art. 255: lo cobrado por antigüedad.",
    when: (context) => context.seniority && plain(context) && rehired(context),
  },
  {
    ...{ path: "opciones.reingreso.coeficienteIPC", kind: "number", label: "Coeficiente de IPC" },
    hint: "Art. 255 (Ley 27.802): por cuánto se actualiza lo cobrado.",
    when: (context) =>
      context.seniority && plain(context) && rehired(context) && context.regime === "C",
  },
];
