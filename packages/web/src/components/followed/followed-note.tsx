import { EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { WarningNote } from "~/components/ui/warning-note";
import { cn } from "~/lib/cn";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { useFollowed } from "./followed";
import { FollowedDialog } from "./followed-dialog";

/** Says that the plan does not follow every case at the courts, where that is so. */
export function FollowedNote({ className = "mb-5" }: { className?: string }) {
  const courts = useFollowed();
  const mayChoose = useMay("write");
  const [choosing, setChoosing] = useState(false);
  if (!courts) return null;
  const lost = courts.linked - courts.followed;
  return (
    <WarningNote className={cn("flex flex-wrap items-center gap-x-4 gap-y-2", className)}>
      <p className="flex min-w-0 flex-1 basis-72 gap-2">
        <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        <span>
          <strong className="font-semibold">
            {counted(lost, "causa vinculada", "causas vinculadas")} sin seguir en el tribunal.
          </strong>{" "}
          Tu plan sigue {courts.followed} de {courts.linked}: lo nuevo de las demás no llega.
        </span>
      </p>
      <span className="flex flex-wrap items-center gap-3">
        {mayChoose && courts.followed > 0 && (
          <Button size="sm" onClick={() => setChoosing(true)}>
            Elegir cuáles se siguen
          </Button>
        )}
        <Link to={paths.plans()} className="link">
          Ver planes
        </Link>
      </span>
      {choosing && <FollowedDialog courts={courts} onClose={() => setChoosing(false)} />}
    </WarningNote>
  );
}
