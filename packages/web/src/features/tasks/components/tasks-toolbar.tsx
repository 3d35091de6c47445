import { List, SlidersHorizontal, SquareKanban } from "lucide-react";
import { useState } from "react";
import { SearchBox } from "~/components/lists/search-box";
import { Button } from "~/components/ui/button";
import { Drawer } from "~/components/ui/drawer";
import { IconButton } from "~/components/ui/icon-button";
import { cn } from "~/lib/cn";
import { filtersOf, type TaskView } from "../lib/task-view";
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
      <ViewToggle board={view.board} onChange={onChange} />
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

const VIEWS = [
  { label: "Ver como lista", icon: List, board: false },
  { label: "Ver como tablero", icon: SquareKanban, board: true },
];

type ViewToggleProps = { board: boolean; onChange: (change: Partial<TaskView>) => void };

/** The list or the board. */
function ViewToggle({ board, onChange }: ViewToggleProps) {
  return (
    <fieldset className="flex h-10 shrink-0 rounded-md border border-line-strong p-[3px]">
      <legend className="sr-only">Cómo se ven las tareas</legend>
      {VIEWS.map(({ label, icon: Icon, board: own }) => (
        <IconButton
          key={label}
          label={label}
          aria-pressed={own === board}
          onClick={() => onChange({ board: own, archived: false })}
          className={cn("size-8 rounded-sm", own === board && "bg-accent-wash text-accent")}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
    </fieldset>
  );
}
