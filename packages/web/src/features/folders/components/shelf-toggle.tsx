import { cn } from "~/lib/cn";

const shelves = [
  { label: "Activas", archived: false },
  { label: "Archivadas", archived: true },
];

type ShelfToggleProps = { archived: boolean; onChange: (archived: boolean) => void };

/** The desk or the archive. */
export function ShelfToggle({ archived, onChange }: ShelfToggleProps) {
  return (
    <fieldset className="flex h-10 shrink-0 rounded-md border border-line-strong p-[3px]">
      <legend className="sr-only">Qué causas se ven</legend>
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
