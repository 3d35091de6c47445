import type { FolderStatus } from "@foja/core/folders/folder.schema";
import { Archive, Circle, CircleDashed, CirclePlay } from "lucide-react";
import { Badge, type Tone } from "./ui/badge";

/** How each state of a case is called and drawn, everywhere it appears. */
export const FOLDER_STATUS: Record<
  FolderStatus,
  { label: string; tone: Tone; icon: typeof Circle }
> = {
  nueva: { label: "Nueva", tone: "accent", icon: Circle },
  enProceso: { label: "En proceso", tone: "ok", icon: CirclePlay },
  pendiente: { label: "Pendiente", tone: "warn", icon: CircleDashed },
  cerrada: { label: "Cerrada", tone: "neutral", icon: Archive },
};

/** The state of a case, in words. */
export function FolderStatusBadge({ status }: { status: FolderStatus }) {
  const { label, tone, icon: Icon } = FOLDER_STATUS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {label}
    </Badge>
  );
}
