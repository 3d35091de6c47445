import type { ReactNode } from "react";
import type { Shape } from "~/lib/starting";
import { SkeletonList } from "./lists/skeleton-list";
import { Skeleton, SkeletonRows } from "./ui/skeleton";

/** The skeleton of a page that is loading: the same before its code arrives and after. */
export function PageSkeleton({ shape }: { shape: Shape }) {
  const Body = BODIES[shape];
  return (
    <>
      <div className="mb-6 flex min-h-9 items-end justify-between gap-6">
        <Skeleton className="h-7 w-40 max-w-full" />
        {shape !== "page" && <Skeleton className="h-9 w-28 rounded-md" />}
      </div>
      <Body />
    </>
  );
}

const BODIES: Record<Shape, () => ReactNode> = {
  list: () => (
    <>
      <div className="mb-4 flex items-center gap-2">
        <Skeleton className="h-10 flex-1 rounded-md sm:max-w-xs" />
        <Skeleton className="h-10 w-28 rounded-md" />
      </div>
      <div className="rounded-md border bg-sheet">
        <SkeletonList label="Cargando" />
      </div>
    </>
  ),
  calendar: () => (
    <>
      <div className="mb-4 flex h-10 items-center gap-2">
        <Skeleton className="h-10 w-40 rounded-md" />
        <Skeleton className="ms-auto h-10 w-40 rounded-md" />
      </div>
      <CalendarSkeleton />
    </>
  ),
  dashboard: () => (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Sheet rows={8} />
      <Sheet rows={2} />
    </div>
  ),
  page: () => <Sheet rows={6} />,
};

const Sheet = ({ rows }: { rows: number }) => (
  <div className="rounded-md border bg-sheet">
    <SkeletonRows rows={rows} />
  </div>
);

const CELLS = Array.from({ length: 42 }, (_, cell) => cell);

/** The skeleton of the calendar: six weeks; on a phone, a list. */
export function CalendarSkeleton() {
  return (
    <div role="status" aria-label="Cargando el calendario" className="rounded-md border bg-sheet">
      <div className="hidden grid-cols-7 sm:grid">
        {CELLS.map((cell) => (
          <div key={cell} className="h-28 border-s border-b p-2">
            <Skeleton className="ms-auto w-5" />
          </div>
        ))}
      </div>
      <div className="sm:hidden">
        {CELLS.slice(0, 8).map((cell) => (
          <div key={cell} className="flex h-14 items-center gap-3 border-b px-4">
            <Skeleton className="w-10" />
            <Skeleton className="w-3/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
