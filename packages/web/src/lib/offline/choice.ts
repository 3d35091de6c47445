import type { DehydratedState, Query } from "@tanstack/react-query";

/** A query as it is stored. */
type Stored = DehydratedState["queries"][number];

/** How many queries of each kind are stored: enough for a day in court, not the whole practice. */
const MOST = { lists: 4, tasks: 2, agendas: 6, events: 6, cases: 20, contacts: 20, people: 1 };

type Kind = keyof typeof MOST;

/** The kinds of the lists of records, and of whole records. */
const RECORDS: Record<string, Kind> = {
  ...{ "folders list": "lists", "folders latest": "lists", "folders one": "cases" },
  ...{ "events list": "events", "tasks list": "tasks", "members list": "people" },
};

/** The kind of query as which a key is stored for offline use; undefined for any other. */
export function kindOf([name, part, more, , ofCase]: readonly unknown[]): Kind | undefined {
  // Of contacts only those of a case: its key has the case at its end.
  if (name === "contacts") return part === "list" && ofCase ? "contacts" : undefined;
  if (name !== "activities") {
    const key = `${name} ${part}`;
    return Object.hasOwn(RECORDS, key) ? RECORDS[key] : undefined;
  }
  if (part === "agenda") return "agendas";
  return more === "overview" || more === "pages" ? "cases" : undefined;
}

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
