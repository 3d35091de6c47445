import { Command } from "cmdk";
import { History } from "lucide-react";
import { GROUP, Item } from "~/components/commands/item";

type RecentsProps = { texts: string[]; onPick: (text: string) => void };

/** The latest searches on this device. */
export function Recents({ texts, onPick }: RecentsProps) {
  if (texts.length === 0) return null;
  return (
    <Command.Group heading="Búsquedas recientes" className={GROUP}>
      {texts.map((text) => (
        <Item
          key={text}
          value={`reciente ${text}`}
          icon={History}
          title={text}
          onSelect={() => onPick(text)}
        />
      ))}
    </Command.Group>
  );
}
