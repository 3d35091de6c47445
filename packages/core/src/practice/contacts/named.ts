import { useOwner } from "../../kernel/actor";
import { query } from "../../kernel/dynamo";
import { words } from "../../kernel/text.rules";
import { namedRange, present, sortName } from "./contact.item";
import type { Contact } from "./contact.schema";

/** Longer names are only searched in the order in which they are written. */
const TURNED = 5;
const ENOUGH = 20;

/**
 * The possible sort keys of a name: «Ana María Pérez» also as «perez ana maria» and «maria perez
 * ana».
 */
export function filings(name: string): string[] {
  const written = words(name);
  if (written.length === 0) return [];
  if (written.length > TURNED) return [written.join(" ")];
  const turned = written.map((_, i) => [...written.slice(i), ...written.slice(0, i)].join(" "));
  return [...new Set(turned)];
}

/** Contacts with that name, archived ones too, whichever part is written first. */
export async function named(name: string): Promise<Contact[]> {
  const wanted = filings(name);
  const shelves = [false, true].flatMap((archived) =>
    wanted.map((filed) => namedRange(useOwner(), archived, filed)),
  );
  const answers = await Promise.all(shelves.map((range) => query({ ...range, limit: ENOUGH })));
  const found = answers.flatMap(({ items }) => items.map(present));
  return found.filter((contact) => wanted.includes(sortName(contact)));
}
