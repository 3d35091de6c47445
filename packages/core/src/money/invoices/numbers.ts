import { useOwner } from "../../kernel/actor";
import { get, insert, replace, type Write } from "../../kernel/dynamo";
import { type Numbers, numbersKey, toNumbers } from "./invoice.item";
import type { Kept } from "./invoice.rules";
import { laneOf, type Numbered, orderedAfter } from "./numbers.rules";

/** The next number of a series, the date of the last voucher beside it, and the write that takes it. */
export type Next = {
  number: number;
  /** The date of the last voucher that was issued beside it; undefined before the first. */
  lastDate: string | undefined;
  take(voucher: Pick<Kept, "_id" | "date">): Write;
};

async function read(of: Numbered) {
  const key = numbersKey(useOwner(), of);
  const found = await get<Numbers>(key);
  const write = (item: Numbers): Write => (found ? replace(item, found) : insert(item));
  return { key, found, write, lane: laneOf(of) };
}

/**
 * The next number for a voucher. Its write fails if another took the number meanwhile, so that
 * numbers have neither gaps nor duplicates, and dates never go back.
 */
export async function nextNumber(of: Numbered): Promise<Next> {
  const { key, found, write, lane } = await read(of);
  const number = (found?.last ?? 0) + 1;
  return {
    number,
    lastDate: found?.dates?.[lane]?.date,
    take: (voucher) => write(toNumbers(key, number, orderedAfter(found?.dates, lane, voucher))),
  };
}

/** The write after which later vouchers of ARCA's order are not dated before one asked for again. */
export async function orderWrite(kept: Kept): Promise<Write> {
  const { key, found, write, lane } = await read({ ...kept, series: "pointOfSale" });
  return write(toNumbers(key, found?.last ?? 0, orderedAfter(found?.dates, lane, kept)));
}

/**
 * The writes after which a voucher that ARCA rejected binds no date, where none was issued after it:
 * ARCA knows nothing of it, and its date may be what was wrong.
 */
export async function releaseWrites(kept: Kept): Promise<Write[]> {
  const { key, found, write, lane } = await read({ ...kept, series: "pointOfSale" });
  const last = found?.dates?.[lane];
  if (!found || last?.by !== kept._id) return [];
  const { [lane]: _, ...others } = found.dates ?? {};
  const before = last.before && { date: last.before, by: null, before: null };
  return [write(toNumbers(key, found.last, { ...others, ...(before && { [lane]: before }) }))];
}
