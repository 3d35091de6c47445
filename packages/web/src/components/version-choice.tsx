import { Button } from "~/components/ui/button";
import { cn } from "~/lib/cn";
import type { Difference } from "~/lib/forms/differences";

type VersionChoiceProps = {
  differences: readonly Difference[];
  labelOf: (name: string) => string;
  /** Formats a value: a date, a state. */
  write: (name: string, value: unknown) => string;
  busy: boolean;
  onPick: (name: string, pick: Difference["pick"]) => void;
  onSave: () => void;
};

/** Both values of every field that differs because somebody saved first, to choose between. */
export function VersionChoice({ differences, busy, onSave, ...rest }: VersionChoiceProps) {
  return (
    <div className="space-y-5">
      <p role="alert" className="text-ink-soft">
        Los datos cambiaron en otro lado mientras los editabas. Elegí cuál queda en cada uno.
      </p>
      {differences.map((difference) => (
        <Choice key={difference.name} difference={difference} {...rest} />
      ))}
      <div className="flex justify-end">
        <Button variant="primary" busy={busy} busyLabel="Guardando…" onClick={onSave}>
          Guardar lo elegido
        </Button>
      </div>
    </div>
  );
}

type ChoiceProps = Pick<VersionChoiceProps, "labelOf" | "write" | "onPick"> & {
  difference: Difference;
};

function Choice({ difference, labelOf, write, onPick }: ChoiceProps) {
  const { name, pick } = difference;
  const sides = [
    { side: "mine", label: "Lo que escribiste", value: difference.mine },
    { side: "theirs", label: "Lo que está guardado", value: difference.theirs },
  ] as const;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{labelOf(name)}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map(({ side, label, value }) => (
          <label
            key={side}
            className={cn(
              "flex cursor-pointer gap-3 rounded-md border px-3 py-2.5",
              pick === side ? "border-accent bg-accent-wash" : "border-line-strong hover:bg-wash",
            )}
          >
            <input
              type="radio"
              name={`version-${name}`}
              checked={pick === side}
              onChange={() => onPick(name, side)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="block text-ink-faint text-sm">{label}</span>
              <span className="block whitespace-pre-line break-words">
                {value === null ? "Vacío" : write(name, value)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
