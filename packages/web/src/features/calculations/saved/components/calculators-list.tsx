import { moneyText } from "@foja/core/kernel/money.rules";
import { Archive, Calculator, SearchX } from "lucide-react";
import { Link } from "react-router";
import { SkeletonList } from "~/components/lists/skeleton-list";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { CLASS_OPTIONS } from "~/features/calculations/shared/lib/words";
import { messageOf } from "~/lib/api/messages";
import { cn } from "~/lib/cn";
import { formatDate } from "~/lib/format";
import { opensBeside } from "~/lib/lists/open-or-peek";
import type { CalculatorViewState } from "../hooks/use-calculator-view";
import type { useCalculators } from "../hooks/use-calculators";
import type { CalculatorRow } from "../lib/calculator-row";
import { isFiltered } from "../lib/calculator-view";
import { TOOLS } from "../lib/tools";
import { NewCalculation } from "./new-calculation";

type ListProps = { calculators: ReturnType<typeof useCalculators>; state: CalculatorViewState };

/** The calculations as rows that become cards on a phone. */
export function CalculatorsList({ calculators, state }: ListProps) {
  const { rows, error, isPending, retry } = calculators;
  if (isPending) return <SkeletonList label="Cargando los cálculos" />;
  if (error) {
    const again = <Button onClick={retry}>Reintentar</Button>;
    return <EmptyState action={again}>{messageOf(error)}</EmptyState>;
  }
  if (rows.length === 0) return <Empty hidden={calculators.total > 0} state={state} />;
  return (
    <ul aria-label="Cálculos" className="divide-y">
      {rows.map((row) => (
        <Row key={row._id} row={row} state={state} />
      ))}
    </ul>
  );
}

function Row({ row, state }: { row: CalculatorRow; state: CalculatorViewState }) {
  const { icon: Icon, label } = TOOLS[row.calculatorType];
  const current = state.open === row._id;
  // What we computed ourselves is the usual, and goes without saying.
  const kind = CLASS_OPTIONS.slice(1).find(({ value }) => value === row.classType)?.label;
  return (
    <li
      className={cn(
        "relative flex items-center gap-3 px-4 py-2.5",
        current ? "bg-accent-wash" : "hover:bg-wash",
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <Link
          to={state.addressOf(row._id)}
          preventScrollReset
          aria-current={current || undefined}
          onClick={(event) => {
            if (!opensBeside(event, current)) return;
            event.preventDefault();
            state.show(row._id);
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

function Empty({ hidden, state }: { hidden: boolean; state: CalculatorViewState }) {
  const { view, change } = state;
  if (hidden && isFiltered(view)) {
    const clear = (
      <Button onClick={() => change({ text: "", type: null })}>Quitar los filtros</Button>
    );
    return (
      <EmptyState icon={<SearchX />} action={clear}>
        Ningún cálculo coincide con lo que buscás.
      </EmptyState>
    );
  }
  if (view.archived) {
    const back = <Button onClick={() => change({ archived: false })}>Ver los activos</Button>;
    return (
      <EmptyState icon={<Archive />} action={back}>
        No hay cálculos archivados.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Calculator />} action={<NewCalculation />}>
      Todavía no guardaste ningún cálculo.
    </EmptyState>
  );
}
