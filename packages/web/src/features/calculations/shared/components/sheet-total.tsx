import { totalText } from "@foja/core/law/calculation/brief.rules";
import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import { formatLongDay } from "~/lib/format";

/** The main figure, large: pesos, or the day of a deadline. Screen readers announce its changes. */
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
          {spokenTotal(total)}
        </output>
      </p>
    </header>
  );
}

/** The total in words, with its weekday: «lunes 30 de noviembre de 2026». */
export const spokenTotal = (total: Sheet["total"]): string =>
  "day" in total ? formatLongDay(total.day) : totalText({ total });
