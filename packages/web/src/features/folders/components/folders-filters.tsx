import { FOLDER_STATUSES } from "@foja/core/practice/folders/folder.schema";
import { Download, SlidersHorizontal } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { FOLDER_STATUS_OPTIONS } from "~/components/folder-status";
import { ShelfToggle } from "~/components/lists/shelf-toggle";
import { startsDescending } from "~/components/lists/sort-head";
import { Button } from "~/components/ui/button";
import { Drawer } from "~/components/ui/drawer";
import { SelectField } from "~/components/ui/select-field";
import { COLUMNS } from "../lib/folder-columns";
import { type FolderView, type SortKey, sortParam } from "../lib/folder-view";

export type FoldersFiltersProps = {
  view: FolderView;
  onChange: (change: Partial<FolderView>) => void;
  onExport?: () => void;
};

/** How the desk and the archive are called. */
export const SHELVES = {
  legend: "Qué causas se ven",
  active: "Activas",
  away: "Archivadas",
};

type OnChange = FoldersFiltersProps["onChange"];
type Choice = ChangeEvent<HTMLSelectElement>;

/** The sheet with all that a phone has no room for above the list. */
export function FoldersFilters({ view, onChange, onExport }: FoldersFiltersProps) {
  const [open, setOpen] = useState(false);
  const count = Number(view.status !== null) + Number(view.archived);
  const footer = (
    <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
      Ver las causas
    </Button>
  );
  return (
    <>
      <Button className="h-10 sm:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden /> Filtros{count > 0 && ` (${count})`}
      </Button>
      <Drawer title="Filtros" open={open} onOpenChange={setOpen} footer={footer}>
        <div className="space-y-5 p-5">
          <SelectField label="Estado" {...statusFilter(view, onChange)} />
          <SelectField label="Orden" {...order(view, onChange)} />
          <ShelfToggle
            {...SHELVES}
            archived={view.archived}
            onChange={(archived) => onChange({ archived, board: false })}
          />
          {onExport && (
            <Button onClick={onExport}>
              <Download aria-hidden /> Exportar lo que se ve (CSV)
            </Button>
          )}
        </div>
      </Drawer>
    </>
  );
}

/** The choice of one state, as a select shows it. */
export const statusFilter = (view: FolderView, onChange: OnChange) => ({
  placeholder: "Estado: todos",
  options: FOLDER_STATUS_OPTIONS,
  value: view.status ?? "",
  onChange: ({ target: { value } }: Choice) =>
    onChange({ status: FOLDER_STATUSES.find((status) => status === value) ?? null }),
});

const sortable: { id: SortKey; label: string }[] = [
  { id: "folderName", label: "Carátula" },
  ...COLUMNS,
];

const orders = sortable.map(({ id, label }) => ({
  value: sortParam({ by: id, desc: startsDescending(id) }),
  label: id === "createdAt" ? "Las más nuevas" : `Por ${label.toLowerCase()}`,
}));

/** The order of the list: cards have no head to sort by. */
const order = ({ sort }: FolderView, onChange: OnChange) => ({
  options: orders,
  value: sortParam({ by: sort.by, desc: startsDescending(sort.by) }),
  onChange: ({ target: { value } }: Choice) => {
    const by = sortable.find(({ id }) => id === value.replace(/^-/, ""))?.id ?? "createdAt";
    onChange({ sort: { by, desc: value.startsWith("-") } });
  },
});
