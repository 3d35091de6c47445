import { shortDay } from "@foja/core/kernel/short-day.rules";
import { Plus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { IconButton } from "~/components/ui/icon-button";
import { today } from "~/lib/due";
import { withException, withVacation } from "../lib/draft";
import type { Draft } from "../lib/open-days";
import { hoursText } from "../lib/week";
import { DatedDialog } from "./dated-dialog";
import { VacationDialog } from "./vacation-dialog";

type CardProps = { draft: Draft; onChange: (draft: Draft) => void };

/** Dates with hours of their own, or closed. */
export function DatedCard({ draft, onChange }: CardProps) {
  const [adding, setAdding] = useState(false);
  const { exceptions } = draft;
  const now = today();
  return (
    <Dated
      title="Fechas distintas"
      add="Agregar fecha"
      none="Ninguna: cada día sigue el horario de la semana."
      onAdd={() => setAdding(true)}
      lines={exceptions.map(({ date, ranges }) => ({
        key: date,
        name: shortDay(date, now),
        text: ranges.length > 0 ? hoursText(ranges) : "No se atiende",
        drop: () =>
          onChange({ ...draft, exceptions: exceptions.filter((one) => one.date !== date) }),
      }))}
    >
      {adding && (
        <DatedDialog
          onAdd={(exception) => {
            onChange(withException(draft, exception));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Dated>
  );
}

/** Days on which the practice is closed. */
export function VacationCard({ draft, onChange }: CardProps) {
  const [adding, setAdding] = useState(false);
  const { vacations } = draft;
  const now = today();
  return (
    <Dated
      title="Vacaciones"
      add="Agregar vacaciones"
      none="Sin vacaciones cargadas."
      onAdd={() => setAdding(true)}
      lines={vacations.map((one) => ({
        key: `${one.from} ${one.to}`,
        name:
          one.from === one.to
            ? shortDay(one.from, now)
            : `${shortDay(one.from, now)} a ${shortDay(one.to, now)}`,
        text: "",
        drop: () => onChange({ ...draft, vacations: vacations.filter((other) => other !== one) }),
      }))}
    >
      {adding && (
        <VacationDialog
          onAdd={(vacation) => {
            onChange(withVacation(draft, vacation));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Dated>
  );
}

type DatedProps = {
  title: string;
  add: string;
  none: string;
  lines: { key: string; name: string; text: string; drop: () => void }[];
  onAdd: () => void;
  children: ReactNode;
};

function Dated({ title, add, none, lines, onAdd, children }: DatedProps) {
  const action = (
    <Button size="sm" onClick={onAdd}>
      <Plus aria-hidden /> {add}
    </Button>
  );
  return (
    <Card title={title} actions={action} flush>
      {lines.length === 0 && <p className="px-5 py-3 text-ink-faint">{none}</p>}
      <ul className="divide-y">
        {lines.map(({ key, name, text, drop }) => (
          <li key={key} className="flex min-h-11 items-center gap-3 py-1 ps-5 pe-3">
            <span className="font-medium tabular-nums">{name}</span>
            <span className="min-w-0 flex-1 text-ink-soft tabular-nums">{text}</span>
            <IconButton label={`Quitar ${name}`} onClick={drop}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
