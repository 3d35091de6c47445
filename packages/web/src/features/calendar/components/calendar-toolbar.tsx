import { ChevronLeft, ChevronRight, Rss } from "lucide-react";
import type { ReactNode } from "react";
import { ResponsibleChoice } from "~/components/responsible-choice";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Segments } from "~/components/ui/segments";
import { today } from "~/lib/due";
import type { CalendarState } from "../hooks/use-calendar-view";
import { step, titleOf, VIEWS, type ViewName } from "../lib/calendar-view";
import { CalendarFilters } from "./calendar-filters";

const LABELS: Record<ViewName, string> = {
  mes: "Mes",
  semana: "Semana",
  dia: "Día",
  agenda: "Agenda",
};
const UNITS: Record<ViewName, string> = {
  mes: "Mes",
  agenda: "Mes",
  semana: "Semana",
  dia: "Día",
};

type ToolbarProps = {
  state: CalendarState;
  /** Opens the dialog that publishes the agenda for other calendars. */
  onFeed: () => void;
  google: ReactNode;
};

/** The period, the view, and the filters. */
export function CalendarToolbar({ state, onFeed, google }: ToolbarProps) {
  const { view, wide, change } = state;
  const { view: name, day } = view;
  const to = (by: 1 | -1) => change({ day: step(name, day, by) });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex items-center gap-1">
        <Button size="sm" onClick={() => change({ day: today() })}>
          Hoy
        </Button>
        <IconButton label={`${UNITS[name]} anterior`} onClick={() => to(-1)}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton label={`${UNITS[name]} siguiente`} onClick={() => to(1)}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      <h2 aria-live="polite" className="min-w-0 font-semibold text-lg">
        {titleOf(name, day)}
      </h2>
      <div className="flex flex-wrap items-center gap-2 sm:ms-auto">
        <ResponsibleChoice />
        <CalendarFilters view={view} onChange={change} />
        {google}
        <IconButton label="Suscribir desde otro calendario" onClick={onFeed}>
          <Rss aria-hidden />
        </IconButton>
        <ViewChoice value={name} wide={wide} onChange={(next) => change({ view: next })} />
      </div>
    </div>
  );
}

type ChoiceProps = { value: ViewName; wide: boolean; onChange: (view: ViewName) => void };

function ViewChoice({ value, wide, onChange }: ChoiceProps) {
  const offered = VIEWS.filter((view) => wide || view === "agenda" || view === "dia");
  const choices = offered.map((view) => ({
    label: LABELS[view],
    pressed: view === value,
    choose: () => onChange(view),
  }));
  return <Segments legend="Vista" choices={choices} />;
}
