import { Skeleton } from "~/components/ui/skeleton";

const cells = Array.from({ length: 42 }, (_, cell) => cell);

/** The grid that is on its way: six weeks of paper; on a phone, a list. */
export function CalendarSkeleton() {
  return (
    <div role="status" aria-label="Cargando el calendario" className="rounded-md border bg-sheet">
      <div className="hidden grid-cols-7 sm:grid">
        {cells.map((cell) => (
          <div key={cell} className="h-28 border-s border-b p-2">
            <Skeleton className="ms-auto w-5" />
          </div>
        ))}
      </div>
      <div className="sm:hidden">
        {cells.slice(0, 8).map((cell) => (
          <div key={cell} className="flex h-14 items-center gap-3 border-b px-4">
            <Skeleton className="w-10" />
            <Skeleton className="w-3/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
