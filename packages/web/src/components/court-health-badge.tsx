import type { Health } from "@foja/core/courts/causas/causa.schema";
import { CircleCheck, CircleHelp, Clock, CloudOff, Lock, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type Tone } from "~/components/ui/badge";

const HEALTH: Record<Health, { tone: Tone; icon: ReactNode; text: string }> = {
  waiting: { tone: "neutral", icon: <CircleHelp aria-hidden />, text: "Verificando" },
  current: { tone: "ok", icon: <CircleCheck aria-hidden />, text: "Al día" },
  late: { tone: "warn", icon: <Clock aria-hidden />, text: "Atrasado" },
  notFound: { tone: "danger", icon: <SearchX aria-hidden />, text: "No encontrado" },
  reserved: { tone: "warn", icon: <Lock aria-hidden />, text: "Reservado" },
  portalDown: { tone: "danger", icon: <CloudOff aria-hidden />, text: "Portal caído" },
};

/** The health of a court's expediente, in words and an icon. */
export function CourtHealthBadge({ health }: { health: Health }) {
  const { tone, icon, text } = HEALTH[health];
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
