import { FOLDER_STATUSES } from "@foja/core/practice/folders/status.rules";
import { ChevronUp } from "lucide-react";
import { FOLDER_STATUS } from "~/components/folder-status";
import { Button } from "~/components/ui/button";
import { Menu, MenuItem } from "~/components/ui/menu";
import { useManyStatuses } from "../hooks/use-many-statuses";
import type { FolderRow } from "../lib/folder-row";

/** Moves all the marked cases to another state. */
export function MarkedStatus({ rows }: { rows: readonly FolderRow[] }) {
  const move = useManyStatuses();
  const trigger = (
    <Button size="sm">
      Estado <ChevronUp aria-hidden />
    </Button>
  );
  return (
    <Menu trigger={trigger} label="Cambiar el estado de las marcadas" align="start">
      {FOLDER_STATUSES.map((status) => {
        const { label, icon: Icon } = FOLDER_STATUS[status];
        return (
          <MenuItem key={status} onSelect={() => move(rows, status)}>
            <Icon aria-hidden /> {label}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
