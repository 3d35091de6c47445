import { type Item, walk } from "../../kernel/dynamo";
import { shelfRange } from "../../kernel/records";
import { fold } from "../../kernel/text.rules";
import type { FolderRecord } from "./folder.item";
import { type Numbered, numberOf, numbersOf, sameCourt } from "./number.rules";

type Known = Pick<FolderRecord, "_id" | "folderName" | "court" | "folderExpediente">;

type Named = Numbered & { folderName: string };

/** The cases of a practice by number and by carátula. */
export type KnownCases = {
  /** The case that has the number of another; undefined without one. */
  byNumber(one: Numbered): Known | undefined;
  /** The case with the same carátula; undefined without one. */
  byName(one: Named): Known | undefined;
  add(one: Known): void;
};

const READ = ["pk", "sk", "_id", "folderName", "court", "folderExpediente"];
/** How many are read at once: a query ends after 1 MB anyhow. */
const PAGE = 1000;

/**
 * Reads the active and archived cases of a practice that the actor sees, to find which ones it has:
 * one query for about a thousand cases, however many are looked for.
 */
export async function knownCases(ownerId: string): Promise<KnownCases> {
  const cases = empty();
  for (const shelf of ["active", "archived"] as const) {
    const range = { ...shelfRange("folder", ownerId, shelf), limit: PAGE, attributes: READ };
    for await (const item of walk<Item & Known>(range)) cases.add(item);
  }
  return cases;
}

function empty(): KnownCases {
  const numbers = new Map<string, Known[]>();
  const names = new Map<string, Known>();
  return {
    byNumber: (one) => numbers.get(numberOf(one) ?? "")?.find((other) => sameCourt(one, other)),
    byName: ({ folderName }) => names.get(fold(folderName)),
    add: (one) => {
      for (const number of numbersOf(one))
        numbers.set(number, [...(numbers.get(number) ?? []), one]);
      const name = fold(one.folderName);
      if (!names.has(name)) names.set(name, one);
    },
  };
}
