import { useMemo } from "react";
import { useAddress, withPlaces } from "~/lib/use-address";
import { type CalculatorView, parseView, withView } from "../lib/calculator-view";

/** The list's address, read and written: what is shown, and which one is open. */
export function useCalculatorView() {
  const { params, rewrite, place } = useAddress();
  const key = withView(new URLSearchParams(), parseView(params)).toString();
  const view = useMemo(() => parseView(new URLSearchParams(key)), [key]);
  return {
    view,
    open: params.get("id"),
    change: (change: Partial<CalculatorView>) => rewrite((now) => withView(now, change)),
    /** Opening is a step that Back undoes; closing is not. */
    show: (id: string | null) => place({ id }, id === null),
    /** The address of a row, for a click that asks for another tab. */
    addressOf: (id: string) => `?${withPlaces(params, { id })}`,
  };
}

export type CalculatorViewState = ReturnType<typeof useCalculatorView>;
