import { Copy, Plus, X } from "lucide-react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuItem } from "~/components/ui/menu";
import {
  addHours,
  copyHours,
  dropHours,
  faultsOf,
  setHours,
  WEEKDAY_NAMES,
  WEEKDAYS,
  type Week,
  type Weekday,
} from "../lib/week";
import { HoursLine } from "./hours-line";

type WeekEditorProps = { week: Week; onChange: (week: Week) => void };

/** The hours of each weekday: ranges that can be added, removed, or copied to other days. */
export function WeekEditor({ week, onChange }: WeekEditorProps) {
  return (
    <ul className="divide-y">
      {WEEKDAYS.map((weekday) => (
        <li
          key={weekday}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
        >
          <h3 className="pt-2 font-medium">{WEEKDAY_NAMES[weekday]}</h3>
          <div className="order-last col-span-2 sm:order-none sm:col-span-1">
            <Day weekday={weekday} week={week} onChange={onChange} />
          </div>
          <DayTools weekday={weekday} week={week} onChange={onChange} />
        </li>
      ))}
    </ul>
  );
}

type DayProps = WeekEditorProps & { weekday: Weekday };

function Day({ weekday, week, onChange }: DayProps) {
  const hours = week[weekday];
  const faults = faultsOf(hours);
  const name = WEEKDAY_NAMES[weekday];
  if (hours.length === 0) return <p className="py-2 text-ink-faint">No se atiende</p>;
  return (
    <ul className="space-y-2">
      {hours.map((line, i) => (
        <HoursLine
          key={line.key}
          hours={line}
          name={i === 0 ? name : `${name} (${i + 1})`}
          fault={faults[line.key]}
          onChange={(changed) => onChange(setHours(week, weekday, changed))}
          tools={
            <IconButton
              label={`Quitar ${line.from} a ${line.to} del ${name.toLowerCase()}`}
              onClick={() => onChange(dropHours(week, weekday, line.key))}
            >
              <X aria-hidden />
            </IconButton>
          }
        />
      ))}
    </ul>
  );
}

function DayTools({ weekday, week, onChange }: DayProps) {
  const name = WEEKDAY_NAMES[weekday].toLowerCase();
  return (
    <div className="flex items-start gap-1">
      <IconButton
        label={`Agregar un horario al ${name}`}
        onClick={() => onChange(addHours(week, weekday))}
      >
        <Plus aria-hidden />
      </IconButton>
      {week[weekday].length > 0 && (
        <Menu
          label={`Copiar el horario del ${name}`}
          trigger={
            <IconButton label={`Copiar el horario del ${name}`}>
              <Copy aria-hidden />
            </IconButton>
          }
        >
          {targetsOf(weekday).map(({ label, days }) => (
            <MenuItem key={label} onSelect={() => onChange(copyHours(week, weekday, days))}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}

/** The days to which the hours of a day may be copied. */
function targetsOf(weekday: Weekday): { label: string; days: Weekday[] }[] {
  const others = WEEKDAYS.filter((day) => day !== weekday);
  return [
    { label: "De lunes a viernes", days: others.filter((day) => day <= 5) },
    { label: "A todos los días", days: others },
    ...others.map((day) => ({ label: `Al ${WEEKDAY_NAMES[day].toLowerCase()}`, days: [day] })),
  ];
}

/** Offered while nothing is open: one click sets the hours of most practices. */
export const UsualWeek = ({ onTake }: { onTake: () => void }) => (
  <Button onClick={onTake}>Usar lunes a viernes de 9 a 18</Button>
);
