import { addDays } from "../../kernel/day.rules";
import { tryCommit } from "../../kernel/dynamo";
import { hasCode, invalid } from "../../kernel/error";
import { Idempotency } from "../../kernel/idempotency";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import type { Folder } from "../../practice/folders/folder.schema";
import { Issuers } from "../issuers";
import { Ledger } from "../ledger";
import { isFeeUnit } from "../ledger/ledger.rules";
import type { Entry } from "../ledger/ledger.schema";
import { amountText } from "./amount.rules";
import { linesFor, netOf } from "./billed.rules";
import { blank } from "./blank";
import { type Kept, lettered, totalsOfKept } from "./invoice.rules";
import {
  type Invoice,
  type InvoiceFromAccount,
  MOST_INVOICED,
  type NewInvoice,
} from "./invoice.schema";
import { shown } from "./link";
import { find, planSave, stepped, today } from "./store";
import { toCents } from "./totals.rules";

/** Days until an invoice of the account is due. */
const DUE_DAYS = 30;

/**
 * Creates a draft that bills entries of a case's account, each once: to the client of the case, in
 * pesos of today. Throws `folder.not_found`, `ledger.billed`, and a sentence for what cannot be
 * billed.
 */
export async function fromAccount({ folderId, entryIds }: InvoiceFromAccount): Promise<Invoice> {
  const _id = Idempotency.mint("invoice");
  const made = await kept(_id);
  if (made) return shown(made);
  const [folder, billing, { profile }] = await Promise.all([
    Folders.get(folderId),
    Ledger.planBilling(folderId, entryIds, _id),
    Issuers.standing(),
  ]);
  const [client, value] = await Promise.all([clientOf(folder), valueToday(billing.shown)]);
  const lines = linesFor(billing.shown, profile?.ivaCondition, value);
  const pointOfSale = profile?.pointsOfSale[0]?.number ?? 1;
  const [date, dueDate] = [today(), addDays(today(), DUE_DAYS)];
  const facts = { pointOfSale, currency: "ARS" as const, date, dueDate, client, lines, folderId };
  const draft = lettered({ ...blank(facts), _id }, profile?.ivaCondition);
  assertFits(draft);
  const billed = {
    entryIds: billing.shown.map((entry) => entry._id),
    unit: billing.shown[0]?.unit ?? "ARS",
    cents: netOf(totalsOfKept(draft)),
    vatEntryId: null,
  };
  const said = "Se creó el borrador desde la cuenta de la causa";
  const { kept: written, writes } = planSave(undefined, stepped({ ...draft, billed }, said));
  const outcome = await tryCommit(...writes, ...billing.writes);
  if (outcome === "written") return shown(written);
  // This same request wrote it meanwhile.
  return shown(await find(_id));
}

/** Throws a sentence for more than one invoice may amount to. */
function assertFits(draft: Kept): void {
  const most = amountText(MOST_INVOICED, "ARS");
  if (totalsOfKept(draft).total > toCents(MOST_INVOICED)) {
    throw invalid("entryIds", `Asientos: una factura llega hasta ${most}. Facturalos en varias.`);
  }
}

/** The draft that this same request created before; undefined if it did not. */
async function kept(id: string): Promise<Kept | undefined> {
  try {
    return await find(id);
  } catch (error) {
    if (hasCode(error, "invoice.not_found")) return undefined;
    throw error;
  }
}

/** The client to bill: the client of the case, with its contact's data, or only its name. */
async function clientOf({ _id, customerName, folderName }: Folder): Promise<NewInvoice["client"]> {
  const name = customerName ?? folderName;
  const found = customerName ? await Contacts.named(customerName) : [];
  const contact = found.find(({ folderIds }) => folderIds.includes(_id));
  const ivaCondition = "consumidorFinal" as const;
  if (!contact) return { name: name.slice(0, 200), cuit: null, document: null, ivaCondition };
  const { cuit, document, email, address, city } = contact;
  const place = [address, city].filter(Boolean).join(", ");
  return {
    ...{ name: customerName ?? "", ivaCondition, cuit, document, email, contactId: contact._id },
    address: place === "" ? null : place.slice(0, 200),
  };
}

/** The pesos of one unit of the entries today; 1 for pesos. */
async function valueToday([first]: readonly Entry[]): Promise<number> {
  if (!first || !isFeeUnit(first.unit)) return 1;
  const value = await Ledger.valueOn(first.unit, today());
  if (value) return value.pesos;
  throw invalid("entryIds", `Asientos: falta el valor de ${first.unit} de hoy`);
}
