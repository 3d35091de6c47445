import * as z from "zod";

/** Sentences for what a schema has no words of its own for: they name the field, never its value. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.length ? issue.path.join(".") : "el cuerpo del pedido";
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `Falta completar: ${field}`
        : `${field}: el tipo de dato no es el esperado`;
    case "unrecognized_keys":
      return `${field}: no se admite ${issue.keys.map((key) => key.slice(0, 64)).join(", ")}`;
    case "invalid_value":
      return `${field}: elegí uno de los valores admitidos (${issue.values.join(", ")})`;
    case "too_big":
      return `${field}: supera el máximo de ${issue.maximum}`;
    case "too_small":
      return `${field}: no llega al mínimo de ${issue.minimum}`;
    default:
      return `${field}: el dato no es válido`;
  }
}

/** Makes Spanish the language of every schema of this process. Call it once, where the app is made. */
export function speakSpanish(): void {
  z.config({ customError: describeIssue });
}
