import { readFileSync } from "node:fs";
import { CAPABILITIES, type Capability } from "@foja/core/kernel/member.rules";

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));

/** A call whatever its parameters are called. */
export const nameOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\{[^}]+\}/g, "{}")}`;

function capability(name: string, said: string): Capability {
  const found = CAPABILITIES.find((one) => one === said);
  if (!found) throw new Error(`${name}: the table says no capability: «${said}»`);
  return found;
}

/**
 * What each call of a practice needs, as written by hand: of the specification in routes.tsv, of the
 * rest in needs.tsv. Tests compare the product with this, not with what it says of itself.
 */
export function neededByHand(): Map<string, Capability> {
  const asked = linesOf("routes.tsv")
    .filter(([, , principal]) => principal === "user")
    .map(([method = "", path = "", , needs = ""]) => [method, path, needs] as const);
  const others = linesOf("needs.tsv").map(
    ([method = "", path = "", needs = ""]) => [method, path, needs] as const,
  );
  const table = new Map<string, Capability>();
  for (const [method, path, needs] of [...asked, ...others]) {
    const name = nameOf(method, path);
    if (table.has(name)) throw new Error(`${name} is twice in the tables`);
    table.set(name, capability(name, needs));
  }
  return table;
}
