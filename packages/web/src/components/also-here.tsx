import { usePeople } from "~/lib/people/people";
import { usePresence } from "~/lib/realtime/presence";

/** The colleagues who are looking at the same; nothing if nobody is. */
export function AlsoHere({ what }: { what: string }) {
  const { nameOf } = usePeople();
  const { people } = usePresence(what);
  const names = people.map(nameOf).filter(Boolean);
  const text = new Intl.ListFormat("es-AR").format(names);
  return (
    <span aria-live="polite" className="text-ink-soft text-sm">
      {names.length > 0 && (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-2 rounded-full bg-ok" />
          {text} {names.length > 1 ? "también están acá" : "también está acá"}
        </span>
      )}
    </span>
  );
}
