import { COURSE } from "./shipped-course.rules";
import { NOTICES } from "./shipped-letters.rules";
import { SUITS } from "./shipped-suits.rules";
import type { ShippedTemplate } from "./shipped-template.rules";

/** Every template that comes with Foja, in the order of use. Each is a model to be checked. */
export const SHIPPED: readonly ShippedTemplate[] = [...SUITS, ...COURSE, ...NOTICES];

/** The template of that id that comes with Foja; undefined where there is none. */
export const shippedOf = (id: string): ShippedTemplate | undefined =>
  SHIPPED.find(({ _id }) => _id === id);

/** What the text of a movement or deadline asks for, with the writ that answers it. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [
    /traslado\b.*\b(?:pericia|informe pericial|dictamen)|\bpericia\b.*\btraslado/,
    "impugna-pericia",
  ],
  [/traslado\b.*\bliquidaci[oó]n|\bliquidaci[oó]n\b.*\btraslado/, "impugna-liquidacion"],
  [/(?:practique|practicar|pr[aá]ct[ií]quese)\b.*\bliquidaci[oó]n/, "practica-liquidacion"],
  [/traslado\b.*\bdemanda|\bcontest(?:ar|e|aci[oó]n)\b.*\bdemanda/, "contesta-demanda"],
  [/\bexpres(?:ar|e|i[oó]n)\b.*\bagravios|\bmemorial\b/, "expresa-agravios"],
  [/\b(?:ofrezca|ofrecer|abre la causa a)\b.*\bprueba/, "ofrece-prueba"],
  [/\bsentencia\b|\bse resuelve\b/, "apela"],
  [/\bacredit(?:e|ar|ese)\b|\bintim(?:ase|ese|aci[oó]n)\b/, "acredita"],
];

/** A template that answers something, as it is offered. */
export type Answering = { templateId: string; title: string };

/** The template that answers what a novedad or a deadline says, with its title; null for none. */
export function answering(said: string): Answering | null {
  const found = shippedOf(templateFor(said) ?? "");
  return found ? { templateId: found._id, title: found.title } : null;
}

/**
 * The template that answers what a novedad or a deadline says, by its type or its text; undefined
 * where none does.
 */
export const templateFor = (said: string): string | undefined =>
  ANSWERS.find(([asks]) => asks.test(said.toLowerCase()))?.[1];
