import { Command } from "cmdk";
import type { LucideIcon } from "lucide-react";
import { GROUP, Item } from "~/components/commands/item";

/** An action, or a page to open. */
export type SearchAction = {
  label: string;
  icon: LucideIcon;
  /** Its address, or a function to call. */
  to: string | (() => void);
  keys?: string;
  /** Other words by which it is found. */
  also?: string;
  /** Offered before anything is typed. */
  usual?: boolean;
};

type ActionsProps = { actions: readonly SearchAction[]; onPick: (action: SearchAction) => void };

export function Actions({ actions, onPick }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <Command.Group heading="Acciones" className={GROUP}>
      {actions.map((action) => (
        <Item
          key={action.label}
          value={`acción ${action.label}`}
          icon={action.icon}
          title={action.label}
          hint={action.keys}
          onSelect={() => onPick(action)}
        />
      ))}
    </Command.Group>
  );
}
