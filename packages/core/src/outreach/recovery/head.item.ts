import { createHash } from "node:crypto";
import { now } from "../../kernel/clock";
import { type Item, isExpired, ownerOf } from "../../kernel/dynamo";
import { canonical } from "../../law/calculation/canonical.rules";
import { Invoices } from "../../money/invoices";
import { Ledger } from "../../money/ledger";
import { heldByType } from "../holdings";
import { type Head, identityOf } from "./recovery.rules";

/** What says nothing of the content: who wrote it last, and how often it was written. */
const APART = new Set(["version", "writeId"]);

function printOf(item: Item): string {
  const content = Object.fromEntries(Object.entries(item).filter(([name]) => !APART.has(name)));
  return createHash("sha256").update(canonical(content)).digest("base64url").slice(0, 22);
}

const textIn = (item: Item, name: string): string | null => {
  const value: unknown = Reflect.get(item, name);
  return typeof value === "string" ? value : null;
};

/** The identities of the invoice that an item names, and of the entry of an account that it bills. */
function companionsOf(item: Item): Pick<Head, "invoice" | "entry"> {
  const [ownerId, invoiceId] = [ownerOf(item), textIn(item, "invoiceId")];
  const [entryId, folderId] = [textIn(item, "entryId"), textIn(item, "folderId")];
  const invoice = invoiceId && Invoices.invoiceKey(ownerId, invoiceId);
  const entry = entryId && folderId && Ledger.entryKey(ownerId, folderId, entryId);
  return {
    invoice: invoice ? identityOf("invoice", invoice.sk, undefined, 1) : null,
    entry: entry ? identityOf("ledgerEntry", entry.sk, undefined, 1) : null,
  };
}

/**
 * What a recovery has to know of an item. Throws for a type that no room declares: nothing is brought back
 * by guesses.
 */
export function headOf(item: Item): Head {
  const { type, sk, version } = item;
  const held = heldByType.get(type);
  if (!held) throw new Error(`no room declares items of type ${type} (held.item.ts)`);
  const id = textIn(item, "_id") ?? "";
  const purgeAt = textIn(item, "purgeAt");
  return {
    ...{ type, back: held.back, sk, id, version },
    identity: identityOf(type, sk, id || undefined, held.at?.length ?? 1),
    print: printOf(item),
    folderId: textIn(item, "folderId"),
    ...companionsOf(item),
    over: isExpired(item, now()) || (purgeAt !== null && Date.parse(purgeAt) <= now()),
    voided: textIn(item, "status") === "voided",
  };
}
