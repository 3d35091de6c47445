import { fold } from "@foja/core/kernel/text.rules";
import type { CalculatorRow } from "./calculator-row";

const TYPES = ["labor", "intereses", "plazo"] as const;

/** What the list shows. Every part of it is in the address. */
export type CalculatorView = {
  text: string;
  type: CalculatorRow["calculatorType"] | null;
  archived: boolean;
};

/** The view an address asks for; what it cannot ask for is left at its default. */
export const parseView = (params: URLSearchParams): CalculatorView => ({
  text: params.get("q") ?? "",
  type: TYPES.find((type) => type === params.get("tipo")) ?? null,
  archived: params.get("estante") === "archivados",
});

/** The address with another view; defaults leave no trace in it. */
export function withView(params: URLSearchParams, change: Partial<CalculatorView>) {
  const view = { ...parseView(params), ...change };
  const wanted = {
    q: view.text,
    tipo: view.type,
    estante: view.archived ? "archivados" : null,
  };
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(wanted)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const isFiltered = ({ text, type }: CalculatorView): boolean =>
  text.trim() !== "" || type !== null;

/** The rows a view shows, newest first as they came. */
export function applyView(rows: readonly CalculatorRow[], view: CalculatorView): CalculatorRow[] {
  const words = fold(view.text).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (view.type && row.calculatorType !== view.type) return false;
    const text = fold([row.title, row.folderName, row.classType, row.verification].join(" "));
    return words.every((word) => text.includes(word));
  });
}
