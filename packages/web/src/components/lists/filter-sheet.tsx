import { SlidersHorizontal } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "~/components/ui/button";
import { Drawer } from "~/components/ui/drawer";
import { cn } from "~/lib/cn";
import { lazyPage } from "~/lib/lazy-page";
import type { Desk } from "~/lib/lists/use-desk";
import { countFilters } from "~/lib/lists/view";
import { theMany } from "~/lib/outcome";
import type { Identified } from "~/lib/records/pages";

const FilterFields = lazyPage(() => import("./filter-fields"));

type FilterSheetProps<R extends Identified> = {
  desk: Desk<R>;
  /** Shown on phones only: a wide screen has all filters above the list. */
  onPhones: boolean;
  /** The icon alone, where other filters are next to it and there is little space. */
  compact: boolean;
};

/** The sheet with the filters that do not fit above a list, and the button that opens it. */
export function FilterSheet<R extends Identified>(props: FilterSheetProps<R>) {
  const { desk, onPhones, compact } = props;
  const { list, view, archived } = desk;
  const [open, setOpen] = useState(false);
  const count = countFilters(list, view) + Number(archived);
  const close = (
    <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
      {`Ver ${theMany(list.records.kind)}`}
    </Button>
  );
  return (
    <>
      <Button
        className={cn("h-10", onPhones && "sm:hidden")}
        onPointerEnter={FilterFields.preload}
        onFocus={FilterFields.preload}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        <span className={cn(compact && "sm:max-lg:sr-only")}>Filtros</span>
        {count > 0 && ` (${count})`}
      </Button>
      <Drawer title="Filtros" open={open} onOpenChange={setOpen} footer={close}>
        <Suspense>
          <FilterFields desk={desk as unknown as Desk<Identified>} onPhones={onPhones} />
        </Suspense>
      </Drawer>
    </>
  );
}
