/** A call as it was sent and answered, in values that are the same each time. */
export type Example = { body?: unknown; status: number; answer: unknown };

const IDENTIFIER = /\b([a-z]{3})_[0-9A-HJKMNP-TV-Z]{26}\b/g;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/g;
const ADDRESS = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const SECRET = /[A-Za-z0-9_-]{32,}(\.[A-Za-z0-9_-]+)*/g;
const HOST = /https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?/g;
/** A code that a letter brings: six figures. */
const CODE = /^\d{6}$/;
/** Sixteen bytes, as those that name a passkey. */
const SIXTEEN = /^[\w-]{22}$/;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** How many items of a list, and characters of a text, an example shows at most. */
const MOST_ITEMS = 2;
const MOST_CHARACTERS = 300;

/**
 * A value whose identifiers, moments, addresses and secrets are replaced by ones that stay: identifiers
 * are numbered as they appear, so that those which were the same are the same.
 */
export function settled(value: unknown, known: Map<string, string> = new Map()): unknown {
  if (typeof value === "string") return settledText(value, known);
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((one) => settled(one, known));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [unnamed(name, known), settled(one, known)]),
  );
}

function settledText(text: string, known: Map<string, string>): string {
  const plain = unnamed(text.slice(0, MOST_CHARACTERS), known)
    .replaceAll("ñandú 7", "Pérez")
    .replace(HOST, "https://foja.ejemplo")
    .replace(CODE, "123456")
    .replace(SIXTEEN, "A".repeat(22))
    .replace(INSTANT, "2026-03-02T12:00:00.000Z")
    .replace(ADDRESS, "persona@ejemplo.com.ar")
    .replace(UUID, "00000000-0000-4000-8000-000000000000");
  // Identifiers are long words too; what is left of those is secret.
  return plain.replace(SECRET, (found) =>
    /^0{8,}/.test(found.slice(4)) ? found : markOf(found).padEnd(lengthOf(found), "A"),
  );
}

/** A signature is some octets longer each time; what has a length by rule is shorter than those. */
const lengthOf = ({ length }: string): number => (length > 88 ? 96 : length);

/** How a secret begins: a public key of push is known by its «B», others begin with anything. */
const markOf = (secret: string): string => (/^B.{86}$/.test(secret) ? "B" : "A");

/** A text with other identifiers: one that was met before has the same name again. */
const unnamed = (text: string, known: Map<string, string>): string =>
  text.replace(IDENTIFIER, (found, prefix: string) => {
    const nth = [...known.keys()].filter((one) => one.startsWith(prefix)).length + 1;
    const name = known.get(found) ?? `${prefix}_${String(nth).padStart(26, "0")}`;
    known.set(found, name);
    return name;
  });

/** The paths of everything in a value: what two answers of one call have in common. */
export function pathsIn(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, `${at}[]`));
  if (typeof value !== "object" || value === null) return [at];
  return Object.entries(value).flatMap(([name, one]) => pathsIn(one, `${at}.${name}`));
}
