import { Columns3, Download } from "lucide-react";
import { ViewToggle } from "~/components/board/view-toggle";
import { Checkbox } from "~/components/ui/checkbox";
import { IconButton } from "~/components/ui/icon-button";
import { Popover } from "~/components/ui/popover";
import { Segments } from "~/components/ui/segments";
import { Select } from "~/components/ui/select-field";
import { exportList } from "~/lib/lists/export-list";
import type { Desk } from "~/lib/lists/use-desk";
import { BOARD, offeredOf, toShelf } from "~/lib/lists/view";
import { theMany } from "~/lib/outcome";
import type { Identified } from "~/lib/records/pages";
import { FilterSheet } from "./filter-sheet";
import { SearchBox, Shelves, selectOf } from "./list-filters";

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

/** The choice of columns and of the height of rows, stored on this device. */
function ColumnsMenu<R extends Identified>({ desk }: DeskProps<R>) {
  const { list, chosen, choose, mayBeTall, tall, setTall } = desk;
  const ids: string[] = chosen.map(({ id }) => id);
  const trigger = (
    <IconButton label="Elegir columnas" className={BOXED}>
      <Columns3 aria-hidden />
    </IconButton>
  );
  const toggle = (id: string) =>
    choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return (
    <Popover trigger={trigger} label="Elegir columnas">
      <fieldset className="p-4">
        <legend className="float-left mb-2 font-semibold">Columnas</legend>
        <ul className="clear-both grid grid-cols-2 gap-x-4 gap-y-1">
          {list.columns.map(({ id, label }) => (
            <li key={id}>
              <Checkbox label={label} checked={ids.includes(id)} onChange={() => toggle(id)} />
            </li>
          ))}
        </ul>
      </fieldset>
      {mayBeTall && (
        <div className="flex items-center justify-between gap-3 border-t px-4 py-3">
          <span aria-hidden>Filas</span>
          <Segments
            legend="Altura de las filas"
            choices={[
              { label: "De dos líneas", pressed: tall, choose: () => setTall(true) },
              { label: "De una", pressed: !tall, choose: () => setTall(false) },
            ]}
          />
        </div>
      )}
      <p className="border-t px-4 py-3 text-ink-faint text-sm">
        Las que no entran en el ancho de la pantalla aparecen cuando hay lugar.
      </p>
    </Popover>
  );
}
