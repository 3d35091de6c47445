import { FolderPicker } from "~/components/folder-picker";
import { ShelfToggle } from "~/components/lists/shelf-toggle";
import { SelectField } from "~/components/ui/select-field";
import { type Due, parseView, sortParam, type TaskView } from "../lib/task-view";
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from "../lib/words";

export type FilterProps = {
  view: TaskView;
  tags: readonly string[];
  /** The name of the case that the view is narrowed to. */
  folderName: string;
  onChange: (change: Partial<TaskView>) => void;
};

const DUES: { value: Due; label: string }[] = [
  { value: "vencidas", label: "Vencidas" },
  { value: "hoy", label: "Vencen hoy" },
  { value: "semana", label: "Vencen en 7 días" },
  { value: "sin-fecha", label: "Sin fecha" },
];

const STATES = [
  { value: "abiertas", label: "Por hacer" },
  { value: "todas", label: "Todas" },
  ...STATUS_OPTIONS,
];

/** What an address would ask for: the same reading checks what a select gives. */
const read = (name: string, value: string) => parseView(new URLSearchParams({ [name]: value }));

/** What of the tasks is shown. */
export function TaskFilters({ view, tags, folderName, onChange }: FilterProps) {
  const labels = [...new Set([...tags, ...(view.tag ? [view.tag] : [])])];
  return (
    <>
      {!view.board && (
        <SelectField
          label="Estado"
          options={STATES}
          value={view.status}
          onChange={({ target }) => onChange({ status: read("estado", target.value).status })}
        />
      )}
      <SelectField
        label="Vencimiento"
        placeholder="Cualquiera"
        options={DUES}
        value={view.due ?? ""}
        onChange={({ target }) => onChange({ due: read("vence", target.value).due })}
      />
      <SelectField
        label="Prioridad"
        placeholder="Cualquiera"
        options={PRIORITY_OPTIONS}
        value={view.priority ?? ""}
        onChange={({ target }) => onChange({ priority: read("prioridad", target.value).priority })}
      />
      <SelectField
        label="Etiqueta"
        placeholder="Cualquiera"
        options={labels.map((tag) => ({ value: tag, label: tag }))}
        value={view.tag}
        onChange={({ target }) => onChange({ tag: target.value })}
      />
      <FolderPicker
        label="Causa"
        value={view.folderId ? { _id: view.folderId, folderName } : null}
        onChange={(folder) => onChange({ folderId: folder?._id ?? null })}
      />
    </>
  );
}

const ORDERS = [
  { value: "dueDate", label: "Por vencimiento" },
  { value: "priority", label: "Por prioridad" },
  { value: "name", label: "Por nombre" },
  { value: "folderName", label: "Por causa" },
  { value: "status", label: "Por estado" },
  { value: "-createdAt", label: "Las más nuevas" },
];

/** Which comes first: cards have no head to sort by. */
export function Order({ view, onChange }: Pick<FilterProps, "view" | "onChange">) {
  return (
    <SelectField
      label="Orden"
      options={ORDERS}
      value={sortParam(view.sort)}
      onChange={({ target }) => onChange({ sort: read("orden", target.value).sort })}
    />
  );
}

/** The desk or the archive; the board is only of the desk. */
export function Shelf({ view, onChange }: Pick<FilterProps, "view" | "onChange">) {
  return (
    <ShelfToggle
      legend="Qué tareas se ven"
      active="Activas"
      away="Archivadas"
      archived={view.archived}
      onChange={(archived) => onChange({ archived, board: view.board && !archived })}
    />
  );
}
