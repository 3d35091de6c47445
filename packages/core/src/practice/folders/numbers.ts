import { type Item, walk } from "../../kernel/dynamo";
import { shelfRange } from "../../kernel/records";
import { fold, nameKey } from "../../kernel/text.rules";
import type { FolderRecord } from "./folder.item";
import { type Numbered, numberOf, numbersOf, sameCourt } from "./number.rules";

const FACTS = ["_id", "folderName", "customerName", "court", "folderExpediente"] as const;

/** A case as it is looked for; `row` of one that is still to be written. */
type Known = Pick<FolderRecord, (typeof FACTS)[number]> & { row?: number };

type Named = Numbered & Pick<Known, "folderName">;

/** The cases of a practice, among which another is found. */
export type KnownCases = {
  /** The case that has the number of another. */
  byNumber(one: Numbered): Known | undefined;
  /** The case with the same carátula, whatever its number. */
  byName(one: Named): Known | undefined;
  /** The case with the same carátula and client, where at least one of the two has no number. */
  byClient(one: Known): Known | undefined;
  add(one: Known): void;
};

/** How many are read at once: a query ends after 1 MB anyhow. */
const PAGE = 1000;

/**
 * Reads the active and archived cases of a practice that the actor sees, but those that are not
 * `wanted`: one query for about a thousand cases, however many are looked for.
 */
export async function knownCases(
  ownerId: string,
  wanted: (one: Known) => boolean = () => true,
): Promise<KnownCases> {
  const cases = listed();
  const attributes = ["pk", "sk", ...FACTS];
  for (const shelf of ["active", "archived"] as const) {
    const range = { ...shelfRange("folder", ownerId, shelf), limit: PAGE, attributes };
    for await (const item of walk<Item & Known>(range)) if (wanted(item)) cases.add(item);
  }
  return cases;
}

const clientKey = ({ folderName, customerName }: Known) =>
  `${fold(folderName)}\n${nameKey(customerName ?? "")}`;

function listed(): KnownCases {
  const numbers = new Map<string, Known[]>();
  const names = new Map<string, Known>();
  const clients = new Map<string, Known[]>();
  const isOther = (one: Known, other: Known) => Boolean(numberOf(one) && numberOf(other));
  return {
    byNumber: (one) => numbers.get(numberOf(one) ?? "")?.find((other) => sameCourt(one, other)),
    byName: ({ folderName }) => names.get(fold(folderName)),
    byClient: (one) => clients.get(clientKey(one))?.find((other) => !isOther(one, other)),
    add: (one) => {
      for (const number of numbersOf(one)) push(numbers, number, one);
      push(clients, clientKey(one), one);
      const name = fold(one.folderName);
      if (!names.has(name)) names.set(name, one);
    },
  };
}

function push(map: Map<string, Known[]>, key: string, one: Known): void {
  const there = map.get(key);
  if (there) there.push(one);
  else map.set(key, [one]);
}
