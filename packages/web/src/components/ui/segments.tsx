import { cn } from "~/lib/cn";

type SegmentsProps = {
  legend: string;
  choices: readonly { label: string; pressed: boolean; choose: () => void }[];
};

/** A choice of one of a few views, all visible: the pressed one is tinted. */
export function Segments({ legend, choices }: SegmentsProps) {
  return (
    <fieldset className="flex h-10 shrink-0 rounded-md border border-line-strong p-[3px]">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ label, pressed, choose }) => (
        <button
          key={label}
          type="button"
          aria-pressed={pressed}
          onClick={choose}
          className={cn(
            "rounded-sm px-3 transition-colors",
            pressed ? "bg-accent-wash font-medium text-accent" : "text-ink-soft hover:bg-wash",
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
