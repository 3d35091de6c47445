import { Skeleton } from "~/components/ui/skeleton";

/** The skeleton of a list while its first page arrives: its head and rows of 40 px. */
export function SkeletonList({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="hidden h-9 border-b sm:block" />
      {/* The document may paint rows here before any code has arrived: see folders/early. */}
      <div data-early-rows>
        {Array.from({ length: 8 }, (_, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
            key={row}
            className="flex h-24 flex-col justify-center gap-3 border-b px-4 last:border-0 sm:h-10 sm:flex-row sm:items-center sm:gap-6"
          >
            <Skeleton className="w-4/5 sm:w-1/3" />
            <Skeleton className="w-2/5 sm:w-32" />
            <Skeleton className="hidden w-24 sm:block" />
            <Skeleton className="w-24 sm:ms-auto" />
          </div>
        ))}
      </div>
    </div>
  );
}
