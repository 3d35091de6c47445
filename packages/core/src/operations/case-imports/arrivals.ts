import { chunks } from "../../kernel/chunks";
import { getMany, insert, type Write } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { type RowItem, rowKey, toRow } from "./case-import.item";
import type { PutRows } from "./case-import.schema";
import { inState } from "./imports";
import { edit, find, retryStale, rowWrite } from "./store";

/** The most rows of one commit, with room for the import. */
const AT_ONCE = 90;

/**
 * Stores the rows of an import from a position on; one that came before is replaced. Returns how many
 * have arrived. Throws `import.state` once it started, and a sentence on `rows` past its total.
 */
export async function putRows(id: string, { from, rows }: PutRows): Promise<number> {
  const { total, received } = await find(id);
  if (from + rows.length > total) {
    throw invalid("rows", `Filas: la importación tiene ${total}, y estas pasan de esa cantidad.`);
  }
  const placed = rows.map((given, nth) => ({ row: from + nth + 1, given }));
  let arrived = received;
  for (const part of chunks(placed, AT_ONCE)) arrived = await retryStale(() => put(id, part));
  return arrived;
}

type Placed = { row: number; given: PutRows["rows"][number] };

async function put(id: string, part: Placed[]): Promise<number> {
  const read = await find(id);
  const { userId } = read;
  const there = await getMany<RowItem>(part.map(({ row }) => rowKey(userId, id, row)));
  const writes: Write[] = part.map(({ row, given }, i) => {
    const known = there[i];
    return known ? rowWrite(known, { given }) : insert(toRow(userId, read, row, given));
  });
  const fresh = there.filter((one) => one === undefined).length;
  const next = await edit(
    id,
    ({ status, received }) => {
      if (status !== "receiving") throw inState("Esta importación ya empezó: no admite más filas.");
      return { received: received + fresh };
    },
    ...writes,
  );
  return next.received;
}
