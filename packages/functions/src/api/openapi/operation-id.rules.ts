/**
 * The operationId of a route, derived only from its method and path: stable as long as they are.
 *
 * Where the last word of the path is an action, the name is that action and its object
 * (`PUT /api/tasks/{id}/toggle` → `toggleTask`). Otherwise it is the verb of the method (`list` for
 * a GET that ends in a plural) and the nouns of the path: `createFolder`, `listFolders`,
 * `deleteTaskAttachment`. The owner of a list (`/user/{userId}`) is left out.
 */
export function operationIdOf(method: string, template: string): string {
  const parts = partsOf(template);
  const last = parts.at(-1);
  const isAction = last !== undefined && method !== "DELETE" && ACTIONS.has(last.words[0] ?? "");
  return camel(isAction ? actionWords(parts.slice(0, -1), last) : methodWords(method, parts));
}

/** A segment of the path as words, and whether an identifier follows or precedes it. */
type Part = { words: string[]; after: boolean; before: boolean };

const ACTIONS = new Set(
  [
    "accept archive batch change check complete compute create deactivate filter import link login",
    "logout mark reactivate recompute refresh register resend reset restore run schedule search",
    "toggle unarchive undo unsubscribe update verify",
  ].flatMap((words) => words.split(" ")),
);
/** Actions that create one of the path's plural noun. */
const MAKES_ONE = new Set(["create", "compute", "schedule"]);
const ADJECTIVES = new Set(["combined", "current", "open", "upcoming", "verified"]);
const UNCOUNTABLE = new Set(["preferences", "series"]);

const isHole = (segment: string | undefined) => segment?.startsWith("{") ?? false;

function partsOf(template: string): Part[] {
  const segments = template
    .split("/")
    .slice(2)
    .filter((segment) => segment !== "id");
  if (segments[0] === "auth") segments.shift();
  return segments.flatMap((segment, i) => {
    const next = segments[i + 1];
    if (isHole(segment) || next === `{${segment}Id}`) return [];
    const words = segment
      .replace(/([A-Z])/g, "-$1")
      .toLowerCase()
      .split("-");
    return [{ words, after: isHole(next), before: segments.slice(0, i).some(isHole) }];
  });
}

/** The words of an action: `link-folders` of a contact → link contact folders. */
function actionWords(of: Part[], { words: [verb = "", ...rest], before }: Part): string[] {
  if (rest.every((word) => ACTIONS.has(word))) {
    const one = before || MAKES_ONE.has(verb);
    return [verb, ...rest, ...nouns(of, one)];
  }
  return before ? [verb, ...nouns(of, true), ...rest] : [verb, ...rest];
}

const VERBS: Record<string, string> = {
  GET: "get",
  POST: "create",
  PUT: "update",
  PATCH: "update",
  DELETE: "delete",
};

function methodWords(method: string, parts: Part[]): string[] {
  const adjectives = parts.filter(({ words }) => ADJECTIVES.has(words[0] ?? ""));
  const things = parts.filter((part) => !adjectives.includes(part));
  const last = things.at(-1);
  const name = last?.words.at(-1) ?? "";
  const one = last?.after || method === "POST" || (adjectives.length > 0 && method !== "GET");
  const isList = method === "GET" && !one && name !== singular(name);
  const words = nouns(things, Boolean(one));
  const own = last?.words.length ?? 0;
  const qualified = adjectives.flatMap((part) => part.words);
  return [
    isList ? "list" : (VERBS[method] ?? ""),
    ...words.slice(0, words.length - own),
    ...qualified,
    ...words.slice(words.length - own),
  ];
}

/** The nouns of a path in the singular; the last one only if `one`. */
function nouns(parts: Part[], one: boolean): string[] {
  const named = parts.map(({ words }, i) =>
    i < parts.length - 1 || one ? [...words.slice(0, -1), singular(words.at(-1) ?? "")] : words,
  );
  return named.filter((words, i) => words.join() !== named[i + 1]?.join()).flat();
}

function singular(word: string): string {
  if (UNCOUNTABLE.has(word)) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/dades$/, "dad")
    .replace(/s$/, "");
}

const camel = (words: string[]) =>
  words.map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("");
