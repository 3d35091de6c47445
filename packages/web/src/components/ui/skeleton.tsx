import { cn } from "~/lib/cn";

/** A grey line where text will be. Give it the size of that text. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn("block h-4 rounded-sm bg-wash", className)} />;
}

/** Placeholder rows of a list that is loading; announced once to screen readers. */
export function SkeletonRows({ rows = 5, label = "Cargando" }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className="flex h-10 items-center gap-4 border-b px-4 last:border-0">
          <Skeleton className="w-2/5" />
          <Skeleton className="ms-auto w-16" />
        </div>
      ))}
    </div>
  );
}
