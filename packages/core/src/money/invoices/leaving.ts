import { commit, put, walk } from "../../kernel/dynamo";
import { allOf, fromItem, type InvoiceItem } from "./invoice.item";
import { toKeptItem } from "./kept-invoice.item";
import { keptOf } from "./kept-invoice.rules";

/**
 * Copies the invoices that ARCA authorised out of the account being erased. May be repeated.
 * Returns how many there are.
 */
export async function keepAuthorised(ownerId: string): Promise<number> {
  let count = 0;
  for await (const item of walk<InvoiceItem>({ ...allOf(ownerId), limit: 100 })) {
    const kept = keptOf(fromItem(item));
    if (!kept) continue;
    await commit(put(toKeptItem(kept)));
    count += 1;
  }
  return count;
}
