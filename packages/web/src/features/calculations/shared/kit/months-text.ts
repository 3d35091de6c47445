import { toPlainAmount, toTypedAmount } from "~/lib/local-amount";

const REPEATED = /^(\d{1,3})\s*[x×*]\s*(.+)$/i;

/** Monthly amounts from a text, one on each line; «24 × 150.000» is twenty-four of them. */
export function toMonths(text: string): number[] {
  const lines = text.split(/[\n;]+/).map((line) => line.trim());
  return lines.filter(Boolean).flatMap((line) => {
    const [, count, amount] = REPEATED.exec(line) ?? [];
    const value = Number(toPlainAmount(amount ?? line));
    return Array<number>(count ? Number(count) : 1).fill(value);
  });
}

/** Monthly amounts as a text; equal ones in a row are one line. */
export function monthsText(amounts: readonly number[]): string {
  const runs: { amount: number; count: number }[] = [];
  for (const amount of amounts) {
    const last = runs.at(-1);
    if (last?.amount === amount) last.count += 1;
    else runs.push({ amount, count: 1 });
  }
  return runs
    .map(({ amount, count }) => `${count > 1 ? `${count} × ` : ""}${toTypedAmount(String(amount))}`)
    .join("\n");
}
