import { Button } from "~/components/ui/button";
import type { Theirs } from "~/lib/forms/use-theirs";
import { changedText } from "~/lib/history/changed-text";
import { useSession } from "~/lib/session/session";

type TheirChangesProps = {
  theirs: Theirs;
  labelOf: (name: string) => string;
  /** Formats a value: a date, a state. */
  write: (name: string, value: unknown) => string;
  onTake: (name: string) => void;
};

/** What a colleague saved while this form was open; where both changed a field, it can be taken. */
export function TheirChanges({ theirs, labelOf, write, onTake }: TheirChangesProps) {
  const me = useSession().user?._id;
  const { fields, kept, done, nameOf } = theirs;
  const said = changedText(done, fields.map(labelOf), { me, nameOf, now: Date.now() });
  return (
    <div
      role="status"
      className="space-y-1.5 border-accent border-s-2 bg-wash py-2 ps-3 pe-1.5 text-ink-soft"
    >
      <p>{said}.</p>
      {kept.map(({ name, theirs: value }) => (
        <p key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 break-words">
            {labelOf(name)}:{" "}
            <span className="text-ink">{value === null ? "vacío" : write(name, value)}</span>. Queda
            lo tuyo.
          </span>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Usar el suyo: ${labelOf(name)}`}
            onClick={() => onTake(name)}
          >
            Usar el suyo
          </Button>
        </p>
      ))}
    </div>
  );
}
