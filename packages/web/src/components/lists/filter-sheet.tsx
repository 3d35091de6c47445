import { Download, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Drawer } from "~/components/ui/drawer";
import { cn } from "~/lib/cn";
import { exportRows } from "~/lib/lists/export-rows";
import type { Identified } from "~/lib/records/pages";
import type { Desk } from "~/lib/lists/use-desk";
import { countFilters, offeredOf } from "~/lib/lists/view";
import { theMany } from "~/lib/outcome";
import { FilterField, Order, Shelves } from "./list-filters";

type FilterSheetProps<R extends Identified> = {
  desk: Desk<R>;
  /** Shown on phones only: a wide screen has all filters above the list. */
  onPhones: boolean;
  /** The icon alone, where other filters are next to it and there is little space. */
  compact: boolean;
};

/** The sheet with the filters that do not fit above a list, and the button that opens it. */
export function FilterSheet<R extends Identified>({
  desk,
  onPhones,
  compact,
}: FilterSheetProps<R>) {
  const { list, rows, view } = desk;
  const [open, setOpen] = useState(false);
  const count = countFilters(list, view) + Number(view.archived);
  const close = (
    <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
      {`Ver ${theMany(list.records.kind)}`}
    </Button>
  );
  return (
    <>
      <Button className={cn("h-10", onPhones && "sm:hidden")} onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
        <span className={cn(compact && "sm:max-lg:sr-only")}>Filtros</span>
        {count > 0 && ` (${count})`}
      </Button>
      <Drawer title="Filtros" open={open} onOpenChange={setOpen} footer={close}>
        <div className="space-y-5 p-5">
          {offeredOf(list).map(
            (filter) =>
              !(view.board && filter.idle?.(view)) && (
                <FilterField key={filter.param} filter={filter} looked={desk} />
              ),
          )}
          <Order {...desk} />
          <div className={cn("space-y-5", !onPhones && "sm:hidden")}>
            <Shelves {...desk} />
            {list.csv && rows.length > 0 && (
              <Button onClick={() => exportRows(list, rows)}>
                <Download aria-hidden /> Exportar lo que se ve (CSV)
              </Button>
            )}
          </div>
        </div>
      </Drawer>
    </>
  );
}
