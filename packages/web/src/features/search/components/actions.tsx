import { Command } from "cmdk";
import type { LucideIcon } from "lucide-react";
import { GROUP, Item } from "./item";

/** Something to do or somewhere to go, offered before anything is typed. */
export type SearchAction = { label: string; icon: LucideIcon; to: string; keys?: string };

type ActionsProps = { actions: SearchAction[]; onPick: (to: string) => void };

export function Actions({ actions, onPick }: ActionsProps) {
  return (
    <Command.Group heading="Ir a" className={GROUP}>
      {actions.map(({ label, icon, to, keys }) => (
        <Item
          key={to}
          value={`ir ${to}`}
          icon={icon}
          title={label}
          hint={keys}
          onSelect={() => onPick(to)}
        />
      ))}
    </Command.Group>
  );
}
