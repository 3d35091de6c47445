import { useId } from "react";
import { useNavigate } from "react-router";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from "recharts";
import { once } from "~/lib/once";
import type { Chart, Row } from "../lib/chart";

const HEIGHT = 232;
const ROW_PX = 34;
/** The most words in the drawing; the table has all. */
const MOST_WORDS = 8;

const compact = once(
  () => new Intl.NumberFormat("es-AR", { notation: "compact", maximumFractionDigits: 1 }),
);
const AXIS = { fontSize: 12, fill: "var(--ink-soft)" };

/**
 * The bars or the line of a chart. Series differ by pattern, not only by colour. Each bar links to
 * its list for the mouse; for the keyboard the table does.
 */
export default function ChartDrawing({ chart, label }: { chart: Chart; label: string }) {
  const ids = useId().replace(/\W/g, "");
  const rows = chart.shape === "words" ? chart.rows.slice(0, MOST_WORDS) : chart.rows;
  const height = chart.shape === "words" ? rows.length * ROW_PX + 28 : HEIGHT;
  return (
    <figure>
      <div role="img" aria-label={label} style={{ height }}>
        <ResponsiveContainer width="100%" height="100%">
          {chart.shape === "days" ? Days({ chart, rows }) : Bars({ chart, rows, ids })}
        </ResponsiveContainer>
      </div>
      {chart.series.length > 1 && (
        <figcaption className="mt-1 flex flex-wrap gap-x-5 text-ink-soft text-sm">
          {chart.series.map(({ key, label: name }, n) => (
            <span key={key} className="inline-flex items-center gap-2">
              <svg aria-hidden="true" width="14" height="14">
                <rect width="14" height="14" fill={fillOf(n, ids)} stroke="var(--accent)" />
              </svg>
              {name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

/** A full bar, a hatched one, an empty one. */
const fillOf = (n: number, ids: string): string =>
  ["var(--accent)", `url(#${ids})`, "var(--sheet)"][n % 3] ?? "var(--accent)";

type DrawnProps = { chart: Chart; rows: readonly Row[] };

const dataOf = ({ chart: { series }, rows }: DrawnProps) =>
  rows.map(({ label, figures }) => ({
    label,
    ...Object.fromEntries(series.map(({ key }) => [key, figures[key]?.value ?? null])),
  }));

function Bars({ chart, rows, ids }: DrawnProps & { ids: string }) {
  const navigate = useNavigate();
  const lying = chart.shape === "words";
  const size = chart.series.length > 1 && !lying ? undefined : 18;
  return (
    <BarChart
      data={dataOf({ chart, rows })}
      layout={lying ? "vertical" : "horizontal"}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      barGap={1}
    >
      <defs>
        <pattern
          id={ids}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="var(--accent-wash)" />
          <line x1="0" y1="0" x2="0" y2="6" stroke="var(--accent)" strokeWidth="3" />
        </pattern>
      </defs>
      <CartesianGrid
        stroke="var(--line)"
        horizontal={!lying}
        vertical={lying}
        strokeDasharray="2 3"
      />
      {lying ? (
        <>
          <XAxis
            type="number"
            tick={AXIS}
            allowDecimals={false}
            axisLine={false}
            tickLine={false}
          />
          <YAxis
            type="category"
            dataKey="label"
            width={128}
            tick={AXIS}
            tickFormatter={shorten}
            interval={0}
            axisLine={false}
            tickLine={false}
          />
        </>
      ) : (
        <>
          <XAxis dataKey="label" tick={AXIS} axisLine={false} tickLine={false} />
          <YAxis
            width={44}
            tick={AXIS}
            allowDecimals={false}
            tickFormatter={(value: number) => compact().format(value)}
            axisLine={false}
            tickLine={false}
          />
        </>
      )}
      {chart.series.map(({ key }, n) => (
        <Bar
          key={key}
          dataKey={key}
          stackId={lying ? "all" : undefined}
          fill={fillOf(n, ids)}
          stroke="var(--accent)"
          barSize={size}
          maxBarSize={26}
          isAnimationActive={false}
          className="cursor-pointer"
          onClick={(_, at) => {
            const to = rows[at]?.figures[key]?.to;
            if (to) void navigate(to);
          }}
        />
      ))}
    </BarChart>
  );
}

const MOST_LETTERS = 18;
const shorten = (text: string) =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;

/** A line with gaps: days without a stored figure are not drawn. */
function Days({ chart, rows }: DrawnProps) {
  return (
    <LineChart data={dataOf({ chart, rows })} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
      <CartesianGrid stroke="var(--line)" vertical={false} strokeDasharray="2 3" />
      <XAxis dataKey="label" tick={AXIS} minTickGap={32} axisLine={false} tickLine={false} />
      <YAxis
        width={44}
        tick={AXIS}
        allowDecimals={false}
        domain={["auto", "auto"]}
        axisLine={false}
        tickLine={false}
      />
      {chart.series.map(({ key }) => (
        <Line
          key={key}
          dataKey={key}
          stroke="var(--accent)"
          strokeWidth={2}
          dot={rows.length < 40}
          connectNulls={false}
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  );
}
