import { FOLDER_STATUSES } from "@foja/core/folders/folder.schema";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { FOLDER_STATUS } from "~/components/folder-status";
import { IconButton } from "~/components/ui/icon-button";
import { Select } from "~/components/ui/select-field";
import { COLUMNS } from "../lib/folder-columns";
import { type FolderView, type SortKey, sortParam, startsDescending } from "../lib/folder-view";
import { SearchBox } from "./search-box";
import { ShelfToggle } from "./shelf-toggle";

type FoldersToolbarProps = {
  view: FolderView;
  onChange: (change: Partial<FolderView>) => void;
  onExport?: () => void;
  /** Cards have no head to sort by: the order is chosen here. */
  withOrder: boolean;
  children?: ReactNode;
};

const states = FOLDER_STATUSES.map((value) => ({ value, label: FOLDER_STATUS[value].label }));

/** What is seen of the list, and how. */
export function FoldersToolbar({ view, onChange, onExport, ...rest }: FoldersToolbarProps) {
  const onStatus = (value: string) =>
    onChange({ status: FOLDER_STATUSES.find((status) => status === value) ?? null });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <SearchBox text={view.text} onChange={(text) => onChange({ text })} />
      <div className="min-w-40 flex-1 sm:flex-none">
        <Select
          aria-label="Filtrar por estado"
          placeholder="Estado: todos"
          options={states}
          value={view.status ?? ""}
          onChange={(event) => onStatus(event.target.value)}
        />
      </div>
      {rest.withOrder && <OrderSelect {...{ view, onChange }} />}
      <ShelfToggle archived={view.archived} onChange={(archived) => onChange({ archived })} />
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
        {rest.children}
      </div>
    </div>
  );
}

const sortable: { id: SortKey; label: string }[] = [
  { id: "folderName", label: "Carátula" },
  ...COLUMNS,
];

const orders = sortable.map(({ id, label }) => ({
  value: sortParam({ by: id, desc: startsDescending(id) }),
  label: id === "createdAt" ? "Las más nuevas" : `Por ${label.toLowerCase()}`,
}));

function OrderSelect({ view, onChange }: Pick<FoldersToolbarProps, "view" | "onChange">) {
  const onOrder = (value: string) => {
    const by = sortable.find(({ id }) => id === value.replace(/^-/, ""))?.id ?? "createdAt";
    onChange({ sort: { by, desc: value.startsWith("-") } });
  };
  return (
    <div className="min-w-40 flex-1">
      <Select
        aria-label="Ordenar"
        options={orders}
        value={sortParam({ by: view.sort.by, desc: startsDescending(view.sort.by) })}
        onChange={(event) => onOrder(event.target.value)}
      />
    </div>
  );
}
