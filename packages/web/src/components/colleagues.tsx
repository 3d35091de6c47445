import { cn } from "~/lib/cn";
import { usePeople } from "~/lib/people/people";

type ColleaguesProps = {
  ids: readonly string[];
  /** What one of them does, and several: «también está acá». */
  does: readonly [one: string, several: string];
  /** The colour of the dot before their names. */
  dot: string;
  className?: string;
};

/** Colleagues by name with what they do; nothing for nobody. */
export function Colleagues({ ids, does, dot, className }: ColleaguesProps) {
  const { nameOf } = usePeople();
  const names = ids.map(nameOf).filter(Boolean);
  const text = new Intl.ListFormat("es-AR").format(names);
  return (
    <span aria-live="polite" className={cn("text-sm", className)}>
      {names.length > 0 && (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className={cn("size-2 rounded-full", dot)} />
          {text} {does[names.length > 1 ? 1 : 0]}
        </span>
      )}
    </span>
  );
}
