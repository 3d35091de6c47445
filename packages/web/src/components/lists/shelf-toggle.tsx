import { cn } from "~/lib/cn";

type ShelfToggleProps = {
  legend: string;
  /** How each shelf is called. */
  active: string;
  away: string;
  archived: boolean;
  onChange: (archived: boolean) => void;
};

/** The desk or the archive. */
export function ShelfToggle(props: ShelfToggleProps) {
  const { legend, active, away, archived, onChange } = props;
  const shelves = [
    { label: active, archived: false },
    { label: away, archived: true },
  ];
  return (
    <fieldset className="flex h-10 shrink-0 rounded-md border border-line-strong p-[3px]">
      <legend className="sr-only">{legend}</legend>
      {shelves.map((shelf) => {
        const pressed = shelf.archived === archived;
        return (
          <button
            key={shelf.label}
            type="button"
            aria-pressed={pressed}
            onClick={() => onChange(shelf.archived)}
            className={cn(
              "rounded-sm px-3 transition-colors",
              pressed ? "bg-accent-wash font-medium text-accent" : "text-ink-soft hover:bg-wash",
            )}
          >
            {shelf.label}
          </button>
        );
      })}
    </fieldset>
  );
}
