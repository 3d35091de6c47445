import { Columns3, Download } from "lucide-react";
import { Suspense } from "react";
import { ViewToggle } from "~/components/board/view-toggle";
import { IconButton } from "~/components/ui/icon-button";
import { Popover } from "~/components/ui/popover";
import { Select } from "~/components/ui/select-field";
import { lazyPage } from "~/lib/lazy-page";
import { exportList } from "~/lib/lists/export-list";
import type { Desk } from "~/lib/lists/use-desk";
import { BOARD, offeredOf, toShelf } from "~/lib/lists/view";
import { theMany } from "~/lib/outcome";
import type { Identified } from "~/lib/records/pages";
import { FilterSheet } from "./filter-sheet";
import { SearchBox, Shelves, selectOf } from "./list-filters";

const ColumnsFields = lazyPage(() => import("./columns-fields"));

type DeskProps<R extends Identified> = { desk: Desk<R> };

const BOXED = "size-10 border border-line-strong bg-sheet";

/** The filters and the view of a list. On a phone all except the search is behind one button. */
export function ListToolbar<R extends Identified>({ desk }: DeskProps<R>) {
  const { list, rows, board, change, wide } = desk;
  const offered = offeredOf(list);
  const above = offered.filter(({ className }) => className !== undefined);
  const canChoose = wide && list.columns.some(({ usual }) => !usual);
  return (
    <div className="mb-4 flex items-center gap-2">
      <SearchBox {...desk} />
      <FilterSheet
        desk={desk}
        onPhones={above.length === offered.length}
        compact={above.length > 0}
      />
      <div className="hidden flex-1 items-center gap-2 sm:flex">
        {above.map((filter) => (
          <div key={filter.param} className={filter.className}>
            <Select
              aria-label={`Filtrar por ${filter.label.toLowerCase()}`}
              {...selectOf(filter, desk)}
            />
          </div>
        ))}
        <Shelves {...desk} />
        <div className="ms-auto flex gap-2 empty:hidden">
          {list.csv && rows.length > 0 && (
            <IconButton
              label="Exportar lo que se ve (CSV)"
              onClick={() => void exportList(list, rows)}
              className={BOXED}
            >
              <Download aria-hidden />
            </IconButton>
          )}
          {canChoose && <ColumnsMenu desk={desk} />}
        </div>
      </div>
      {list.hasBoard && (
        <ViewToggle
          legend={`Cómo se ven ${theMany(list.records.kind)}`}
          board={board}
          onChange={(on) => change({ ...toShelf(list, false), vista: on ? BOARD : "" })}
        />
      )}
    </div>
  );
}

/** The choice of columns and of the height of rows, whose code comes when the button is approached. */
function ColumnsMenu<R extends Identified>({ desk }: DeskProps<R>) {
  const trigger = (
    <IconButton
      label="Elegir columnas"
      className={BOXED}
      onPointerEnter={ColumnsFields.preload}
      onFocus={ColumnsFields.preload}
    >
      <Columns3 aria-hidden />
    </IconButton>
  );
  return (
    <Popover trigger={trigger} label="Elegir columnas">
      <Suspense>
        <ColumnsFields desk={desk as unknown as Desk<Identified>} />
      </Suspense>
    </Popover>
  );
}
