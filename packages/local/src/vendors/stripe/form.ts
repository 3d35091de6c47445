import { invalid } from "./refusal";

/** Parsed brackets: texts, lists and groups of them. */
export type Fields = { [name: string]: string | Fields };

/**
 * Parses a form or query with brackets (`items[0][price]=…`) into groups. A list has its numbers as
 * names; only the parameter's schema shows that it is one.
 */
export function readForm(text: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) put(fields, pathOf(name), value, name);
  return fields;
}

function pathOf(name: string): string[] {
  const [, head = "", rest = ""] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (head === "") throw invalid(`Invalid request: unable to parse the parameter ${name}`);
  return [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = ""]) => part)];
}

function put(fields: Fields, path: string[], value: string, name: string): void {
  let at = fields;
  for (const part of path.slice(0, -1)) {
    const next = at[part] ?? {};
    if (typeof next === "string") throw invalid(`Invalid object: ${name}`, { param: name });
    at[part] = next;
    at = next;
  }
  const last = path.at(-1) ?? "";
  // `expand[]=a&expand[]=b` has no numbers.
  at[last === "" ? String(Object.keys(at).length) : last] = value;
}
