import { Download } from "lucide-react";
import { ViewToggle } from "~/components/board/view-toggle";
import { IconButton } from "~/components/ui/icon-button";
import { Select } from "~/components/ui/select-field";
import { exportRows } from "~/lib/lists/export-rows";
import type { Identified } from "~/lib/records/pages";
import type { Desk } from "~/lib/lists/use-desk";
import { offeredOf } from "~/lib/lists/view";
import { theMany } from "~/lib/outcome";
import { ColumnsMenu } from "./columns-menu";
import { FilterSheet } from "./filter-sheet";
import { Shelves, selectOf } from "./list-filters";
import { SearchBox } from "./search-box";

/** The filters and the view of a list. On a phone all except the search is behind one button. */
export function ListToolbar<R extends Identified>({ desk }: { desk: Desk<R> }) {
  const { list, rows, view, change, search, wide, chosen, choose } = desk;
  const offered = offeredOf(list);
  const above = offered.filter(({ className }) => className !== undefined);
  const canChoose = wide && list.columns.some(({ usual }) => !usual);
  return (
    <div className="mb-4 flex items-center gap-2">
      <SearchBox within={list.within} text={view.text} onChange={search} />
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
              onClick={() => exportRows(list, rows)}
              className="size-10 border border-line-strong bg-sheet"
            >
              <Download aria-hidden />
            </IconButton>
          )}
          {canChoose && <ColumnsMenu columns={list.columns} chosen={chosen} onChange={choose} />}
        </div>
      </div>
      {list.hasBoard && (
        <ViewToggle
          legend={`Cómo se ven ${theMany(list.records.kind)}`}
          board={view.board}
          onChange={change}
        />
      )}
    </div>
  );
}
