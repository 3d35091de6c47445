import type { Side } from "../../practice/folders/party.rules";

/** What the words of a notice may name. */
export const VARIABLES = ["causa", "fecha", "hora", "lugar", "importe"] as const;
export type Variable = (typeof VARIABLES)[number];

/** What is told to clients, in the order in which it is shown to the practice. */
export const NOTICE_KINDS = [
  "claimFiled",
  "claimServed",
  "claimAnswered",
  "evidence",
  "expert",
  "closing",
  "judgment",
  "appeal",
  "hearing",
  "mediation",
  "hearingNews",
  "deadline",
  "deadlineLate",
  "movement",
  "settlement",
  "deposit",
  "payment",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

type Kind = {
  /** What the practice calls it. */
  name: string;
  /**
   * What is said of it, unless the practice has words of its own: true whoever is represented, as the
   * case may not say it.
   */
  text: string;
  /** What is said of it to a client of one side, where that hears it otherwise than the other. */
  sides?: Readonly<Record<"actora" | "demandada", string>>;
  /** What its words may name besides the case and the day. */
  also?: readonly Variable[];
  /** Whether it speaks of money: that is told by hand alone. */
  money?: true;
};

/** Every kind of notice, with what is said to somebody who is no lawyer. */
export const KINDS: Readonly<Record<NoticeKind, Kind>> = {
  claimFiled: {
    name: "Se presentó la demanda",
    text: "Se presentó la demanda: tu caso ya está en el juzgado.",
    sides: {
      actora: "Presentamos tu demanda: tu caso ya está en el juzgado.",
      demandada:
        "La otra parte presentó una demanda: el caso ya está en el juzgado. Te avisamos cuando haya que contestarla.",
    },
  },
  claimServed: {
    name: "Traslado de la demanda",
    text: "El juzgado dispuso hacer saber la demanda a quien tiene que contestarla: va a tener un plazo para eso.",
    sides: {
      actora:
        "El juzgado recibió tu demanda y dispuso hacérsela saber a la otra parte, que va a tener un plazo para contestar.",
      demandada:
        "El juzgado dispuso hacernos saber la demanda de la otra parte. Vamos a tener un plazo para contestarla, y nos ocupamos.",
    },
  },
  claimAnswered: {
    name: "Contestación de la demanda",
    text: "Se contestó la demanda. Lo que sigue son las pruebas.",
    sides: {
      actora: "La otra parte contestó tu demanda. Ahora seguimos con las pruebas.",
      demandada: "Contestamos la demanda. Ahora seguimos con las pruebas.",
    },
  },
  evidence: {
    name: "Apertura a prueba",
    text: "El juez abrió la etapa de prueba: ahora hay que probar lo que se dijo.",
  },
  expert: {
    name: "Pericia",
    text: "Hay novedades de la pericia: el informe de un especialista que ayuda al juez a decidir.",
  },
  closing: {
    name: "Alegatos",
    text: "Llegó el momento de los alegatos: cada parte resume sus razones antes de la sentencia.",
  },
  judgment: {
    name: "Sentencia",
    text: "El juez dictó sentencia. Te contamos en detalle qué dice y cómo sigue.",
  },
  appeal: {
    name: "Apelación",
    text: "Se presentó una apelación: un tribunal superior va a revisar lo que se decidió.",
  },
  hearing: {
    name: "Audiencia",
    text: "Tenés una audiencia el {fecha}. Te avisamos qué llevar.",
    also: ["hora", "lugar"],
  },
  mediation: {
    name: "Mediación",
    text: "Tenés una mediación el {fecha}. Te avisamos qué llevar.",
    also: ["hora", "lugar"],
  },
  hearingNews: {
    name: "Novedad sobre una audiencia",
    text: "Hay novedades sobre una audiencia.",
  },
  deadline: {
    name: "Vencimiento cumplido a tiempo",
    text: "Presentamos a tiempo lo que había que presentar en tu caso.",
  },
  deadlineLate: {
    name: "Vencimiento cumplido después de su día",
    text: "Presentamos lo que había que presentar en tu caso.",
  },
  movement: {
    name: "Otro movimiento",
    text: "Hubo un movimiento en tu caso. Lo estamos mirando y te contamos si hace falta algo tuyo.",
  },
  settlement: {
    name: "Liquidación",
    text: "Se presentó la cuenta de lo que corresponde pagar.",
    money: true,
  },
  deposit: {
    name: "Depósito, giro o transferencia",
    text: "Hay novedades sobre un pago en tu caso.",
    money: true,
  },
  payment: {
    name: "Pago que hizo el cliente",
    text: "Registramos tu pago del {fecha}. Gracias.",
    also: ["importe"],
    money: true,
  },
};

/** What the words of a kind may name. */
export const variablesOf = (kind: NoticeKind): readonly Variable[] => [
  ...(["causa", "fecha"] as const),
  ...(KINDS[kind].also ?? []),
];

/** Whether a practice may let a kind go out without somebody's approval: nothing of money does. */
export const mayGoAlone = (kind: NoticeKind): boolean => !KINDS[kind].money;

const NAMED = /\{([^{}]*)\}/g;

/** What the words of a kind name that it has not; undefined where all is known. */
export const unknownIn = (kind: NoticeKind, text: string): string | undefined =>
  [...text.matchAll(NAMED)].find(([, name]) => !variablesOf(kind).some((one) => one === name))?.[0];

/** What a notice tells of, for its words. */
export type Told = Partial<Record<Variable, string>>;

/** What is said of a kind to a client of a side: the same to all where it is not known, or is neither. */
export function usualOf(kind: NoticeKind, side: Side | null): string {
  const { text, sides } = KINDS[kind];
  return side === "actora" || side === "demandada" ? (sides?.[side] ?? text) : text;
}

/**
 * The words for a client: the practice's own or, where those name what this one lacks (the place of a
 * hearing that has none), the usual ones of the side that the practice represents.
 */
export function wordsOf(
  kind: NoticeKind,
  told: Told,
  { own, side = null }: { own?: string | null | undefined; side?: Side | null } = {},
): string {
  const usual = usualOf(kind, side);
  return (own && filled(own, told)) || (filled(usual, told) ?? usual);
}

function filled(text: string, told: Told): string | undefined {
  const names = [...text.matchAll(NAMED)].map(([, name = ""]) => name as Variable);
  if (names.some((name) => !told[name])) return undefined;
  return text.replace(NAMED, (_, name: Variable) => told[name] ?? "");
}
