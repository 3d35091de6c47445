import { METHODS, type Method } from "@foja/core/money/issuers/words.rules";

/** The ways in which an invoice is paid, as they are called. */
export const METHOD_WORDS: Record<Method, string> = {
  efectivo: "Efectivo",
  transferencia: "Transferencia",
  tarjeta: "Tarjeta",
  cheque: "Cheque",
  otro: "Otro",
};

export const METHOD_CHOICES = METHODS.map((value) => ({ value, label: METHOD_WORDS[value] }));
