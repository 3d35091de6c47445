import { cn } from "~/lib/cn";

type MeterProps = {
  label: string;
  value: number;
  max: number;
  /** The text of the figures; by default `value de max`. */
  text?: string;
  /** Whether a full meter is bad, as with a plan's limit: it warns from 80 % on. */
  scarce?: boolean;
};

/** How much of something is used: the figures, then a bar. */
export function Meter({
  label,
  value,
  max,
  text = `${value} de ${max}`,
  scarce = true,
}: MeterProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  const tone = scarce && share >= 0.8 ? (share === 1 ? "bg-danger" : "bg-warn") : "bg-accent";
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{label}</span>
        <span className="text-ink-soft text-sm tabular-nums">
          <bdi dir="ltr">{text}</bdi>
          {scarce && share === 1 && <span className="text-danger"> · sin lugar para más</span>}
        </span>
      </div>
      <meter className="sr-only" aria-label={label} value={value} max={max}>
        {text}
      </meter>
      <div aria-hidden className="mt-1.5 h-1 overflow-hidden rounded-full bg-line">
        <div className={cn("h-full", tone)} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
