import { isEntry } from "@foja/core/practice/kinds/kinds.rules";
import type { ActivityView } from "../api/activities";

/** The parameters of a view in the address. */
const NAMES = {
  types: "tipos",
  search: "buscar",
  from: "desde",
  to: "hasta",
  onlyDue: "vence",
  onlyLinks: "documento",
  oldestFirst: "orden",
} as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOrNone = (text: string | null) => (text && DAY.test(text) ? text : "");

/** The view of an address; invalid values are left out. */
export function readActivityView(query: URLSearchParams): ActivityView {
  return {
    types: (query.get(NAMES.types) ?? "").split(",").filter(isEntry),
    search: (query.get(NAMES.search) ?? "").slice(0, 200),
    from: dayOrNone(query.get(NAMES.from)),
    to: dayOrNone(query.get(NAMES.to)),
    onlyDue: query.get(NAMES.onlyDue) === "1",
    onlyLinks: query.get(NAMES.onlyLinks) === "1",
    oldestFirst: query.get(NAMES.oldestFirst) === "antiguas",
  };
}

/** Writes changes of a view into an address, and keeps its other parameters. */
export function writeActivityView(query: URLSearchParams, change: Partial<ActivityView>) {
  const next = new URLSearchParams(query);
  const view = { ...readActivityView(query), ...change };
  const texts: Record<keyof ActivityView, string> = {
    types: view.types.join(","),
    search: view.search,
    from: view.from,
    to: view.to,
    onlyDue: view.onlyDue ? "1" : "",
    onlyLinks: view.onlyLinks ? "1" : "",
    oldestFirst: view.oldestFirst ? "antiguas" : "",
  };
  for (const [field, name] of Object.entries(NAMES)) {
    const text = texts[field as keyof ActivityView];
    if (text) next.set(name, text);
    else next.delete(name);
  }
  return next;
}

/** Whether a view leaves anything out: only the whole file shows its fojas. */
export const isNarrowed = ({ oldestFirst, ...view }: ActivityView) =>
  view.types.length > 0 ||
  [view.search, view.from, view.to, view.onlyDue, view.onlyLinks].some(Boolean);
