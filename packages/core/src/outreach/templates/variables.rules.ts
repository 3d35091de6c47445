/** The data of its reader that a mail may contain: no others are ever inserted. */
export const VARIABLES = ["nombre", "apellido", "email", "plan", "provincia"] as const;

export type Variable = (typeof VARIABLES)[number];

/** The known data of a reader; the fallback replaces unknown ones. */
export type Reader = Partial<Record<Variable, string>>;

/** What replaces a missing datum of a reader, unless the template has its own fallback. */
export const FALLBACKS: Record<Variable, string> = {
  nombre: "colega",
  apellido: "",
  email: "tu e-mail",
  plan: "tu plan",
  provincia: "tu provincia",
};

/** A variable with or without a fallback of its own: `{{nombre}}`, `{{ nombre | colega }}`. */
const TOKEN = /\{\{\s*([a-z]+)\s*(?:\|([^{}|]{0,60}))?\}\}/g;

const isVariable = (name: string): name is Variable =>
  (VARIABLES as readonly string[]).includes(name);

/** A value is a name, not a text: longer ones are cut. */
const LONGEST = 200;

/** Control characters, lone surrogates, line separators, and marks of text direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text has invisible characters, or more than one line. */
export const hasUnseen = (text: string): boolean => text.search(UNSEEN) >= 0;

/** Text on one line, without invisible characters. */
export const plainLine = (text: string): string =>
  text.replace(UNSEEN, " ").replace(/\s+/g, " ").trim();

/** Replaces the variables of a text by a reader's data, each once; unknown ones by nothing. */
export const filled = (text: string, reader: Reader): string =>
  text.replace(TOKEN, (_, name: string, own?: string) => {
    if (!isVariable(name)) return "";
    const known = [...plainLine(reader[name] ?? "")].slice(0, LONGEST).join("");
    return known || plainLine(own ?? FALLBACKS[name]);
  });

/** The token of a variable in a template, with its own fallback where one is given. */
export const tokenOf = (name: Variable, fallback?: string): string =>
  fallback ? `{{${name}|${fallback.replace(/[{}|]/g, "")}}}` : `{{${name}}}`;

/** The sentence for a text with unknown variables; null where all are known. */
export function variableFault(label: string, text: string): string | null {
  const unknown = [...text.matchAll(TOKEN)].some(([, name = ""]) => !isVariable(name));
  const loose = text.replace(TOKEN, "").includes("{{");
  return unknown || loose
    ? `${label}: hay una variable que no existe; las que hay son ${LISTED}`
    : null;
}

const LISTED = VARIABLES.join(", ").replace(/, ([^,]+)$/, " y $1");
