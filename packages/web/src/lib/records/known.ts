import type { Query, QueryClient } from "@tanstack/react-query";

/** Records that changed elsewhere, by id: `gone` if they are in the bin. */
export type Became = ReadonlyMap<string, "changed" | "gone">;

type Kind = {
  /**
   * Takes in what became of some records elsewhere: each is read by itself. Resolves to false where that was
   * interrupted, by a change from here for instance.
   */
  takeIn: (cache: QueryClient, became: Became) => Promise<boolean>;
};

const kinds = new Map<string, Kind>();

/** Notes a kind of record whose code was loaded. */
export const knowRecords = (name: string, kind: Kind): void => void kinds.set(name, kind);

/** The records of that name; undefined while no page has loaded their code. */
export const recordsNamed = (name: string): Kind | undefined => kinds.get(name);

/** Whether a query is a whole list that was read, and is not being read: what it shows can be changed. */
export const isShownWhole = ({ queryKey, state: { data, fetchStatus } }: Query): boolean =>
  queryKey[1] === "list" && queryKey.length === 4 && data !== undefined && fetchStatus === "idle";
