import type { Write } from "../../kernel/dynamo";
import type { FojaKind } from "../kinds/kinds.rules";
import { type Counted, filed, recount } from "./docket";
import { redue } from "./due";
import type { Expiring } from "./due.item";

type Entry = Expiring & { foja: number | null };

/**
 * Returns the function of the writes of an entry with a foja in its case and in the agenda, for
 * the commit that creates, changes or deletes one: `before` as it was and `after` as it will be. It
 * takes a file number if it `isNew` or moves to another case.
 */
export const followUp =
  <E extends Entry>(kind: FojaKind, countedOf: (entry: E) => Counted) =>
  (before: E | undefined, after: E | undefined, isNew = false): Write[] => {
    const counted = after && countedOf(after);
    const moves = before && after && before.folderId !== after.folderId;
    const next = counted && (isNew || moves) ? filed(counted, after.foja) : counted;
    return [...recount(before && countedOf(before), next), ...redue(kind, before, after)];
  };
