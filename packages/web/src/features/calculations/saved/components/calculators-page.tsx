import { PlanMeter } from "~/components/lists/plan-meter";
import { SearchBox } from "~/components/lists/search-box";
import { ShelfToggle } from "~/components/lists/shelf-toggle";
import { LoadMore } from "~/components/ui/load-more";
import { PageHeader } from "~/components/ui/page-header";
import { Select } from "~/components/ui/select-field";
import { cn } from "~/lib/cn";
import { useSession } from "~/lib/session/session";
import { useCalculatorMoves } from "../hooks/use-calculator-moves";
import { type CalculatorViewState, useCalculatorView } from "../hooks/use-calculator-view";
import { useCalculators } from "../hooks/use-calculators";
import { TOOLS } from "../lib/tools";
import { CalculatorPeek } from "./calculator-peek";
import { CalculatorsList } from "./calculators-list";
import { NewCalculation } from "./new-calculation";

/** What the practice has computed. */
export default function CalculatorsPage() {
  const { user } = useSession();
  return user ? <CalculatorsDesk userId={user._id} /> : null;
}

function CalculatorsDesk({ userId }: { userId: string }) {
  const state = useCalculatorView();
  const { view, open, show } = state;
  const calculators = useCalculators(userId, view);
  const moves = useCalculatorMoves();
  const { rows, hasMore } = calculators;
  return (
    <>
      <PageHeader title="Mis cálculos" actions={<NewCalculation />} />
      <PlanMeter resource="calculators" name="Cálculos" />
      <div className={cn("grid items-start gap-5", open && "lg:grid-cols-[minmax(0,1fr)_26rem]")}>
        <div className={cn("min-w-0", open && "max-lg:hidden")}>
          <Toolbar {...state} />
          <div className="rounded-md border bg-sheet">
            <CalculatorsList {...{ calculators, state }} />
          </div>
          {(rows.length > 0 || hasMore) && (
            <LoadMore
              shown={rows.length}
              hasMore={hasMore}
              busy={calculators.isReadingMore}
              onMore={calculators.readMore}
            />
          )}
        </div>
        {open && (
          <CalculatorPeek
            key={open}
            id={open}
            moves={moves}
            onShow={show}
            onClose={() => show(null)}
          />
        )}
      </div>
    </>
  );
}

const TYPES = Object.entries(TOOLS).map(([value, { label }]) => ({ value, label }));

function Toolbar({ view, change }: CalculatorViewState) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <SearchBox
        within="descripción, causa o código"
        text={view.text}
        onChange={(text) => change({ text })}
      />
      <div className="w-48">
        <Select
          aria-label="Tipo de cálculo"
          options={TYPES}
          placeholder="Todos los tipos"
          value={view.type ?? ""}
          onChange={({ target }) =>
            change({
              type: TYPES.some(({ value }) => value === target.value)
                ? (target.value as never)
                : null,
            })
          }
        />
      </div>
      <ShelfToggle
        legend="Qué cálculos se ven"
        active="Activos"
        away="Archivados"
        archived={view.archived}
        onChange={(archived) => change({ archived })}
      />
    </div>
  );
}
