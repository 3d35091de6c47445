/** A datum that a template may name. */
export type VariableInfo = {
  name: string;
  label: string;
  /** Under which heading the palette shows it. */
  group: string;
  /** What it is, as a sentence for who writes a template. */
  about: string;
  /** Where it comes from, and so where a missing one is entered. */
  from: string;
  /** A sheet stands in a line of its own; a text is part of one. */
  kind: "text" | "sheet";
};

/** A list that a template may repeat, with the data of each of its rows. */
export type ListInfo = {
  name: string;
  label: string;
  group: string;
  about: string;
  from: string;
  /** What one of its rows is called. */
  one: string;
  fields: readonly { name: string; label: string; about: string }[];
};

type Told = [name: string, label: string, about: string];

const group = (group: string, from: string, told: readonly Told[]): VariableInfo[] =>
  told.map(([name, label, about]) => ({ name, label, group, about, from, kind: "text" }));

const CASE = "Datos de la causa";
const CONTACTS = "Contactos de la causa";
const PROFILE = "Tu perfil, Datos profesionales";
const CALCULATION = "Cálculo de la causa";
const MOVEMENT = "Novedad o último movimiento";
const DEADLINE = "Plazo calculado de la causa";
const RATES = "Valores publicados";

/** Every datum of templates: the palette, the check of a template and the facts read this table. */
export const VARIABLES: readonly VariableInfo[] = [
  ...group("Causa", CASE, [
    ["caratula", "Carátula", "La carátula de la causa."],
    ["expediente", "Expediente", "El número de expediente."],
    ["juzgado", "Juzgado", "El juzgado o tribunal."],
    ["secretaria", "Secretaría", "La secretaría, si el juzgado la nombra."],
    ["fuero", "Fuero", "El fuero de la causa."],
    ["esLaboral", "Es laboral", "Para una condición: si la causa es del fuero del trabajo."],
    ["jurisdiccion", "Jurisdicción", "La jurisdicción de la causa."],
    ["materia", "Materia", "La materia de la causa."],
    ["objeto", "Objeto", "Lo que sigue a «s/» en la carátula; si no está, la materia."],
    ["hechos", "Hechos", "La descripción de la causa."],
  ]),
  ...group("Partes", CONTACTS, [
    ["actor", "Actor", "Los nombres de la parte actora."],
    ["demandado", "Demandado", "Los nombres de la parte demandada."],
    ["parte", "Parte que representás", "«actora» o «demandada»."],
    ["cliente", "Cliente", "El nombre de quien representás."],
    ["cliente.identidad", "DNI o CUIT del cliente", "«DNI 12.345.678» o «CUIT 30-…»."],
    ["cliente.domicilio", "Domicilio del cliente", "Su domicilio real."],
    ["contraparte", "Contraparte", "El nombre de la otra parte."],
    ["contraparte.identidad", "DNI o CUIT de la contraparte", "«DNI …» o «CUIT …»."],
    ["contraparte.domicilio", "Domicilio de la contraparte", "Donde se la notifica."],
    ["perito", "Perito", "El contacto de la causa que es perito."],
  ]),
  ...group("Letrado", PROFILE, [
    ["letrado", "Letrado", "El nombre de quien escribe."],
    ["letrado.matricula", "Matrícula", "Tomo y folio, o número, con su colegio."],
    ["letrado.cuit", "CUIT del letrado", "Con guiones."],
    ["letrado.domicilio", "Domicilio procesal", "El domicilio que constituís en los escritos."],
    ["letrado.domicilioElectronico", "Domicilio electrónico", "El constituido; si falta, tu CUIT."],
  ]),
  ...group("Fechas", "Día en que se escribe", [
    ["hoy", "Fecha de hoy", "«27 de noviembre de 2026»."],
    ["hoy.letras", "Fecha de hoy en letras", "«veintisiete días del mes de…»."],
    ["lugar", "Lugar", "La ciudad de tu domicilio procesal o tu provincia."],
    ["audiencia.fecha", "Fecha de la audiencia", "La próxima audiencia de la causa."],
    ["hayAudiencia", "Hay audiencia", "Para una condición: si la causa tiene una audiencia."],
  ]),
  ...group("Movimiento", MOVEMENT, [
    ["movimiento", "Movimiento", "El título de lo que se contesta."],
    ["movimiento.fecha", "Fecha del movimiento", "El día en que se publicó."],
    ["movimiento.foja", "Foja del movimiento", "Su número en la causa."],
  ]),
  ...group("Relación laboral", CALCULATION, [
    ["trabajo.ingreso", "Fecha de ingreso", "La de la liquidación laboral."],
    ["trabajo.egreso", "Fecha de egreso", "La de la liquidación laboral."],
    ["trabajo.remuneracion", "Remuneración", "La mejor remuneración mensual, en cifras."],
    ["trabajo.motivo", "Extinción", "Cómo terminó: «despido sin causa»."],
  ]),
  ...group("Sumas", CALCULATION, [
    ["liquidacion.monto", "Total en cifras", "«$ 1.234.567,89»."],
    ["liquidacion.letras", "Total en letras y cifras", "«PESOS UN MILLÓN… ($ …)»."],
    ["liquidacion.capital", "Capital", "El capital del cálculo, en cifras."],
    ["liquidacion.intereses", "Intereses", "Los intereses del cálculo, en cifras."],
    ["liquidacion.fecha", "Fecha del cálculo", "El día al que se calculó."],
  ]),
  {
    name: "liquidacion.planilla",
    label: "Planilla de liquidación",
    group: "Sumas",
    about: "La tabla del cálculo, con sus rubros y su total, en una línea propia.",
    from: CALCULATION,
    kind: "sheet",
  },
  ...group("Plazo", DEADLINE, [
    ["plazo.desde", "Notificación del plazo", "El día desde el que se cuenta."],
    ["plazo.dias", "Días del plazo", "«5 días hábiles»."],
    ["plazo.vence", "Vencimiento", "El último día."],
    ["plazo.computo", "Cómputo del plazo", "«5 días hábiles desde el…, por cédula»."],
  ]),
  ...group("Unidades", RATES, [
    ["uma", "Valor de la UMA", "El de hoy, Ley 27.423."],
    ["uma.desde", "Vigencia de la UMA", "Desde cuándo rige ese valor."],
    ["jus", "Valor del JUS", "El de hoy, Ley 14.967."],
    ["jus.desde", "Vigencia del JUS", "Desde cuándo rige ese valor."],
  ]),
];

