import type { Sheet } from "@foja/core/calculators/sheet.rules";
import { moneyText } from "@foja/core/money.rules";
import { formatLongDay } from "~/lib/format";

/** The figure the whole is about, large: pesos, or the day of a deadline. Told when it changes. */
export function SheetTotal({ sheet: { title, total } }: { sheet: Sheet }) {
  return (
    <header className="border-b px-5 py-4">
      <h2 className="font-medium text-ink-soft text-sm">{title}</h2>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink-faint text-sm">{total.label}</span>
        <output
          aria-live="polite"
          className="font-serif text-[1.75rem] leading-9 tracking-[-0.01em] first-letter:uppercase"
        >
          {totalText(total)}
        </output>
      </p>
    </header>
  );
}

/** The total of a sheet in words: «$ 22.039.483,78», «lunes 30 de noviembre de 2026». */
export const totalText = (total: Sheet["total"]): string =>
  "amount" in total ? moneyText(total.amount) : formatLongDay(total.day);
