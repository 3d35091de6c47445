import { lazy, Suspense } from "react";
import { underWay } from "~/lib/case-import/under-way";
import { useStore } from "~/lib/store";

const UnderWayNote = lazy(() => import("./under-way-note"));

/** The note on an import under way, whose code is loaded only where this device follows one. */
export function ImportNote({ className }: { className?: string }) {
  const { id } = useStore(underWay);
  return (
    id && (
      <Suspense>
        <UnderWayNote id={id} className={className} />
      </Suspense>
    )
  );
}
