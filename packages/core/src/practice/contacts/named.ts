import { useOwner } from "../../kernel/actor";
import { query } from "../../kernel/dynamo";
import { words } from "../../kernel/text.rules";
import { namedRange, present, sortName } from "./contact.item";
import type { Contact } from "./contact.schema";

/** More words than this are read in the order they were written. */
const TURNED = 5;
const ENOUGH = 20;

/** A name as it may be filed: «Ana María Pérez» also as «perez ana maria» and «maria perez ana». */
export function filings(name: string): string[] {
  const written = words(name);
  if (written.length === 0) return [];
  if (written.length > TURNED) return [written.join(" ")];
  const turned = written.map((_, i) => [...written.slice(i), ...written.slice(0, i)].join(" "));
  return [...new Set(turned)];
}

/** Contacts of the practice, archived ones too, called so, whichever name was written first. */
export async function named(name: string): Promise<Contact[]> {
  const wanted = filings(name);
  const shelves = [false, true].flatMap((archived) =>
    wanted.map((filed) => namedRange(useOwner(), archived, filed)),
  );
  const answers = await Promise.all(shelves.map((range) => query({ ...range, limit: ENOUGH })));
  const found = answers.flatMap(({ items }) => items.map(present));
  return found.filter((contact) => wanted.includes(sortName(contact)));
}
