import { cn } from "~/lib/cn";

/** A value of a formula: what is varied, what comes out, and whether it is the case at hand. */
export type ChartPoint = { x: number; y: number; own?: boolean };

type LineChartProps = {
  title: string;
  points: readonly ChartPoint[];
  /** How a value of each axis is written. */
  xText: (value: number) => string;
  yText: (value: number) => string;
  className?: string;
};

const [WIDTH, HEIGHT, INSET] = [320, 120, 8];

/** The share of a value between two others; the middle where they are the same. */
const share = (value: number, least: number, most: number) =>
  most === least ? 0.5 : (value - least) / (most - least);

/** Where each point lies in a drawing whose y begins at nothing. */
export function placed(points: readonly ChartPoint[]) {
  const xs = points.map(({ x }) => x);
  const most = Math.max(0, ...points.map(({ y }) => y));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return points.map(({ x, y, own }) => ({
    own: own ?? false,
    at: INSET + share(x, left, right) * (WIDTH - 2 * INSET),
    // A formula that gives nothing at all lies on the ground.
    up: HEIGHT - INSET - (most === 0 ? 0 : y / most) * (HEIGHT - 2 * INSET),
  }));
}

/**
 * How a formula answers to one of its variables, as a line with a dot at the case at hand. What it
 * draws is said in words to who cannot see it.
 */
export function LineChart({ title, points, xText, yText, className }: LineChartProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const said = points.map(({ x, y }) => `${xText(x)}: ${yText(y)}`).join("; ");
  const drawn = placed(points);
  return (
    <figure className={cn("min-w-0", className)}>
      <figcaption className="font-medium text-sm">{title}</figcaption>
      <svg
        role="img"
        aria-label={`${title}. ${said}.`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mt-2 w-full overflow-visible"
      >
        <line
          x1={INSET}
          x2={WIDTH - INSET}
          y1={HEIGHT - INSET}
          y2={HEIGHT - INSET}
          stroke="var(--line-strong)"
        />
        <polyline
          points={drawn.map(({ at, up }) => `${at},${up}`).join(" ")}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="2"
        />
        {drawn.map(({ at, up, own }) => (
          <circle
            key={at}
            cx={at}
            cy={up}
            r={own ? 5 : 2}
            fill={own ? "var(--sheet)" : "var(--accent)"}
            stroke="var(--accent)"
            strokeWidth="2"
          />
        ))}
      </svg>
      <div aria-hidden className="flex justify-between gap-4 text-ink-soft text-xs tabular-nums">
        {[first, last].map(({ x, y }, at) => (
          <span key={x} className={at === 0 ? "text-start" : "text-end"}>
            {xText(x)}
            <br />
            {yText(y)}
          </span>
        ))}
      </div>
    </figure>
  );
}
