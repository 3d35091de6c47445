import type { UseQueryResult } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import type { ReactNode } from "react";
import { deletedIn, InTrash } from "~/components/in-trash";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { SkeletonRows } from "~/components/ui/skeleton";
import { whyUnread } from "~/lib/api/unread";
import type { Desk } from "~/lib/lists/use-desk";
import { capital } from "~/lib/outcome";
import type { Identified } from "~/lib/records/pages";

type PeekProps<R extends Identified> = {
  desk: Desk<R>;
  /** «Vista previa de la causa», and its name in the label of the close button. */
  label: string;
  called?: string;
  /** The actions on the record. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The card of a record beside its list, with buttons to the next and the one before. */
export function Peek<R extends Identified>(props: PeekProps<R>) {
  const { desk, label, called = "la vista previa", tools, children } = props;
  const { step, place } = desk;
  const one = capital(desk.list.records.kind.one);
  return (
    <aside
      aria-label={label}
      className="sticky top-[4.5rem] flex max-h-[calc(100dvh-5.5rem)] animate-appear flex-col rounded-md border bg-sheet"
    >
      <header className="flex h-12 shrink-0 items-center gap-0.5 border-b ps-2 pe-1.5">
        <IconButton label={`${one} anterior (K)`} size="sm" onClick={() => step(-1)}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label={`${one} siguiente (J)`} size="sm" onClick={() => step(1)}>
          <ChevronDown aria-hidden />
        </IconButton>
        {tools}
        <IconButton
          label={`Cerrar ${called} (Esc)`}
          size="sm"
          onClick={() => place({ peeked: null })}
        >
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-5">{children}</div>
    </aside>
  );
}

type PeekBodyProps<T> = {
  of: Pick<UseQueryResult<T>, "data" | "error">;
  children: (record: T) => ReactNode;
};

/** The details of a record, once they are read. */
export function PeekBody<T>({ of: { data, error }, children }: PeekBodyProps<T>) {
  const deleted = deletedIn(error);
  if (deleted) return <InTrash deleted={deleted} />;
  if (data) return children(data);
  return error ? <EmptyState>{whyUnread(error)}</EmptyState> : <SkeletonRows rows={6} />;
}
