import type { Causa } from "@foja/core/courts/causas/causa.schema";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { Link } from "react-router";
import { CourtHealthBadge } from "~/components/court-health-badge";
import { Badge } from "~/components/ui/badge";
import { formatMoment } from "~/lib/format";
import { paths } from "~/lib/paths";
import { courtOf } from "../api/court";
import { courtLink } from "../lib/court-link";

/**
 * The state of a case's link with the court: how current it is, when it was last read, and the
 * court's own carátula, since a wrong number is another's case.
 */
export function CourtHealth({ folder }: { folder: Folder }) {
  const { data } = useQuery(courtOf(folder._id, folder.version));
  // An unconfirmed link imports nothing: neither its state nor its name is shown.
  const causa = data?.confirmed ? data.causa : undefined;
  return (
    <>
      {courtLink(folder)}
      {data && !data.confirmed && folder.causaAssociationStatus !== "found" && (
        <span className="mt-1 block text-ink-faint text-sm">
          Se va a mostrar para confirmar cuando el tribunal responda.
        </span>
      )}
      {causa && data && !data.followed && (
        <span className="mt-1 block text-sm text-warn">
          Tu plan no sigue este expediente: lo nuevo del tribunal no llega.{" "}
          <Link to={paths.plans()} className="link">
            Ver planes
          </Link>
        </span>
      )}
      {causa && (
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          {data?.followed ? (
            <CourtHealthBadge health={causa.health} />
          ) : (
            <Badge tone="warn" icon={<EyeOff aria-hidden />}>
              Sin seguir
            </Badge>
          )}
          <span className="text-ink-faint text-sm">
            {causa.lastGoodAt ? `Leído el ${formatMoment(causa.lastGoodAt)}` : "Todavía sin leer"}
          </span>
        </span>
      )}
      {causa && <CourtName {...causa} />}
    </>
  );
}

/** The carátula and court of a case, from its portal. */
export function CourtName({ caratula, court }: Pick<Causa, "caratula" | "court">) {
  if (!caratula && !court) return null;
  return (
    <span className="mt-1 block text-sm">
      {caratula && <span className="block font-serif">{caratula}</span>}
      {court && <span className="block text-ink-faint">{court}</span>}
    </span>
  );
}
