import type { Causa, Health } from "@foja/core/causas/causa.schema";
import type { Folder } from "@foja/core/folders/folder.schema";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleHelp, Clock, CloudOff, Lock, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type Tone } from "~/components/ui/badge";
import { formatMoment } from "~/lib/format";
import { courtOf } from "../api/court";
import { courtLink } from "../lib/court-link";

const HEALTH: Record<Health, { tone: Tone; icon: ReactNode; text: string }> = {
  waiting: { tone: "neutral", icon: <CircleHelp aria-hidden />, text: "Verificando" },
  current: { tone: "ok", icon: <CircleCheck aria-hidden />, text: "Al día" },
  late: { tone: "warn", icon: <Clock aria-hidden />, text: "Atrasado" },
  notFound: { tone: "danger", icon: <SearchX aria-hidden />, text: "No encontrado" },
  reserved: { tone: "warn", icon: <Lock aria-hidden />, text: "Reservado" },
  portalDown: { tone: "danger", icon: <CloudOff aria-hidden />, text: "Portal caído" },
};

/**
 * How a case stands with the court's system: the link, how fresh it is, when it last was, and what
 * the court calls it, as a wrong number is another's case.
 */
export function CourtHealth({ folder }: { folder: Folder }) {
  const { data } = useQuery(courtOf(folder._id, folder.version));
  const causa = data?.causa;
  const shown = causa && HEALTH[causa.health];
  return (
    <>
      {courtLink(folder)}
      {shown && (
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={shown.tone} icon={shown.icon}>
            {shown.text}
          </Badge>
          <span className="text-ink-faint text-sm">
            {causa.lastGoodAt ? `Leído el ${formatMoment(causa.lastGoodAt)}` : "Todavía sin leer"}
          </span>
        </span>
      )}
      {causa && <CourtName {...causa} />}
    </>
  );
}

/** The carátula and the court of a case, as its portal has them. */
export function CourtName({ caratula, court }: Pick<Causa, "caratula" | "court">) {
  if (!caratula && !court) return null;
  return (
    <span className="mt-1 block text-sm">
      {caratula && <span className="block font-serif">{caratula}</span>}
      {court && <span className="block text-ink-faint">{court}</span>}
    </span>
  );
}
