import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { ViewToggle } from "~/components/board/view-toggle";
import { SearchBox } from "~/components/lists/search-box";
import { ShelfToggle } from "~/components/lists/shelf-toggle";
import { IconButton } from "~/components/ui/icon-button";
import { Select } from "~/components/ui/select-field";
import { FoldersFilters, type FoldersFiltersProps, SHELVES, statusFilter } from "./folders-filters";

type FoldersToolbarProps = FoldersFiltersProps & { children?: ReactNode };

/** What is seen of the list, and how. On a phone all but the search waits behind one button. */
export function FoldersToolbar({ view, onChange, onExport, children }: FoldersToolbarProps) {
  return (
    <div className="mb-4 flex items-center gap-2">
      <SearchBox
        within="carátula, cliente o materia"
        text={view.text}
        onChange={(text) => onChange({ text })}
      />
      <FoldersFilters {...{ view, onChange, onExport }} />
      <div className="hidden flex-1 items-center gap-2 sm:flex">
        <div className="w-40">
          <Select aria-label="Filtrar por estado" {...statusFilter(view, onChange)} />
        </div>
        <ShelfToggle
          {...SHELVES}
          archived={view.archived}
          onChange={(archived) => onChange({ archived, board: false })}
        />
        <div className="ms-auto flex gap-2">
          {onExport && (
            <IconButton
              label="Exportar lo que se ve (CSV)"
              onClick={onExport}
              className="size-10 border border-line-strong bg-sheet"
            >
              <Download aria-hidden />
            </IconButton>
          )}
          {children}
        </div>
      </div>
      <ViewToggle legend="Cómo se ven las causas" board={view.board} onChange={onChange} />
    </div>
  );
}
