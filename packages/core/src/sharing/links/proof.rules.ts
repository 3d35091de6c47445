/** The last four digits of a contact's document, or else of their CUIT without its check digit. */
export function lastFour(contact: {
  document?: string | null | undefined;
  cuit?: string | null | undefined;
}): string | undefined {
  const document = contact.document?.replace(/\D/g, "") ?? "";
  const cuit = contact.cuit?.replace(/\D/g, "").slice(2, -1) ?? "";
  return [document, cuit].find((digits) => digits.length >= 4)?.slice(-4);
}

/** The steps of a case as a client understands them. */
const STEPS: Record<string, [step: number, words: string]> = {
  nueva: [1, "estamos preparando el caso"],
  pendiente: [2, "espera una respuesta"],
  enProceso: [3, "está en marcha"],
  cerrada: [4, "terminó"],
};
const LAST = 4;

/** Where a case stands, in plain words. */
export function stageOf(status: string | null | undefined): string {
  const [step, words] = STEPS[status ?? ""] ?? [3, "está en marcha"];
  return `Etapa ${step} de ${LAST}: ${words}`;
}
