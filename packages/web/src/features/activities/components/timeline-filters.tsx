import { ENTRY_KINDS } from "@foja/core/practice/kinds/kinds.rules";
import { Search, SlidersHorizontal, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Drawer } from "~/components/ui/drawer";
import { Input } from "~/components/ui/input";
import { cn } from "~/lib/cn";
import { KINDS } from "~/lib/kinds/kinds";
import { useSame } from "~/lib/use-same";
import { useTyped } from "~/lib/use-typed";
import type { ActivityView } from "../api/activities";
import { isNarrowed } from "../lib/activity-view";

type FiltersProps = { view: ActivityView; onChange: (change: Partial<ActivityView>) => void };

/** How long typing must pause, in ms: enough for a word, too short to be noticed. */
const TYPING_MS = 300;

/** The filters and the order of the file. */
export function TimelineFilters({ view, onChange }: FiltersProps) {
  return (
    <div className="flex min-w-0 flex-1 basis-64 items-center gap-1.5 lg:basis-0">
      <SearchInFile view={view} onChange={onChange} />
      <FilterSheet view={view} onChange={onChange} />
      {isNarrowed(view) && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() =>
            onChange({ types: [], search: "", from: "", to: "", onlyDue: false, onlyLinks: false })
          }
        >
          <X aria-hidden /> Ver todo
        </Button>
      )}
    </div>
  );
}

/** The filters and the order, each a toggle. */
function Chips({ view, onChange }: FiltersProps) {
  return (
    <fieldset aria-label="Qué se muestra" className="flex flex-wrap gap-1">
      {ENTRY_KINDS.map((kind) => {
        const on = view.types.includes(kind);
        const types = on ? view.types.filter((one) => one !== kind) : [...view.types, kind];
        return (
          <Chip key={kind} on={on} onClick={() => onChange({ types })}>
            {KINDS[kind].names}
          </Chip>
        );
      })}
      <Chip on={view.onlyDue} onClick={() => onChange({ onlyDue: !view.onlyDue })}>
        Con vencimiento
      </Chip>
      <Chip on={view.onlyLinks} onClick={() => onChange({ onlyLinks: !view.onlyLinks })}>
        Con documento
      </Chip>
      <Chip on={view.oldestFirst} onClick={() => onChange({ oldestFirst: !view.oldestFirst })}>
        Las más antiguas primero
      </Chip>
    </fieldset>
  );
}

/** The filters behind one button: three rows of them would push the file down. */
function FilterSheet({ view, onChange }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const count =
    view.types.length + [view.onlyDue, view.onlyLinks, view.oldestFirst].filter(Boolean).length;
  const close = (
    <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
      Ver las fojas
    </Button>
  );
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden /> Filtros{count > 0 && ` (${count})`}
      </Button>
      <Drawer title="Filtros" open={open} onOpenChange={setOpen} footer={close}>
        <div className="p-5">
          <Chips view={view} onChange={onChange} />
        </div>
      </Drawer>
    </>
  );
}

function SearchInFile({ view, onChange }: FiltersProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { change } = useSame({ change: onChange });
  const { field } = useTyped(view.search, (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change({ search: text.trim() }), TYPING_MS);
  });
  return (
    <span className="relative min-w-0 max-w-56 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-2.5 my-auto size-4 text-ink-faint"
      />
      <Input
        type="search"
        aria-label="Buscar en las fojas"
        placeholder="Buscar en las fojas"
        {...field}
        maxLength={200}
        className="h-9 ps-8 sm:h-8"
      />
    </span>
  );
}

type ChipProps = { on: boolean; onClick: () => void; children: string };

function Chip({ on, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={cn(
        "h-8 rounded-sm border px-2.5 text-sm",
        on ? "border-accent bg-accent-wash text-accent" : "text-ink-soft hover:bg-wash",
      )}
    >
      {children}
    </button>
  );
}
