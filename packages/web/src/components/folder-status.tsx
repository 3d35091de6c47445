import type { FolderStatus } from "@foja/core/practice/folders/folder.schema";
import { Archive, Circle, CircleDashed, CirclePlay } from "lucide-react";
import { cn } from "~/lib/cn";

/** The label and look of each state of a case. */
export const FOLDER_STATUS: Record<
  FolderStatus,
  { label: string; ink: string; icon: typeof Circle }
> = {
  nueva: { label: "Nueva", ink: "text-accent", icon: Circle },
  enProceso: { label: "En proceso", ink: "text-ok", icon: CirclePlay },
  pendiente: { label: "Pendiente", ink: "text-warn", icon: CircleDashed },
  cerrada: { label: "Cerrada", ink: "text-ink-faint", icon: Archive },
};

/** The states as options of a select. */
export const FOLDER_STATUS_OPTIONS = Object.entries(FOLDER_STATUS).map(([value, { label }]) => ({
  value,
  label,
}));

/** The state of a case: a word with its icon. No box: forty in a list are too loud. */
export function FolderStatusBadge({
  status,
  className,
}: {
  status: FolderStatus;
  className?: string;
}) {
  const { label, ink, icon: Icon } = FOLDER_STATUS[status];
  return (
    <span className={cn("inline-flex items-center gap-1.5 whitespace-nowrap", className)}>
      <Icon aria-hidden className={cn("size-3.5 shrink-0", ink)} />
      {label}
    </span>
  );
}
