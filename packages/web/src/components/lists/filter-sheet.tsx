import { SlidersHorizontal } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "~/components/ui/button";
import { cn } from "~/lib/cn";
import { lazyPage } from "~/lib/lazy-page";
import type { Desk } from "~/lib/lists/use-desk";
import { countFilters } from "~/lib/lists/view";
import type { Identified } from "~/lib/records/pages";

const FilterDrawer = lazyPage(() => import("./filter-drawer"));

type FilterSheetProps<R extends Identified> = {
  desk: Desk<R>;
  /** Shown on phones only: a wide screen has all filters above the list. */
  onPhones: boolean;
  /** The icon alone, where other filters are next to it and there is little space. */
  compact: boolean;
};

/** The button that opens the sheet with the filters that do not fit above a list. */
export function FilterSheet<R extends Identified>({
  desk,
  onPhones,
  compact,
}: FilterSheetProps<R>) {
  const { list, view, archived } = desk;
  const [open, setOpen] = useState(false);
  const count = countFilters(list, view) + Number(archived);
  return (
    <>
      <Button
        className={cn("h-10", onPhones && "sm:hidden")}
        onPointerEnter={FilterDrawer.preload}
        onFocus={FilterDrawer.preload}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        <span className={cn(compact && "sm:max-lg:sr-only")}>Filtros</span>
        {count > 0 && ` (${count})`}
      </Button>
      <Suspense>
        {open && (
          <FilterDrawer
            desk={desk as unknown as Desk<Identified>}
            onPhones={onPhones}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
