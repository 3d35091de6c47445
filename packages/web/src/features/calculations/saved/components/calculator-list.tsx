import { moneyText } from "@foja/core/kernel/money.rules";
import { CALCULATOR_TYPES, KINDS } from "@foja/core/law/calculation/kinds.rules";
import { Calculator } from "lucide-react";
import { Link } from "~/components/ui/link";
import { CLASS_OPTIONS } from "~/features/calculations/shared/lib/words";
import { cn } from "~/lib/cn";
import { formatDate } from "~/lib/format";
import type { RecordList } from "~/lib/lists/record-list";
import { opensCard } from "~/lib/lists/use-rows";
import { NEWEST } from "~/lib/lists/view";
import { monthFilter } from "~/lib/lists/word-filter";
import { paths } from "~/lib/paths";
import { calculators } from "../api/calculators";
import type { CalculatorRow } from "../lib/calculator-row";
import { toolOf } from "../lib/tools";

/** The list of the practice's calculations. */
export const CALCULATORS: RecordList<CalculatorRow> = {
  records: calculators,
  nameOf: ({ title }) => title,
  lead: { id: "title", label: "Cálculo" },
  columns: [],
  filters: [
    {
      param: "tipo",
      label: "Tipo de cálculo",
      all: "Todos los tipos",
      options: CALCULATOR_TYPES.map((value) => ({ value, label: KINDS[value].title })),
      fits: (wanted) => (row) => row.calculatorType === wanted,
    },
    // A deadline has no amount; its month would be that of its due date.
    monthFilter<CalculatorRow>({ param: "mes", label: "Mes de liquidación" }, ({ amount, date }) =>
      amount === null ? null : date,
    ),
  ],
  searched: (row) => [row.title, row.folderName, row.classType, row.verification],
  within: "descripción, causa o código",
  usual: NEWEST,
  address: { peeked: "id", shelf: "estante" },
  icon: <Calculator />,
  none: "Todavía no guardaste ningún cálculo.",
};

type RowProps = { row: CalculatorRow; isOpen: boolean; onOpen: (id: string) => void };

/** One calculation: its kind, case, amount and day. */
export function CalculatorLine({ row, isOpen, onOpen }: RowProps) {
  const { icon: Icon, label } = toolOf(row.calculatorType);
  // Calculations of the practice's own are the usual case, and are not labelled.
  const kind = CLASS_OPTIONS.slice(1).find(({ value }) => value === row.classType)?.label;
  return (
    <li
      className={cn(
        "relative flex items-center gap-3 px-4 py-2.5",
        isOpen ? "bg-accent-wash" : "hover:bg-wash",
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.calculators.one(row._id)}
          preventScrollReset
          aria-current={isOpen || undefined}
          onClick={(event) => {
            if (!opensCard(event, false, isOpen)) return;
            event.preventDefault();
            onOpen(row._id);
          }}
          className="font-medium after:absolute after:inset-0"
        >
          {row.title}
        </Link>
        <p className="truncate text-ink-soft text-sm">
          {[kind, label, row.folderName].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="shrink-0 text-end">
        <p className="tabular-nums">{row.amount === null ? "" : moneyText(row.amount)}</p>
        <time dateTime={row.date} className="text-ink-faint text-sm">
          {formatDate(row.date)}
        </time>
      </div>
    </li>
  );
}
