import { nowIso } from "../../kernel/clock";
import { insert, isStale } from "../../kernel/dynamo";
import { authorise, consult, lastAuthorised } from "../../kernel/ports/tax";
import {
  type TaxAuth,
  TaxErrors,
  TaxFault,
  type TaxFound,
  type TaxReason,
  type TaxVerdict,
  type TaxVoucher,
} from "../../kernel/ports/tax-facts.rules";
import { Invoices } from "../invoices";
import type { Kept } from "../invoices/invoice.rules";
import { type Hold, keep } from "./lane";
import { fiscalKey, toFiscal } from "./lane.item";
import { isAboutTicket, isNotNext, isPassing, shownReasons } from "./reasons.rules";
import { type Associated, dayOfArca, isSame, placeOf, requestOf } from "./request.rules";
import { dropTicket } from "./ticket";
import { Later, waitAfter } from "./wait.rules";

/** The result of a voucher: decided by ARCA, or no longer waiting. */
export type Decided = "authorised" | "rejected" | "gone";

/** The most numbers tried where other programs use the same point of sale. */
const MOST_NUMBERS = 3;

/**
 * Gets ARCA's decision on one voucher. Its number is ARCA's last plus one, stored as an intent
 * before the request; from then on it is this voucher's until ARCA says that another has it. After
 * a lost answer, the next run thus first asks about that number. Throws `Later`.
 */
export async function decide(held: Hold, invoiceId: string, auth: TaxAuth): Promise<Decided> {
  try {
    return await decideOnce(held, invoiceId, auth);
  } catch (error) {
    throw await explained(error, held, auth);
  }
}

async function decideOnce(held: Hold, invoiceId: string, auth: TaxAuth): Promise<Decided> {
  const associated = await associatedOf(invoiceId, auth);
  for (let taken = 0; taken < MOST_NUMBERS; taken += 1) {
    const kept = await Invoices.findWaiting(invoiceId);
    if (!kept) return "gone";
    const asking: Asking = { held, auth, associated };
    const ended = kept.intent ? await resume(kept, asking) : await begin(kept, asking);
    if (ended) return ended;
  }
  throw new Later("Otro programa usa el mismo punto de venta.", waitAfter(1));
}

type Asking = { held: Hold; auth: TaxAuth; associated: Associated | null };

/** The voucher that a credit note cancels, once that one is authorised. */
async function associatedOf(invoiceId: string, { cuit }: TaxAuth): Promise<Associated | null> {
  const kept = await Invoices.findWaiting(invoiceId);
  if (!kept?.voids) return null;
  const { authorisation, pointOfSale, date } = await Invoices.kept(kept.voids._id);
  const { number, voucherType } = authorisation;
  if (number === null || voucherType === null) return null;
  return { voucherType, pointOfSale, number, cuit, date: date.replace(/-/g, "") };
}

/** Stores the next number as an intent, and requests it. */
async function begin(kept: Kept, asking: Asking): Promise<Decided | undefined> {
  const last = await lastAuthorised(asking.auth, asking.held.lane);
  await keep(asking.held);
  const meant = { ...kept, intent: { number: last + 1, at: nowIso() } };
  return request(await Invoices.save(kept, meant), last + 1, asking);
}

/** Asks about a number already requested, and requests it again where ARCA does not have it. */
async function resume(kept: Kept, asking: Asking): Promise<Decided | undefined> {
  const { held, auth, associated } = asking;
  const number = kept.intent?.number ?? 0;
  const found = await consult(auth, held.lane, number);
  if (found) return recognise(kept, found, requestOf(kept, number, associated), asking);
  const place = placeOf(number, await lastAuthorised(auth, held.lane));
  await keep(held);
  if (place === "next") return request(kept, number, asking);
  // A number that was reached meanwhile is asked about once more.
  if (place === "beyond") await Invoices.save(kept, { ...kept, intent: null });
  return undefined;
}

/** Handles a number that ARCA has: if it is another voucher's, this one takes the next. */
async function recognise(kept: Kept, found: TaxFound, asked: TaxVoucher, { held }: Asking) {
  if (!isSame(found, asked) || !found.cae) {
    await Invoices.save(kept, { ...kept, intent: null });
    return undefined;
  }
  return authorised(kept, { ...found, reasons: [] }, held);
}

async function request(kept: Kept, number: number, asking: Asking): Promise<Decided | undefined> {
  const { held, auth, associated } = asking;
  const voucher = requestOf(kept, number, associated);
  const verdict = await verdictOf(() => authorise(auth, held.lane, voucher));
  if (verdict.result === "A") return authorised(kept, verdict, held);
  if (!isNotNext(verdict.reasons)) return rejected(kept, verdict.reasons);
  // The number may be taken, by our own request whose answer was lost or by another program.
  const found = await consult(auth, held.lane, number);
  if (found) return recognise(kept, found, voucher, asking);
  const place = placeOf(number, await lastAuthorised(auth, held.lane));
  if (place === "next") return rejected(kept, verdict.reasons);
  await Invoices.save(kept, { ...kept, intent: null });
  return undefined;
}

/** Turns errors about the voucher into a rejection: it was not authorised. */
async function verdictOf(ask: () => Promise<TaxVerdict>): Promise<TaxVerdict> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof TaxErrors)) throw error;
    const { reasons } = error;
    if (isAboutTicket(reasons) || isPassing(reasons)) throw error;
    return { result: "R", cae: "", caeDueDate: "", reasons };
  }
}

type Authorised = Pick<TaxVerdict, "cae" | "caeDueDate" | "reasons">;

async function authorised(
  kept: Kept,
  { cae, caeDueDate, reasons }: Authorised,
  held: Hold,
): Promise<Decided> {
  const number = kept.intent?.number ?? 0;
  const authorisation = {
    ...kept.authorisation,
    ...{ state: "authorised" as const, number, cae, caeDueDate: dayOfArca(caeDueDate) },
    ...{ reasons: shownReasons(reasons), waitingFor: null },
  };
  const next = { ...kept, authorisation, intent: null, askedAt: null };
  const mark = insert(toFiscal(fiscalKey(held.ownerId, held.lane, number), kept._id));
  await Invoices.save(kept, Invoices.stepped(next, `ARCA la autorizó con el CAE ${cae}`), mark);
  return "authorised";
}

async function rejected(kept: Kept, reasons: readonly TaxReason[]): Promise<Decided> {
  const authorisation = {
    ...kept.authorisation,
    ...{ state: "rejected" as const, reasons: shownReasons(reasons), waitingFor: null },
  };
  const next = { ...kept, authorisation, intent: null, askedAt: null };
  const alert = Invoices.askAlert("rejected", next);
  const released = await Invoices.releaseWrites(kept);
  await Invoices.save(kept, Invoices.stepped(next, "ARCA la rechazó"), alert, ...released);
  return "rejected";
}

/** Turns a failure into `Later`, with the reason, or returns it unchanged. */
async function explained(error: unknown, { ownerId }: Hold, auth: TaxAuth): Promise<unknown> {
  if (isStale(error)) return new Later("La factura cambió mientras se pedía el CAE.", 1000);
  if (error instanceof TaxErrors) {
    if (isAboutTicket(error.reasons)) {
      await dropTicket(ownerId, auth);
      return new Later("ARCA no aceptó el acceso: se pide otro.", 1000);
    }
    return new Later(shownReasons(error.reasons)[0]?.message ?? "ARCA no respondió.", 0);
  }
  if (error instanceof TaxFault) return new Later("ARCA no responde.", 0);
  return error;
}
