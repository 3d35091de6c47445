import type { Evidence, Norm } from "../calculation/norm.rules";

/**
 * The national holidays as data: each with its norm, and since and until when it applies. Where one
 * law moved another's holiday there are two rows. Before 2018 the older laws apply.
 */

/** The date of a holiday: fixed, days from Easter Sunday, or the nth Monday of a month. */
export type Falls =
  | { month: number; day: number; movable?: boolean }
  | { easter: number }
  | { month: number; monday: number };

export type Holiday = { name: string; kind: "feriado" | "judicial"; falls: Falls };

const OFFICIAL = "Calendario oficial de feriados nacionales (argentina.gob.ar)";
const LEY = "Ley 27.399";
const since = (
  norma: string,
  from: string,
  to: string | null,
  name: string,
  falls: Falls,
): Norm<Holiday> => ({
  norma,
  vigenciaDesde: from,
  vigenciaHasta: to,
  verificado: "R",
  fuente: OFFICIAL,
  valor: { name, kind: "feriado", falls },
});

const ALWAYS = "1900-01-01";
const always = (name: string, falls: Falls) => since(LEY, ALWAYS, null, name, falls);
const PRACTICE = "Práctica judicial, sin leer en la norma";
const JUDICIAL = "Día del Trabajador Judicial";
const judicial = (
  name: string,
  [norma, verificado, fuente]: [string, Evidence, string],
  falls: Falls,
  [from, to]: [string, string | null] = [ALWAYS, null],
): Norm<Holiday> => ({
  ...{ norma, verificado, fuente },
  vigenciaDesde: from,
  vigenciaHasta: to,
  valor: { name, kind: "judicial", falls },
});

const GUEMES = "Paso a la Inmortalidad del General Güemes";
const BELGRANO = "Paso a la Inmortalidad del General Belgrano";
const SAN_MARTIN = "Paso a la Inmortalidad del General San Martín";
const DIVERSITY = "Día del Respeto a la Diversidad Cultural";
const SOVEREIGNTY = "Día de la Soberanía Nacional";
const MALVINAS = "Día del Veterano y de los Caídos en la Guerra de Malvinas";
const RIGHTS = "Día de la Afirmación de los Derechos Argentinos sobre las Malvinas";

export const HOLIDAYS: readonly Norm<Holiday>[] = [
  always("Año Nuevo", { month: 1, day: 1 }),
  since(LEY, "2011-01-01", null, "Carnaval", { easter: -48 }),
  since(LEY, "2011-01-01", null, "Carnaval", { easter: -47 }),
  since(LEY, "2006-01-01", null, "Día Nacional de la Memoria por la Verdad y la Justicia", {
    month: 3,
    day: 24,
  }),
  since("Ley 24.160", "1993-01-01", "2006-12-31", MALVINAS, { month: 4, day: 2, movable: true }),
  since(LEY, "2007-01-01", null, MALVINAS, { month: 4, day: 2 }),
  always("Viernes Santo", { easter: -2 }),
  always("Día del Trabajador", { month: 5, day: 1 }),
  always("Día de la Revolución de Mayo", { month: 5, day: 25 }),
  since("Ley 23.555", "1984-01-01", "2000-12-31", RIGHTS, { month: 6, day: 10, movable: true }),
  since("Ley 27.258", "2016-01-01", "2016-12-31", GUEMES, { month: 6, day: 17 }),
  since(LEY, "2017-01-01", null, GUEMES, { month: 6, day: 17, movable: true }),
  since("Ley 23.555", ALWAYS, "1991-12-31", BELGRANO, { month: 6, day: 20, movable: true }),
  since("Ley 24.023", "1992-01-01", "1994-12-31", BELGRANO, { month: 6, day: 20 }),
  since("Ley 24.445", "1995-01-01", "2010-12-31", BELGRANO, { month: 6, monday: 3 }),
  since(LEY, "2011-01-01", null, BELGRANO, { month: 6, day: 20 }),
  always("Día de la Independencia", { month: 7, day: 9 }),
  since("Ley 23.555", ALWAYS, "1994-12-31", SAN_MARTIN, { month: 8, day: 17, movable: true }),
  since("Ley 24.445", "1995-01-01", "2016-12-31", SAN_MARTIN, { month: 8, monday: 3 }),
  since(LEY, "2017-01-01", null, SAN_MARTIN, { month: 8, day: 17, movable: true }),
  since("Ley 23.555", ALWAYS, "2007-12-31", DIVERSITY, { month: 10, day: 12, movable: true }),
  since("Dec. 1584/2010", "2008-01-01", "2016-12-31", DIVERSITY, { month: 10, monday: 2 }),
  since(LEY, "2017-01-01", null, DIVERSITY, { month: 10, day: 12, movable: true }),
  since("Dec. 1584/2010", "2010-01-01", "2016-12-31", SOVEREIGNTY, { month: 11, monday: 4 }),
  since(LEY, "2017-01-01", null, SOVEREIGNTY, { month: 11, day: 20, movable: true }),
  since(LEY, "1995-01-01", null, "Inmaculada Concepción de María", { month: 12, day: 8 }),
  always("Navidad", { month: 12, day: 25 }),
  judicial("Jueves Santo", ["Acordada de la Corte", "M", PRACTICE], { easter: -3 }),
  judicial(JUDICIAL, ["Acordada de la Corte", "M", PRACTICE], { month: 11, day: 16 }, [
    ALWAYS,
    "2010-12-31",
  ]),
  judicial(
    JUDICIAL,
    ["Ley 26.674", "R", "Feriado de todos los tribunales, según la prensa"],
    { month: 11, day: 16 },
    ["2011-01-01", null],
  ),
];

