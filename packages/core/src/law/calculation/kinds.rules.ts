/** A type of calculation: its words, its page, and how a practice counts it. */
type Kind = {
  /** The name of one without a description. */
  title: string;
  /** Its page, below `/apps/calc/`. */
  path: string;
  menu: { id: string; title: string };
  /** Its action in the search, with other words that find it. */
  search?: { label: string; also: string };
  /** Whether it counts in the plan. */
  inPlan: boolean;
  /** The legal ceiling of a cuota litis on its total; null of what settles no debt of the case. */
  quota: "labor" | "other" | null;
};

/** Every type of calculation, in the order of the menu. The table of engines has the same types. */
export const KINDS = {
  labor: {
    title: "Liquidación laboral",
    path: "labor",
    menu: { id: "labor", title: "Laboral" },
    search: { label: "Liquidación laboral", also: "nueva calcular despido indemnización" },
    inPlan: true,
    quota: "labor",
  },
  intereses: {
    title: "Intereses",
    path: "intereses",
    menu: { id: "interest", title: "Intereses" },
    search: { label: "Calcular intereses", also: "nuevo liquidación tasas actualizar" },
    inPlan: true,
    quota: "other",
  },
  obligaciones: {
    title: "Intereses por rubro",
    path: "obligaciones",
    menu: { id: "obligations", title: "Por rubro" },
    search: {
      label: "Intereses por rubro",
      also: "obligaciones diferencias pagos a cuenta planilla",
    },
    inPlan: true,
    quota: "other",
  },
  diferencias: {
    title: "Diferencias salariales",
    path: "diferencias",
    menu: { id: "differences", title: "Diferencias" },
    search: { label: "Diferencias salariales", also: "sueldo debido pagado sac retroactivo" },
    inPlan: true,
    quota: "labor",
  },
  horasExtra: {
    title: "Horas extra",
    path: "horas-extra",
    menu: { id: "overtime", title: "Horas extra" },
    search: { label: "Horas extra", also: "horas extraordinarias 50 100 divisor" },
    inPlan: true,
    quota: "labor",
  },
  alimentos: {
    title: "Alimentos",
    path: "alimentos",
    menu: { id: "alimony", title: "Alimentos" },
    search: { label: "Calcular alimentos", also: "cuota alimentaria canasta de crianza familia" },
    inPlan: true,
    quota: "other",
  },
  plazo: {
    title: "Plazo",
    path: "plazos",
    menu: { id: "deadlines", title: "Plazos" },
    // Nobody must miss a deadline because of a limit.
    inPlan: false,
    quota: null,
  },
  prescripcion: {
    title: "Prescripción",
    path: "prescripcion",
    menu: { id: "limitation", title: "Prescripción" },
    search: {
      label: "Calcular una prescripción",
      also: "prescribe acción mediación interpelación",
    },
    // As of a deadline: nobody must lose a right because of a limit.
    inPlan: false,
    quota: null,
  },
  caducidad: {
    title: "Caducidad de instancia",
    path: "caducidad",
    menu: { id: "lapse", title: "Caducidad" },
    search: { label: "Calcular una caducidad", also: "instancia impulso perención 310 311" },
    inPlan: false,
    quota: null,
  },
  honorarios: {
    title: "Honorarios",
    path: "honorarios",
    menu: { id: "fees", title: "Honorarios" },
    search: { label: "Regular honorarios", also: "uma jus 27423 14967 regulación" },
    inPlan: true,
    quota: null,
  },
  prorrateo: {
    title: "Prorrateo de honorarios",
    path: "prorrateo",
    menu: { id: "apportionment", title: "Prorrateo" },
    search: { label: "Prorratear honorarios", also: "tope 25 costas 730 277" },
    inPlan: true,
    quota: null,
  },
  art: {
    title: "Riesgos del trabajo",
    path: "art",
    menu: { id: "art", title: "ART" },
    search: { label: "Calcular una ART", also: "accidente incapacidad riesgos 24557 26773 27348" },
    inPlan: true,
    quota: "labor",
  },
  civil: {
    title: "Cálculo civil",
    path: "civil",
    menu: { id: "civil", title: "Civil" },
    search: { label: "Calcular daños", also: "civil vuoto méndez acciarri incapacidad 1746" },
    inPlan: true,
    quota: "other",
  },
  tasaJusticia: {
    title: "Tasa de justicia",
    path: "tasa",
    menu: { id: "courtTax", title: "Tasa de justicia" },
    search: {
      label: "Calcular la tasa de justicia",
      also: "23898 sellado iniciar 22 por mil caja",
    },
    inPlan: true,
    quota: null,
  },
  movilidad: {
    title: "Movilidad",
    path: "movilidad",
    menu: { id: "mobility", title: "Movilidad" },
    search: { label: "Mover un haber", also: "movilidad jubilación anses ipc 274 previsional" },
    inPlan: true,
    quota: null,
  },
} as const satisfies Record<string, Kind>;

export type CalculatorType = keyof typeof KINDS;
/** The path of a calculator's page. */
export type CalculatorPath = (typeof KINDS)[CalculatorType]["path"];

/** Whether a calculation settles what is owed in a case: a writ presents it, a fee is a part of it. */
export const isSettlement = (type: CalculatorType): boolean => KINDS[type].quota !== null;

/** The types of calculation. */
export const CALCULATOR_TYPES = Object.keys(KINDS) as [CalculatorType, ...CalculatorType[]];
