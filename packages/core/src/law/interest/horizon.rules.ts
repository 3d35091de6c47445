type Variables = Record<string, unknown>;

/** The variables with interest up to a day: of the whole span, or of its last segment. */
export function upTo(variables: Variables, hasta: string): Variables {
  const { tramos } = variables;
  if (!Array.isArray(tramos)) return { ...variables, hasta };
  const last: unknown = tramos.at(-1);
  const whole = "hasta" in variables ? { hasta } : {};
  return { ...variables, ...whole, tramos: [...tramos.slice(0, -1), { ...Object(last), hasta }] };
}
