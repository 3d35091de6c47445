import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { SearchBox } from "~/components/lists/search-box";
import { ShelfToggle } from "~/components/lists/shelf-toggle";
import { IconButton } from "~/components/ui/icon-button";
import { Select } from "~/components/ui/select-field";
import {
  ContactsFilters,
  type ContactsFiltersProps,
  roleFilter,
  SHELVES,
  typeFilter,
} from "./contacts-filters";

type ContactsToolbarProps = ContactsFiltersProps & { children?: ReactNode };

/** What is seen of the list, and how. On a phone all but the search waits behind one button. */
export function ContactsToolbar({ view, onChange, onExport, children }: ContactsToolbarProps) {
  return (
    <div className="mb-4 flex items-center gap-2">
      <SearchBox
        within="nombre, número o e-mail"
        text={view.text}
        onChange={(text) => onChange({ text })}
      />
      <ContactsFilters {...{ view, onChange, onExport }} />
      <div className="hidden flex-1 items-center gap-2 sm:flex">
        <div className="w-36">
          <Select aria-label="Filtrar por rol" {...roleFilter(view, onChange)} />
        </div>
        <div className="hidden w-36 lg:block">
          <Select aria-label="Filtrar por tipo" {...typeFilter(view, onChange)} />
        </div>
        <ShelfToggle
          {...SHELVES}
          archived={view.archived}
          onChange={(archived) => onChange({ archived })}
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
    </div>
  );
}
