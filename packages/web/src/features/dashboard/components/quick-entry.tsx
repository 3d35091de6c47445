import { Command } from "cmdk";
import { PenLine } from "lucide-react";
import { useState } from "react";
import { Understandings } from "~/components/commands/understandings";
import { type KnownCase, type Understood, understandAny } from "~/lib/quick-entry/understand";
import { useUnderstood } from "~/lib/quick-entry/use-understood";

type QuickEntryProps = {
  cases: readonly KnownCase[];
  /** Opens the form for what was understood. */
  onBegin: (understood: Understood) => void;
};

const HINT = "quick-entry-hint";

/** A line that is read while it is typed, and offered as a deadline, a task or an event. */
export function QuickEntry({ cases, onBegin }: QuickEntryProps) {
  const [text, setText] = useState("");
  const understood = useUnderstood(text, cases, understandAny);
  const begin = (said: Understood) => {
    setText("");
    onBegin(said);
  };
  return (
    <Command
      shouldFilter={false}
      loop
      label="Anotar rápido"
      className="min-w-0 rounded-md border bg-sheet focus-within:border-accent"
      onKeyDown={(event) => event.key === "Escape" && setText("")}
    >
      <div className="flex items-center gap-3 px-4 py-1.5">
        <PenLine aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <Command.Input
          value={text}
          onValueChange={setText}
          maxLength={200}
          aria-describedby={HINT}
          placeholder="Anotar: +5 hábiles desde hoy en Sosa…"
          className="h-10 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint"
        />
      </div>
      <p id={HINT} className="sr-only">
        Escribí qué, cuándo y en qué causa; elegí si es un plazo, una tarea o un evento.
      </p>
      <Command.List className={text.trim() === "" ? "hidden" : "border-t p-2"}>
        <Understandings understood={understood} onPick={begin} />
        {understood.length === 0 && (
          <p role="status" className="px-2.5 py-1.5 text-ink-soft">
            Por ejemplo: «audiencia Ruiz lunes 9:30» o «tarea llamar al perito mañana».
          </p>
        )}
      </Command.List>
    </Command>
  );
}
