import {
  FROM_MEMORY as MEMORY,
  ORDERED_TEXT as ORDERED,
  REFORM_B,
  REFORM_C,
  rule,
} from "./ruling.rules";

/**
 * The rules of an ordinary dismissal and of the final pay, as data: the content of each, its
 * regimes, how certain it is.
 */

const LAW_25877 = "LCT, texto de la Ley 25.877";

/** One month of pay per year, or per fraction greater than so many months. */
export const SENIORITY = [
  rule("aAndB", ["LCT art. 245 (Ley 25.877)", "V", LAW_25877], { fraction: 3 }),
  rule("c", ["LCT art. 245 (Ley 27.802)", "V", REFORM_C], { fraction: 3 }),
];

/** The base of pay: what it excludes. */
export const BASE = [
  rule(
    "aAndB",
    [
      "Base del art. 245 sin SAC (plenario 322 «Tulosai»)",
      "R",
      "CNAT, plenario 322, según la doctrina",
    ],
    { concepts: false },
  ),
  rule("c", ["LCT art. 245, párrafos 2 a 4 (Ley 27.802)", "V", REFORM_C], { concepts: true }),
];

export const BONUS_IN_BASE = rule(
  "aAndB",
  ["Base del art. 245 con SAC", "M", `Práctica de la Provincia de Buenos Aires, ${MEMORY}`],
  { twelfths: 1 },
);

/** A concept counts when earned in so many months of the last year; averages of so many months. */
export const HABITUAL = rule("c", ["LCT art. 245, párrafos 2 a 4", "V", REFORM_C], {
  months: 6,
  averages: [6, 12],
});

/** The same for a relation of less than a year. */
export const HABITUAL_SHORT = rule(
  "c",
  [
    "Habitualidad en menos de un año de servicio",
    "I",
    "Inferido del art. 245: la mitad de los meses trabajados, hasta seis",
  ],
  null,
);

/**
 * The cap of a month: so many times the agreement's average; it never lowers the base below a part.
 */
export const CAP = [
  rule("aAndB", ["LCT art. 245, párrafo del tope (Ley 25.877)", "V", LAW_25877], { times: 3 }),
  rule("c", ["LCT art. 245, párrafo del tope (Ley 27.802)", "V", REFORM_C], { times: 3 }),
];
export const CAP_FLOOR = [
  rule(
    "aAndB",
    [
      "Piso del 67 % de la base (CSJN «Vizzoti»)",
      "R",
      "CSJN, «Vizzoti c/ AMSA», 14/9/2004, fallo publicado",
    ],
    { part: "0.67", optional: true },
  ),
  rule("c", ["LCT art. 245 (Ley 27.802): piso del 67 %", "V", REFORM_C], {
    part: "0.67",
    optional: false,
  }),
];

/** The least that is paid: one month, of the base with or without its cap. */
export const LEAST = [
  rule("aAndB", ["Mínimo de un mes sin tope del art. 245", "M", `Ley 25.877, ${MEMORY}`], {
    capped: false,
  }),
  rule("c", ["LCT art. 245 (Ley 27.802): mínimo de un mes", "V", REFORM_C], { capped: true }),
];

/** Months of trial, and the notice that ends it, in thirtieths of a month. */
export const TRIAL = [
  rule("a", ["LCT art. 92 bis (Ley 25.877)", "M", `Ley 25.877, ${MEMORY}`], {
    months: 3,
    longest: 3,
  }),
  rule("b", ["LCT art. 92 bis (Ley 27.742)", "V", REFORM_B], { months: 6, longest: 12 }),
  rule("c", ["LCT art. 92 bis (Ley 27.742)", "V", REFORM_B], { months: 6, longest: 12 }),
];
export const TRIAL_NOTICE = [
  rule("aAndB", ["LCT arts. 92 bis y 231 b", "M", `Preaviso de 15 días, ${MEMORY}`], { days: 15 }),
  rule("c", ["LCT art. 231, último párrafo (Ley 27.802)", "V", REFORM_C], { days: 0 }),
];

/** Months of notice, and the months of service above which the longer one is due. */
const NOTICE_MONTHS = { months: 1, over: 60, longer: 2 };
export const NOTICE = [
  rule("aAndB", ["LCT arts. 231 y 232", "V", "LCT, texto anterior a la Ley 27.802"], NOTICE_MONTHS),
  rule("c", ["LCT arts. 231 (Ley 27.802, art. 48) y 232", "V", REFORM_C], NOTICE_MONTHS),
];
export const NOTICE_AGREED = rule(
  "always",
  ["Convenio o contrato, LCT art. 231", "V", "Plazo de preaviso cargado por el profesional"],
  null,
);
export const NOTICE_SERVED = rule(
  "always",
  ["LCT art. 19: el preaviso otorgado es tiempo de servicio", "M", `Ley 20.744, ${MEMORY}`],
  null,
);
/** The rest of the month: Ley 25.877, B.O. 19/3/2004, wrote the article anew. */
export const INTEGRATION = [
  {
    ...rule("always", ["LCT art. 233", "V", ORDERED], { days: 30 }),
    vigenciaHasta: "2004-03-27",
  },
  {
    ...rule("always", ["LCT art. 233 (Ley 25.877)", "V", LAW_25877], { days: 30 }),
    vigenciaDesde: "2004-03-28",
  },
];

/** The annual bonus is a twelfth of pay. */
export const BONUS = rule("always", ["LCT art. 121", "R", ORDERED], { part: 12 });
export const WORKED = rule("always", ["LCT arts. 74 y 103", "R", ORDERED], null);
export const SEMESTER_BONUS = rule("always", ["LCT arts. 122 y 123", "V", ORDERED], null);

/** Days of vacation above so many years at the end of the year; a day is a twenty-fifth of pay. */
export const VACATIONS = rule("always", ["LCT arts. 150, 155 y 156", "V", ORDERED], {
  divisor: 25,
  days: [
    { over: 20, days: 35 },
    { over: 10, days: 28 },
    { over: 5, days: 21 },
    { over: 0, days: 14 },
  ],
});
export const FEW_DAYS = rule("always", ["LCT arts. 151, 153, 155 y 156", "V", ORDERED], {
  each: 20,
});

/** A fixed term ended early counts as served to its end. */
export const FIXED_TERM = rule("c", ["LCT art. 95 (Ley 27.802)", "V", REFORM_C], null);

/**
 * Rehired by the same employer: what was paid is deducted; since the last reform, updated by IPC.
 */
export const REHIRED = [
  rule("aAndB", ["LCT art. 255", "M", `Ley 20.744, ${MEMORY}`], { updated: false }),
  rule("c", ["LCT art. 255 (Ley 27.802)", "V", REFORM_C], { updated: true }),
];

/** Service before a gap longer than so many months does not count. */
export const EARLIER_SERVICE = rule("c", ["LCT art. 18 (Ley 27.802, art. 9)", "R", REFORM_C], {
  months: 24,
});
