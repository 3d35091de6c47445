import { List, SquareKanban } from "lucide-react";
import { cn } from "~/lib/cn";

const VIEWS = [
  { label: "Ver como lista", icon: List, board: false },
  { label: "Ver como tablero", icon: SquareKanban, board: true },
];

type ViewToggleProps = {
  legend: string;
  board: boolean;
  onChange: (board: boolean) => void;
};

/** The choice of list or board. */
export function ViewToggle({ legend, board, onChange }: ViewToggleProps) {
  return (
    <fieldset className="flex h-10 shrink-0 rounded-md border border-line-strong p-[3px]">
      <legend className="sr-only">{legend}</legend>
      {VIEWS.map(({ label, icon: Icon, board: own }) => (
        <button
          key={label}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={own === board}
          onClick={() => onChange(own)}
          className={cn(
            "grid w-9 place-items-center rounded-sm transition-colors [&_svg]:size-[18px]",
            own === board ? "bg-accent-wash text-accent" : "text-ink-soft hover:bg-wash",
          )}
        >
          <Icon aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
