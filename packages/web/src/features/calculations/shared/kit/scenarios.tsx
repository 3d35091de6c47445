import { KINDS } from "@foja/core/law/calculation/kinds.rules";
import type { Engine } from "@foja/core/law/engines/engine.rules";
import { useMemo } from "react";
import { Button } from "~/components/ui/button";
import { Comparison, type Scenario } from "~/features/calculations/shared/components/comparison";
import { paths } from "~/lib/paths";
import type { Basis } from "./basis";
import type { Part } from "./calculator";
import { type Kept, nextLabel } from "./group";
import { checked, outcomeOf } from "./outcome";
import { useBook } from "./use-book";

/** Sets the calculation aside, to be compared with the next. */
export function SetAside<V, R>({ state, beside, saved, shown }: Part<V, R>) {
  const keep = () => {
    const taken = [...state.aside.kept, ...beside.others].map(({ label }) => label);
    const label = nextLabel([...taken, saved?.description ?? ""]);
    state.aside.keep({ label, variables: shown.variables });
  };
  return (
    <Button disabled={!state.computed} onClick={keep}>
      Guardar escenario para comparar
    </Button>
  );
}

type ScenariosProps<V, R> = Part<V, R> & { of: Pick<Basis<V, R>, "type" | "engine"> };

/** The calculation beside those set aside and the saved ones of its comparison, line by line. */
export function BesideOthers<V, R>({ of: { type, engine }, ...part }: ScenariosProps<V, R>) {
  const { shown, beside, state } = part;
  const { aside, others } = beside;
  const keys = useMemo(
    () => [...new Set([...aside, ...others].flatMap((one) => seriesOf(engine, one)))],
    [aside, others, engine],
  );
  const { book } = useBook(keys);
  const scenarios = useMemo((): Scenario[] => {
    if (!book) return [];
    const given = { today: state.today, book, calendar: undefined };
    const columnOf = ({ label, variables: kept }: Kept<V>, more: Partial<Scenario>): Scenario[] => {
      const { variables } = checked(engine, kept);
      const { computed } = variables ? outcomeOf(engine, variables, given) : {};
      return computed ? [{ label, sheet: computed.sheet, ...more }] : [];
    };
    return [
      ...others.flatMap((one) =>
        columnOf(one, { to: paths.calculators.tool(KINDS[type].path, { id: one.id }) }),
      ),
      ...aside.flatMap((one) => columnOf(one, { onRemove: () => state.aside.drop(one.label) })),
    ];
  }, [book, others, aside, engine, type, state]);
  if (scenarios.length === 0) return null;
  const all = [{ label: "Este cálculo", sheet: shown.sheet }, ...scenarios];
  return <Comparison title="Escenarios" scenarios={all} />;
}

function seriesOf<V, R>(engine: Engine<V, R>, { variables: kept }: Kept<V>) {
  const { variables } = checked(engine, kept);
  return (variables && engine.needs?.(variables).series?.map(({ key }) => key)) ?? [];
}
