import type { Notice } from "../../law/deadlines/countable.rules";

/** How notice is given according to a movement, and the words that show it. */
type SaidNotice = { notice: Notice; because: string };

/**
 * The ways of giving notice: the first that matches applies. By ministry of law goes first: «por
 * ministerio de la ley (art. 133), sin cédula» is no cédula.
 */
const WAYS: readonly (SaidNotice & { is: RegExp })[] = [
  {
    is: /\bministerio (?:de )?(?:la )?ley\b|\bministerio legis\b|\bpor nota\b|\bnotifi\w+ (?:por )?(?:el )?art(?:iculo|\.)? ?133\b/,
    notice: "nota",
    because: "El texto dice que se notifica por ministerio de la ley (nota).",
  },
  {
    is: /\bcedulas? electronicas?\b|\bnotifi\w+[^.;]{0,60}\belectronic\w+|\b(?:domicilio|medio|forma|via) electronic[oa]s?\b/,
    notice: "electronica",
    because: "El texto dice que se notifica electrónicamente.",
  },
  {
    is: /\bnotifi\w+[^.;]{0,30}\bpersonal(?:mente)?\b(?![^.;]{0,20}\bcedula)/,
    notice: "cedula",
    because: "El texto dice que se notifica personalmente: se cuenta como la cédula.",
  },
  {
    is: /\bcedulas?\b/,
    notice: "cedula",
    because: "El texto dice que se notifica por cédula.",
  },
];

/**
 * How notice is given according to a folded text; else the default of its portal and norm: in the
 * province electronic, elsewhere by cédula where the text orders a notice at all.
 */
export function noticeIn(text: string, system: "pjn" | "mev", usual: Notice): SaidNotice {
  const way = WAYS.find(({ is }) => is.test(text));
  if (way) return { notice: way.notice, because: way.because };
  if (system === "mev") return { notice: "electronica", because: PROVINCE };
  if (/\bnotifiquese\b/.test(text)) return { notice: "cedula", because: ORDERED };
  return { notice: usual, because: usual === "nota" ? BY_LAW : BY_NORM };
}

const PROVINCE = "El texto no dice cómo: en la provincia se notifica electrónicamente.";
const ORDERED = "El texto manda notificar y no dice cómo: se cuenta por cédula.";
const BY_LAW = "El texto no manda notificar: queda notificado por ministerio de la ley (nota).";
const BY_NORM = "El texto no dice cómo se notifica: la norma manda hacerlo por cédula.";
