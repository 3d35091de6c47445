import type * as z from "zod";

type Path = readonly PropertyKey[];

/** Names that a schema may give a field; names made up by a caller are not repeated in errors. */
const NAME = /^[\w[\].-]{1,40}$/;
const MOST_NAMES = 3;
const MOST_CHOICES = 100;

/** The field at a path as a sentence names it, `«list.0.at»`; "" for the whole request. */
export function quoted(path: Path = []): string {
  const names = path.map(String).filter((name) => NAME.test(name));
  return names.length > 0 ? `«${names.slice(-MOST_NAMES).join(".")}»` : "";
}

/** Spanish sentences for issues without one in the schema: they name the field, never its value. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const name = quoted(issue.path);
  const field = name ? `El dato ${name}` : "El pedido";
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? missing(name)
        : `${field} tiene que ser ${KINDS[issue.expected] ?? "de otro tipo"}.`;
    case "unrecognized_keys":
      return unrecognized(issue.keys);
    case "invalid_value":
      return `${field} ${choices(issue.values)}.`;
    case "too_big":
      return `${field} supera el máximo de ${amount(issue.maximum, issue.origin)}.`;
    case "too_small":
      return `${field} no llega al mínimo de ${amount(issue.minimum, issue.origin)}.`;
    default:
      return `${field} no es válido.`;
  }
}

const missing = (name: string) => (name ? `Falta el dato ${name}.` : "Falta el pedido.");

const KINDS: Record<string, string> = {
  boolean: "verdadero o falso",
  number: "un número",
  int: "un número entero",
  string: "un texto",
  array: "una lista",
  object: "un objeto",
  record: "un objeto",
};

const UNITS: Record<string, [one: string, many: string]> = {
  string: [" carácter", " caracteres"],
  array: [" elemento", " elementos"],
};

function amount(count: number | bigint, of: string): string {
  const [one = "", many = ""] = UNITS[of] ?? [];
  return `${count}${Number(count) === 1 ? one : many}`;
}

function choices(values: readonly z.core.util.Primitive[]): string {
  const words = values.join(", ");
  return words.length <= MOST_CHOICES
    ? `tiene que ser uno de estos: ${words}`
    : "no es uno de los que se admiten";
}

/** Names a few of the unknown fields, if they look like names, or else counts them. */
function unrecognized(keys: readonly string[]): string {
  if (keys.length === 1) {
    const name = quoted(keys);
    return name ? `El dato ${name} no se admite.` : "Hay un dato que no se admite.";
  }
  const shown = keys.map((key) => quoted([key])).filter((name) => name !== "");
  const named = shown.slice(0, MOST_NAMES).join(", ");
  return `Hay ${keys.length} datos que no se admiten${named && `, entre ellos ${named}`}.`;
}

/** Where zod keeps its configuration. Written before zod is loaded, which not every request needs. */
const shared = globalThis as { __zod_globalConfig?: z.core.$ZodConfig };

/** Sets Spanish as the language of every schema of this process. Call it once, at start. */
export function speakSpanish(): void {
  shared.__zod_globalConfig ??= {};
  shared.__zod_globalConfig.customError = describeIssue;
}
