import type { Folder, FolderStatus } from "@foja/core/practice/folders/folder.schema";
import { FOLDER_STATUSES } from "@foja/core/practice/folders/status.rules";
import { Check, ChevronDown } from "lucide-react";
import { FOLDER_STATUS } from "~/components/folder-status";
import { Stamp, type Tone } from "~/components/ui/badge";
import { Menu, MenuItem } from "~/components/ui/menu";
import { useFolderStatus } from "../hooks/use-folder-status";

const TONES: Record<FolderStatus, Tone> = {
  nueva: "accent",
  enProceso: "ok",
  pendiente: "warn",
  cerrada: "neutral",
};

/** The state of the case as a stamp, with a menu that changes it. */
export function StatusStamp({ folder }: { folder: Folder }) {
  const move = useFolderStatus();
  const { label } = FOLDER_STATUS[folder.status];
  const trigger = (
    <button
      type="button"
      aria-label={`Estado: ${label}. Cambiar`}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-sm px-1 text-ink-faint hover:text-ink"
    >
      <Stamp tone={TONES[folder.status]}>{label}</Stamp>
      <ChevronDown aria-hidden className="size-3.5" />
    </button>
  );
  return (
    <Menu trigger={trigger} label="Cambiar el estado" align="start">
      {FOLDER_STATUSES.map((status) => {
        const { label: text, icon: Icon } = FOLDER_STATUS[status];
        const current = status === folder.status;
        return (
          <MenuItem
            key={status}
            onSelect={() => !current && move({ of: folder, to: status, quiet: true })}
          >
            <Icon aria-hidden /> {text}
            {current && (
              <>
                <Check aria-hidden className="ms-auto" />
                <span className="sr-only">(el actual)</span>
              </>
            )}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
