import { Users } from "lucide-react";
import { Link } from "~/components/ui/link";
import { formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { isGuest, useMay } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";
import { WarningNote } from "./ui/warning-note";

/** Says that the practice's plan has no team any more, and until when its people work as before. */
export function TeamNote() {
  const until = useSession().practice?.teamUntil ?? null;
  const governs = useMay("govern");
  if (!until) return null;
  const isOver = Date.parse(until) <= Date.now();
  const who = isGuest() ? "vos" : "tu equipo";
  const them = isGuest() ? "podés leer, tildar y recibir" : "lee, tilda y recibe";
  return (
    <WarningNote className="flex gap-2">
      <Users aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <span>
        <strong className="font-semibold">El plan del estudio ya no incluye equipo.</strong>{" "}
        {isOver
          ? `Ahora ${who} ${them} avisos, sin cargar nada nuevo.`
          : `Hasta el ${formatDay(until)} todo sigue igual. Después ${who} ${them} avisos, sin cargar nada nuevo.`}{" "}
        {governs && (
          <Link to={paths.plans()} className="link">
            Ver planes
          </Link>
        )}
      </span>
    </WarningNote>
  );
}
