import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";

type Props = { calendars: string[]; busy: boolean; onChange: (calendars: string[]) => void };

/** The calendars of which only the busy times are read, by their Google address. */
export function GoogleBusyCalendars({ calendars, busy, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const id = typed.trim();
    if (id && !calendars.includes(id)) onChange([...calendars, id]);
  };
  return (
    <form onSubmit={add}>
      <label htmlFor="busy-calendar" className="block">
        Otros calendarios que te ocupan
      </label>
      <p id="busy-calendar-hint" className="mb-2 text-ink-soft text-sm">
        De ellos solo leemos los horarios ocupados: no se importa nada.
      </p>
      <ul>
        {calendars.map((id) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <span className="min-w-0 break-words">{id}</span>
            <IconButton
              label={`Quitar ${id}`}
              onClick={() => onChange(calendars.filter((one) => one !== id))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          id="busy-calendar"
          type="email"
          aria-describedby="busy-calendar-hint"
          placeholder="sala@estudio.com.ar"
          className="min-w-48 flex-1"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" busy={busy}>
          Agregar
        </Button>
      </div>
    </form>
  );
}
