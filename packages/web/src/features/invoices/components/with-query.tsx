import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";

type Props<T> = {
  query: Pick<UseQueryResult<T>, "data" | "error" | "refetch">;
  label: string;
  children: (data: T) => ReactNode;
};

/** The data of a query, a skeleton until it is read, or its error. */
export function WithQuery<T>({ query, label, children }: Props<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error) {
    return (
      <EmptyState action={<Button onClick={() => void query.refetch()}>Intentar de nuevo</Button>}>
        {messageOf(query.error)}
      </EmptyState>
    );
  }
  return <SkeletonRows rows={6} label={label} />;
}
