import { Skeleton } from "~/components/ui/skeleton";

/** The skeleton of a case's page. */
export function FolderDetailsSkeleton() {
  return (
    <div role="status" aria-label="Cargando la causa">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="mt-4 h-6 w-28" />
      <div className="mt-6 grid grid-cols-2 gap-x-8 gap-y-5 border-y py-5 md:grid-cols-4">
        {["a", "b", "c", "d", "e", "f", "g", "h"].map((fact) => (
          <div key={fact}>
            <Skeleton className="h-3 w-16" />
            <Skeleton className="mt-2 w-28 max-w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
