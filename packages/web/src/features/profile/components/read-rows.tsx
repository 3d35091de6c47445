import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Unread } from "~/components/ui/empty-state";

type ReadRowsProps<T> = {
  of: Pick<UseQueryResult<T[]>, "data" | "error" | "refetch">;
  /** The label while they are loading. */
  label: string;
  /** The text if there are none. */
  empty?: string;
  children: (rows: T[]) => ReactNode;
};

/** The rows of a card in each state: loading, failed, empty, or read. */
export function ReadRows<T>({
  of: { data, error, refetch },
  label,
  empty,
  children,
}: ReadRowsProps<T>) {
  if (data?.length === 0 && empty) return <p className="px-5 py-4 text-ink-soft">{empty}</p>;
  if (data) return children(data);
  return <Unread error={error} onRetry={refetch} rows={2} label={label} />;
}
