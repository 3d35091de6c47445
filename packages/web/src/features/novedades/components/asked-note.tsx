import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { UsersRound } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import type { NovedadActions } from "../hooks/use-novedad-actions";

type AskedProps = { novedad: Novedad; actions: NovedadActions };

/** Whom a movement addresses: shown if known, asked if not. */
export function AskedNote({ novedad, actions }: AskedProps) {
  const { asked } = novedad;
  if (!asked) return null;
  if (asked.whose === "unknown") return <Question novedad={novedad} actions={actions} />;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-sm">
      {asked.whose === "theirs" && (
        <Badge icon={<UsersRound aria-hidden />}>A cargo de la otra parte</Badge>
      )}
      <span>{asked.because}</span>
    </p>
  );
}

/** Asks for the client's side if the text names one; else whom the text addresses. */
function Question({ novedad, actions }: AskedProps) {
  const { asked } = novedad;
  const sided = asked?.addressee === "actora" || asked?.addressee === "demandada";
  const { represent, address } = actions;
  const answers = sided
    ? ([
        ["A la actora", () => represent(novedad, "actor")],
        ["A la demandada", () => represent(novedad, "demandado")],
        ["A otra parte", () => represent(novedad, "otro")],
      ] as const)
    : ([
        ["A mi cliente", () => address(novedad, "ours")],
        ["A la otra parte", () => address(novedad, "theirs")],
      ] as const);
  return (
    <fieldset className="mt-3 rounded-md border border-warn/40 bg-warn-wash px-4 py-3">
      <legend className="sr-only">Destinatario</legend>
      <p className="font-medium text-sm">
        {sided ? "¿A quién representás en esta causa?" : "¿A quién se dirige?"}
      </p>
      <p className="mt-0.5 text-sm">{asked?.because}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {answers.map(([label, act]) => (
          <Button key={label} size="sm" onClick={() => void act()}>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
