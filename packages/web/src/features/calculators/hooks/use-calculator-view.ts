import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type CalculatorView, parseView, withView } from "../lib/calculator-view";

/** The list's address, read and written: what is shown, and which one is open. */
export function useCalculatorView() {
  const [params, setParams] = useSearchParams();
  const key = withView(new URLSearchParams(), parseView(params)).toString();
  const view = useMemo(() => parseView(new URLSearchParams(key)), [key]);
  return {
    view,
    open: params.get("id"),
    change: (change: Partial<CalculatorView>) =>
      setParams(withView(params, change), { replace: true, preventScrollReset: true }),
    /** Opening is a step that Back undoes; closing is not. */
    show: (id: string | null) => {
      const next = new URLSearchParams(params);
      if (id) next.set("id", id);
      else next.delete("id");
      setParams(next, { replace: id === null, preventScrollReset: true });
    },
    /** The address of a row, for a click that asks for another tab. */
    addressOf: (id: string) => {
      const next = new URLSearchParams(params);
      next.set("id", id);
      return `?${next}`;
    },
  };
}

export type CalculatorViewState = ReturnType<typeof useCalculatorView>;
