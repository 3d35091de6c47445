import type { DehydratedState, Query } from "@tanstack/react-query";

/** A query as it is stored. */
type Stored = DehydratedState["queries"][number];

/** How many queries of each kind are stored: enough for a day in court, not the whole practice. */
const MOST = { lists: 4, agendas: 4, cases: 20, people: 1 };

type Kind = keyof typeof MOST;

/** The kind of query as which a key is stored for offline use; undefined for any other. */
export function kindOf([name, part, more]: readonly unknown[]): Kind | undefined {
  if (name === "folders") return FOLDERS.get(String(part));
  if (name === "members") return part === "list" ? "people" : undefined;
  if (name === "events") return part === "list" ? "agendas" : undefined;
  if (name !== "activities") return undefined;
  if (part === "agenda") return "agendas";
  return more === "overview" || more === "pages" ? "cases" : undefined;
}

const FOLDERS = new Map<string, Kind>([
  ["list", "lists"],
  ["latest", "lists"],
  ["one", "cases"],
]);

/** Whether a query was answered and is of a kind that is stored. */
export const isChosen = ({ queryKey, state }: Pick<Query, "queryKey" | "state">): boolean =>
  state.status === "success" && kindOf(queryKey) !== undefined;

/**
 * The latest of each kind, once each; of long lists the first page. A case is up to three queries.
 */
export function latestOf(queries: readonly Stored[]): Stored[] {
  const left = { ...MOST, cases: MOST.cases * 3 };
  const seen = new Set<string>();
  return [...queries]
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .filter(({ queryKey, queryHash }) => {
      const kind = kindOf(queryKey);
      if (!kind || left[kind] === 0 || seen.has(queryHash)) return false;
      seen.add(queryHash);
      left[kind] -= 1;
      return true;
    })
    .map(firstPage);
}

type Pages = { pages: unknown[]; pageParams: unknown[] };

const arePages = (data: unknown): data is Pages =>
  typeof data === "object" && data !== null && "pages" in data && Array.isArray(data.pages);

function firstPage(query: Stored): Stored {
  const { data } = query.state;
  if (!arePages(data)) return query;
  const { pages, pageParams } = data;
  return {
    ...query,
    state: {
      ...query.state,
      data: { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) },
    },
  };
}
