import { FOLDER_STATUSES } from "@foja/core/practice/folders/status.rules";
import { ChevronUp } from "lucide-react";
import { FOLDER_STATUS } from "~/components/folder-status";
import { Button } from "~/components/ui/button";
import { Menu, MenuItem } from "~/components/ui/menu";
import { usePeople } from "~/lib/people/people";
import { useManyChanges } from "../hooks/use-many-changes";
import type { FolderRow } from "../lib/folder-row";

type Marked = { rows: readonly FolderRow[] };

const trigger = (name: string) => (
  <Button size="sm">
    {name} <ChevronUp aria-hidden />
  </Button>
);

/** The fields that can be changed for all the marked cases at once. */
export const MarkedActions = (marked: Marked) => (
  <>
    <MarkedStatus {...marked} />
    <MarkedResponsible {...marked} />
  </>
);

function MarkedStatus({ rows }: Marked) {
  const change = useManyChanges("status");
  return (
    <Menu trigger={trigger("Estado")} label="Cambiar el estado de las marcadas" align="start">
      {FOLDER_STATUSES.map((status) => {
        const { label, icon: Icon } = FOLDER_STATUS[status];
        return (
          <MenuItem key={status} onSelect={() => change(rows, status)}>
            <Icon aria-hidden /> {label}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

function MarkedResponsible({ rows }: Marked) {
  const { people, hasTeam } = usePeople();
  const change = useManyChanges("responsibleId");
  if (!hasTeam) return null;
  return (
    <Menu
      trigger={trigger("Responsable")}
      label="Cambiar quién responde por las marcadas"
      align="start"
    >
      {people.map(({ _id, name }) => (
        <MenuItem key={_id} onSelect={() => change(rows, _id)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
