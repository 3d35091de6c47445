import { isDeepStrictEqual } from "node:util";
import { useOwner, whoActs } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { commit, get, insert, put, removeAny, replace, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { dayOf } from "../../kernel/zone.rules";
import { figuresWrites } from "./figures.item";
import { changeOf } from "./figures.rules";
import { fromItem, type InvoiceItem, invoiceKey, toItem, toPlace } from "./invoice.item";
import { ageOn, type Kept, owedOf, statusOn } from "./invoice.rules";
import { toWaiting, type Waiting, waitingKey } from "./waiting.item";

/** How long, in ms, until a letter not delivered by the stream is due again: see `kernel/outbox`. */
const ASKED_AGAIN_MS = 60_000;
/** The most history steps stored of an invoice. */
const MOST_STEPS = 200;

export const today = (): string => dayOf(now());

export const notFound = () => new AppError("invoice.not_found", "No encontramos esa factura.");

/** An invoice of the acting practice. Throws `invoice.not_found` for another's as for none. */
export async function find(id: string): Promise<Kept> {
  if (!isId("invoice", id)) throw notFound();
  const item = await get<InvoiceItem>(invoiceKey(useOwner(), id));
  if (!item) throw notFound();
  return fromItem(item);
}

/** An invoice with one more step of its history. */
export const stepped = <K extends Kept>(kept: K, what: string): K => ({
  ...kept,
  history: [...kept.history, { at: nowIso(), by: whoActs(), what }].slice(-MOST_STEPS),
});

/** An invoice as of today: its state and the age of its debt follow from its payments. */
export function settled(kept: Kept): Kept {
  const next = { ...kept, status: statusOn(kept, today()) };
  return { ...next, age: owedOf(next) > 0 ? ageOn(next.dueDate, today()) : "current" };
}

/**
 * The writes that change an invoice from one state to another, with everything derived from it: its
 * item in the list by state, the figures, and whether ARCA has to be asked.
 */
export function planSave(before: Kept | undefined, next: Kept): { kept: Kept; writes: Write[] } {
  const kept = { ...next, updatedAt: nowIso() };
  const item = toItem(kept);
  return {
    kept: { ...kept, version: before ? before.version + 1 : kept.version },
    writes: [
      before ? replace(item, before) : insert(item),
      ...placing(before, kept),
      ...figuresWrites(kept.userId, changeOf(before, kept)),
      ...asking(before, kept),
    ],
  };
}

/** Commits the writes of `saving`, together with others. Throws `version.stale`. */
export async function save(before: Kept | undefined, next: Kept, ...more: Write[]): Promise<Kept> {
  const { kept, writes } = planSave(before, next);
  await commit(...writes, ...more);
  return kept;
}

/** The writes that remove an invoice from its list and the figures. */
export function dropWrites(kept: Kept): Write[] {
  const figures = figuresWrites(kept.userId, changeOf(kept, undefined));
  return [removeAny(toPlace(kept)), ...figures];
}

function placing(before: Kept | undefined, after: Kept): Write[] {
  const place = after.document === "invoice" ? toPlace(after) : undefined;
  const old = before?.document === "invoice" ? toPlace(before) : undefined;
  if (!place) return [];
  if (old?.sk === place.sk) return isDeepStrictEqual(old, place) ? [] : [put(place)];
  return old ? [removeAny(old), put(place)] : [put(place)];
}

/** A voucher's place in the queue for ARCA; undefined where it does not wait. */
export function waitingOf({
  _id,
  userId,
  pointOfSale,
  askedAt,
  authorisation,
}: Kept): Waiting | undefined {
  const { voucherType } = authorisation;
  if (!askedAt || voucherType === null) return undefined;
  return { _id, userId, pointOfSale, askedAt, voucherType };
}

function asking(before: Kept | undefined, after: Kept): Write[] {
  const [old, next] = [before && waitingOf(before), waitingOf(after)];
  if (old && next && waitingKey(old).sk === waitingKey(next).sk) return [];
  const nextAt = new Date(now() + ASKED_AGAIN_MS).toISOString();
  return [
    ...(old ? [removeAny(waitingKey(old))] : []),
    ...(next ? [put(toWaiting(next, 0, nextAt))] : []),
  ];
}

/** An invoice waiting for ARCA's decision; undefined if it was decided or deleted. */
export async function findWaiting(id: string): Promise<Kept | undefined> {
  const item = await get<InvoiceItem>(invoiceKey(useOwner(), id));
  const kept = item && fromItem(item);
  return kept?.authorisation.state === "waiting" ? kept : undefined;
}
