import { appendLine, readLines } from "../../support/files";

/** An authorised voucher, as requested. */
export type Registered = {
  cuit: string;
  pointOfSale: number;
  voucherType: number;
  number: number;
  cae: string;
  caeDueDate: string;
  at: string;
  fields: Record<string, string>;
};

type Lane = Pick<Registered, "cuit" | "pointOfSale" | "voucherType">;

/** The vouchers that ARCA has authorised. */
export type Register = {
  last(lane: Lane): Registered | undefined;
  find(lane: Lane, number: number): Registered | undefined;
  add(voucher: Omit<Registered, "cae" | "caeDueDate" | "at">): Registered;
  all(): Registered[];
};

const nameOf = ({ cuit, pointOfSale, voucherType }: Lane) =>
  `${cuit} ${pointOfSale} ${voucherType}`;

const DAY_MS = 24 * 3600_000;
const compact = (instant: number) => new Date(instant).toISOString().slice(0, 10).replace(/-/g, "");

/** The vouchers in a file of the data folder. */
export function openRegister(path: string): Register {
  const vouchers = readLines<Registered>(path);
  const lanes = new Map<string, Registered[]>();
  const take = (voucher: Registered) => {
    const name = nameOf(voucher);
    lanes.set(name, [...(lanes.get(name) ?? []), voucher]);
  };
  for (const voucher of vouchers) take(voucher);
  return {
    last: (lane) => lanes.get(nameOf(lane))?.at(-1),
    find: (lane, number) => lanes.get(nameOf(lane))?.find((one) => one.number === number),
    all: () => [...vouchers],
    add: (asked) => {
      const cae = `7${String(Date.now() % 10 ** 9).padStart(9, "0")}${String(vouchers.length % 10 ** 4).padStart(4, "0")}`;
      const caeDueDate = compact(Date.now() + 10 * DAY_MS);
      const voucher = { ...asked, cae, caeDueDate, at: new Date().toISOString() };
      appendLine(path, voucher);
      vouchers.push(voucher);
      take(voucher);
      return voucher;
    },
  };
}