/** Holidays that a decree moved to another day in one year. */
export const DECIDED: readonly Norm<{ from: string; to: string }>[] = [
  ["Ley 25.442", "2001-10-12", "2001-10-08"],
  ["Dec. 1932/2002", "2002-10-12", "2002-10-14"],
  ["Dec. 521/2011", "2011-08-15", "2011-08-22"],
  ["Dec. 2226/2015", "2015-11-23", "2015-11-27"],
  ["Dec. 52/2017", "2016-11-28", "2016-11-28"],
  ["Dec. 297/2020", "2020-04-02", "2020-03-31"],
  ["Dec. 789/2021", "2022-06-17", "2022-06-17"],
  ["Dec. 614/2025", "2025-10-12", "2025-10-10"],
].map(([norma = "", from = "", to = ""]) => ({
  norma,
  vigenciaDesde: from,
  vigenciaHasta: from,
  verificado: "R" satisfies Evidence as Evidence,
  fuente: OFFICIAL,
  valor: { from, to },
}));

/** The days declared by separate norms, year by year: bridge days and one-time holidays. */
export type DeclaredDay = { day: string; name: string; kind: "feriado" | "puente" };

const BRIDGE = "Feriado puente: día no laborable con fines turísticos";

function declared(norma: string, year: number, days: string, name = BRIDGE): Norm<DeclaredDay>[] {
  const kind = name === BRIDGE ? "puente" : "feriado";
  return days.split(" ").map((monthAndDay) => ({
    norma,
    vigenciaDesde: `${year}-01-01`,
    vigenciaHasta: `${year}-12-31`,
    verificado: "R",
    fuente: OFFICIAL,
    valor: { day: `${year}-${monthAndDay}`, name, kind },
  }));
}

/** The last year whose bridge days are known. Before 2011 there were none. */
export const BRIDGES_KNOWN_TO = 2026;

export const DECLARED: readonly Norm<DeclaredDay>[] = [
  ...declared("Dec. 615/2010", 2010, "05-24", "Bicentenario de la Revolución de Mayo"),
  ...declared("Dec. 615/2010", 2010, "10-27", "Censo Nacional"),
  ...declared("Dec. 1585/2010", 2011, "03-25 12-09"),
  ...declared("Ley 26.721", 2012, "02-27", "Bicentenario de la jura de la Bandera"),
  ...declared("Dec. 1585/2010", 2012, "04-30 12-24"),
  ...declared("Ley 26.763", 2012, "09-24", "Bicentenario de la Batalla de Tucumán"),
  ...declared("Ley 26.840", 2013, "01-31", "Bicentenario de la Asamblea del Año XIII"),
  ...declared("Ley 26.837", 2013, "02-20", "Bicentenario de la Batalla de Salta"),
  ...declared("Dec. 1585/2010", 2013, "04-01 06-21"),
  ...declared("Dec. 1768/2013", 2014, "05-02 12-26"),
  ...declared("Dec. 1768/2013", 2015, "03-23 12-07"),
  ...declared("Dec. 1768/2013", 2016, "07-08 12-09"),
  ...declared("Dec. 923/2017", 2018, "04-30 12-24 12-31"),
  ...declared("Dec. 923/2017", 2019, "07-08 08-19 10-14"),
  ...declared("Dec. 717/2019", 2020, "03-23 07-10 12-07"),
  ...declared("Dec. 947/2020", 2021, "05-24 10-08 11-22"),
  ...declared("Dec. 42/2022", 2022, "05-18", "Censo Nacional"),
  ...declared("Dec. 789/2021", 2022, "10-07 11-21 12-09"),
  ...declared("DNU 573/2022", 2022, "09-02", "por única vez (DNU 573/2022)"),
  ...declared("Dec. 842/2022", 2022, "12-20", "Festejo de la Copa Mundial"),
  ...declared("Dec. 764/2022", 2023, "05-26 06-19 10-13"),
  ...declared("Dec. 106/2023", 2024, "04-01 06-21 10-11"),
  ...declared("Dec. 1027/2024", 2025, "05-02 08-15 11-21"),
  ...declared("Res. JGM 164/2025", 2026, "03-23 07-10 12-07"),
];
