import {
  countText,
  dueClock,
  dueDay,
  graceText,
  isCertain,
} from "@foja/core/law/deadlines/text.rules";
import { TriangleAlert } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { cn } from "~/lib/cn";
import { formatLongDay } from "~/lib/format";
import type { ComputedDeadline } from "../hooks/use-deadline";
import { CountCalendar } from "./count-calendar";
import { CountList } from "./count-list";

type ResultProps = {
  computed: ComputedDeadline;
  dimmed: boolean;
};

/** The due date, large; its plazo de gracia; and how it was counted. */
export function DueResult({ computed, dimmed }: ResultProps) {
  const { variables, result } = computed;
  const { vencimiento, advertencias, calendario, engineVersion } = result;
  const grace = graceText(result);
  const due = vencimiento ?? result.notificado;
  return (
    <section
      aria-label="Resultado"
      // Paler text could not be read: an outdated result has a dashed border instead.
      className={cn("rounded-md border bg-sheet", dimmed && "border-line-strong border-dashed")}
    >
      {dimmed && (
        <p className="border-b bg-wash px-5 py-2 text-sm">
          Faltan datos: este es el último resultado.
        </p>
      )}
      <header className="border-b px-5 py-4">
        <h2 className="font-medium text-ink-soft text-sm">
          Vence
          {!isCertain(result) && (
            <Badge tone="warn" className="ms-2 align-middle">
              Fecha no segura
            </Badge>
          )}
        </h2>
        <output
          aria-live="polite"
          className="mt-1 block font-serif text-[1.75rem] leading-9 tracking-[-0.01em] first-letter:uppercase"
        >
          {formatLongDay(dueDay(due))}
          {due.includes("T") && ` a las ${dueClock(due)}`}
        </output>
        <p className="mt-1">{grace ? `Con gracia: ${grace}` : "Sin plazo de gracia"}</p>
        <p className="mt-1 text-ink-soft text-sm">{countText(variables, result)}</p>
      </header>
      <Warnings warnings={advertencias} />
      <CountCalendar result={result} />
      <CountList result={result} />
      <footer className="space-y-0.5 border-t px-5 py-3 text-ink-faint text-xs">
        {result.reglas.map(({ regla, norma }) => (
          <p key={regla}>{`${regla} (${norma})`}</p>
        ))}
        <p>{`Calendario ${calendario.version} · Motor ${engineVersion}`}</p>
      </footer>
    </section>
  );
}

function Warnings({ warnings }: { warnings: string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="space-y-2 border-b px-5 py-3 text-sm">
      {warnings.map((text) => (
        <li key={text} className="flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}