const PERSON = [
  { name: "nombre", label: "Nombre", about: "Nombre y apellido, o razón social." },
  { name: "identidad", label: "DNI o CUIT", about: "«DNI 12.345.678» o «CUIT 30-…»." },
  { name: "domicilio", label: "Domicilio", about: "Calle, número y ciudad." },
] as const;

/** Every list of templates. */
export const LISTS: readonly ListInfo[] = [
  {
    ...{ name: "actores", label: "Actores", group: "Partes", from: CONTACTS, one: "actor" },
    about: "Cada persona de la parte actora.",
    fields: PERSON,
  },
  {
    ...{
      name: "demandados",
      label: "Demandados",
      group: "Partes",
      from: CONTACTS,
      one: "demandado",
    },
    about: "Cada persona de la parte demandada.",
    fields: PERSON,
  },
  {
    ...{ name: "testigos", label: "Testigos", group: "Partes", from: CONTACTS, one: "testigo" },
    about: "Cada contacto de la causa que es testigo.",
    fields: PERSON,
  },
  {
    ...{ name: "rubros", label: "Rubros", group: "Sumas", from: CALCULATION, one: "rubro" },
    about: "Cada renglón del cálculo de la causa.",
    fields: [
      { name: "concepto", label: "Concepto", about: "El rubro." },
      { name: "monto", label: "Monto", about: "En cifras." },
      { name: "norma", label: "Norma", about: "El artículo que lo funda." },
    ],
  },
];

/** Conditions on the row of a loop. */
export const OF_EACH_ROW: readonly string[] = ["primero", "ultimo"];

const BY_NAME = new Map(VARIABLES.map((one) => [one.name, one]));
const LIST_BY_NAME = new Map(LISTS.map((one) => [one.name, one]));

/** The datum of that name; undefined where there is none. */
export const infoOf = (name: string): VariableInfo | undefined => BY_NAME.get(name);

/** The list of that name; undefined where there is none. */
export const listOf = (name: string): ListInfo | undefined => LIST_BY_NAME.get(name);
