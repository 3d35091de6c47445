import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { ViewToggle } from "~/components/board/view-toggle";
import { SearchBox } from "~/components/lists/search-box";
import { Button } from "~/components/ui/button";
import { Drawer } from "~/components/ui/drawer";
import { filtersOf } from "../lib/task-view";
import { type FilterProps, Order, Shelf, TaskFilters } from "./task-filters";

/** What is seen of the tasks, and how. All but the search waits behind one button where it must. */
export function TasksToolbar(props: FilterProps) {
  const { view, onChange } = props;
  const [open, setOpen] = useState(false);
  const count = filtersOf(view) + Number(view.archived);
  const close = (
    <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
      Ver las tareas
    </Button>
  );
  return (
    <div className="mb-4 flex items-center gap-2">
      <SearchBox
        within="tarea, causa o etiqueta"
        text={view.text}
        onChange={(text) => onChange({ text })}
      />
      <Button className="h-10" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden /> Filtros{count > 0 && ` (${count})`}
      </Button>
      <div className="hidden flex-1 items-center gap-2 sm:flex">
        <Shelf {...props} />
      </div>
      <ViewToggle legend="Cómo se ven las tareas" board={view.board} onChange={onChange} />
      <Drawer title="Filtros" open={open} onOpenChange={setOpen} footer={close}>
        <div className="space-y-5 p-5">
          <TaskFilters {...props} />
          <Order {...props} />
          <div className="sm:hidden">
            <Shelf {...props} />
          </div>
        </div>
      </Drawer>
    </div>
  );
}
