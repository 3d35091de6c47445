import { Command } from "cmdk";
import { CalendarClock, CalendarPlus, CircleCheckBig } from "lucide-react";
import { useCourtDays } from "~/lib/court/use-court-days";
import { today } from "~/lib/due";
import type { Understood } from "~/lib/quick-entry/understand";
import { wordsFor } from "~/lib/quick-entry/understood-words";
import { GROUP, Item } from "./item";

const ICONS = { task: CircleCheckBig, event: CalendarPlus, deadline: CalendarClock };

type Props = { understood: readonly Understood[]; onPick: (understood: Understood) => void };

/** The records that the line may mean, one for each case that matches. */
export function Understandings({ understood, onPick }: Props) {
  const court = useCourtDays();
  if (understood.length === 0) return null;
  return (
    <Command.Group heading="Crear" className={GROUP}>
      {understood.map((said) => {
        const { what, when } = wordsFor(said, { on: today(), court });
        const value = `crear ${said.kind} ${said.folder?._id ?? ""}`;
        const onSelect = () => onPick(said);
        return (
          <Item
            key={value}
            icon={ICONS[said.kind]}
            title={what}
            more={when}
            {...{ value, onSelect }}
          />
        );
      })}
    </Command.Group>
  );
}
