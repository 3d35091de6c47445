import { Skeleton, SkeletonRows } from "./ui/skeleton";

/** The shape of a page that is on its way: a title and some lines. */
export function PageSkeleton() {
  return (
    <div>
      <Skeleton className="mb-7 h-7 w-56 max-w-full" />
      <div className="rounded-md border bg-sheet">
        <SkeletonRows rows={6} />
      </div>
    </div>
  );
}
