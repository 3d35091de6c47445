import type { Causa } from "@foja/core/courts/causas/causa.schema";
import { fold } from "@foja/core/kernel/text.rules";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { CourtHealthBadge } from "~/components/court-health-badge";
import { Badge } from "~/components/ui/badge";
import { Link } from "~/components/ui/link";
import { formatMoment } from "~/lib/format";
import { paths } from "~/lib/paths";
import { courtOf } from "../api/court";
import { courtLink } from "../lib/court-link";

/**
 * The state of a case's link with the court: how current it is, when it was last read, and what
 * the court calls it where that differs, since a wrong number is another's case.
 */
export const CourtHealth = ({ folder }: { folder: Folder }) =>
  folder.court ? (
    <LinkedHealth folder={folder} />
  ) : (
    <span className="text-ink-faint">Sin vincular</span>
  );

function LinkedHealth({ folder }: { folder: Folder }) {
  const { data } = useQuery(courtOf(folder._id, folder.version));
  // An unconfirmed link imports nothing: neither its state nor its name is shown.
  const causa = data?.confirmed ? data.causa : undefined;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {courtLink(folder)}
        {causa && data?.followed && <CourtHealthBadge health={causa.health} />}
        {causa && !data?.followed && (
          <Badge tone="warn" icon={<EyeOff aria-hidden />}>
            Sin seguir
          </Badge>
        )}
        {causa && (
          <span className="text-ink-faint text-sm">
            {causa.lastGoodAt ? `Leído el ${formatMoment(causa.lastGoodAt)}` : "Todavía sin leer"}
          </span>
        )}
      </span>
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
      {causa && <CourtName {...otherNames(causa, folder)} />}
    </>
  );
}

type Names = Pick<Causa, "caratula" | "court">;

/** What the court calls the case, where the case says it otherwise. */
const otherNames = ({ caratula, court }: Names, folder: Folder): Names => ({
  caratula: fold(caratula ?? "") === fold(folder.folderName) ? null : caratula,
  court: fold(court ?? "") === fold(folder.folderJuzgado ?? "") ? null : court,
});

/** The carátula and court of a case, from its portal. */
export function CourtName({ caratula, court }: Names) {
  if (!caratula && !court) return null;
  return (
    <span className="mt-1 block text-sm">
      {caratula && <span className="block font-serif">{caratula}</span>}
      {court && <span className="block text-ink-faint">{court}</span>}
    </span>
  );
}
