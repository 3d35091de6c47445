import { usePeople } from "~/lib/people/people";
import { usePresence } from "~/lib/realtime/presence";

/** The colleagues who have the same case open to be edited; nothing if nobody has. */
export function AlsoEditing({ what }: { what: string }) {
  const { hasTeam, nameOf } = usePeople();
  const { editing } = usePresence(hasTeam ? what : undefined, true);
  const names = editing.map(nameOf).filter(Boolean);
  const text = new Intl.ListFormat("es-AR").format(names);
  return (
    <p aria-live="polite" className="text-sm empty:hidden">
      {names.length > 0 && (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-2 rounded-full bg-warn" />
          {text} también la {names.length > 1 ? "están" : "está"} editando
        </span>
      )}
    </p>
  );
}
