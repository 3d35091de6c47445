import * as z from "zod";

/** Sentences for what a schema has no words of its own for: they name the field, never its value. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.length ? `de «${issue.path.join(".")}»` : "del pedido";
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `Falta el dato ${field}.`
        : `El tipo de dato ${field} no es el esperado.`;
    case "unrecognized_keys":
      return `Hay un dato que no se admite: ${issue.keys.map((key) => key.slice(0, 64)).join(", ")}.`;
    case "invalid_value":
      return `El valor ${field} tiene que ser uno de estos: ${issue.values.join(", ")}.`;
    case "too_big":
      return `El valor ${field} supera el máximo de ${issue.maximum}.`;
    case "too_small":
      return `El valor ${field} no llega al mínimo de ${issue.minimum}.`;
    default:
      return `El valor ${field} no es válido.`;
  }
}

/** Makes Spanish the language of every schema of this process. Call it once, where the app is made. */
export function speakSpanish(): void {
  z.config({ customError: describeIssue });
}
