/** What a mail may say of its reader: nothing else is ever put into one. */
export const VARIABLES = ["nombre", "apellido", "email", "plan", "provincia"] as const;

export type Variable = (typeof VARIABLES)[number];

/** What is known of a reader; what is not has its fallback. */
export type Reader = Partial<Record<Variable, string>>;

/** What stands where a reader has no such datum, unless the template says otherwise. */
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

/** A value is a name, not a text: longer than that it is cut. */
const LONGEST = 200;

/** Controls, halves of characters, separators of lines, and marks that turn the reading direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text has characters that nobody sees, or more than one line. */
export const hasUnseen = (text: string): boolean => text.search(UNSEEN) >= 0;

/** Text on one line, without characters that nobody sees. */
export const plainLine = (text: string): string =>
  text.replace(UNSEEN, " ").replace(/\s+/g, " ").trim();

/** Puts a reader's data in place of the variables of a text, each once; unknown ones leave nothing. */
export const filled = (text: string, reader: Reader): string =>
  text.replace(TOKEN, (_, name: string, own?: string) => {
    if (!isVariable(name)) return "";
    const known = [...plainLine(reader[name] ?? "")].slice(0, LONGEST).join("");
    return known || plainLine(own ?? FALLBACKS[name]);
  });

/** How a template names a variable, with a fallback of its own where one is given. */
export const tokenOf = (name: Variable, fallback?: string): string =>
  fallback ? `{{${name}|${fallback.replace(/[{}|]/g, "")}}}` : `{{${name}}}`;

/** The sentence for a text whose variables are not all known; null where they are. */
export function variableFault(label: string, text: string): string | null {
  const unknown = [...text.matchAll(TOKEN)].some(([, name = ""]) => !isVariable(name));
  const loose = text.replace(TOKEN, "").includes("{{");
  return unknown || loose
    ? `${label}: hay una variable que no existe; las que hay son ${LISTED}`
    : null;
}

const LISTED = VARIABLES.join(", ").replace(/, ([^,]+)$/, " y $1");
