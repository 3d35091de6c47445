import { EVENT_TYPES } from "@foja/core/practice/events/type.rules";
import { SlidersHorizontal } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Popover } from "~/components/ui/popover";
import { EVENT_LOOK } from "~/lib/event-types";
import { type CalendarView, isFiltered } from "../lib/calendar-view";

type FiltersProps = { view: CalendarView; onChange: (change: Partial<CalendarView>) => void };

/** The filters of the agenda, behind one button. */
export function CalendarFilters({ view, onChange }: FiltersProps) {
  const { types, onlyCases, tasks } = view;
  const count = types.length + (onlyCases ? 1 : 0);
  const toggle = (type: (typeof EVENT_TYPES)[number]) =>
    onChange({
      types: types.includes(type) ? types.filter((one) => one !== type) : [...types, type],
    });
  return (
    <Popover
      label="Filtros del calendario"
      trigger={
        <Button size="sm">
          <SlidersHorizontal aria-hidden />
          {count > 0 ? `Filtros (${count})` : "Filtros"}
        </Button>
      }
    >
      <div className="space-y-4 px-4 py-4">
        <fieldset>
          <legend className="mb-2 font-medium">Tipos</legend>
          <div className="grid grid-cols-2 gap-x-3 gap-y-1">
            {EVENT_TYPES.map((type) => (
              <Checkbox
                key={type}
                label={EVENT_LOOK[type].label}
                checked={types.includes(type)}
                onChange={() => toggle(type)}
              />
            ))}
          </div>
        </fieldset>
        <div className="flex flex-col gap-1 border-t pt-3">
          <Checkbox
            label="Solo con causa"
            checked={onlyCases}
            onChange={() => onChange({ onlyCases: !onlyCases })}
          />
          <Checkbox
            label="Mostrar las tareas que vencen"
            checked={tasks}
            onChange={() => onChange({ tasks: !tasks })}
          />
        </div>
        {isFiltered(view) && (
          <Button size="sm" onClick={() => onChange({ types: [], onlyCases: false })}>
            Borrar los filtros
          </Button>
        )}
      </div>
    </Popover>
  );
}
