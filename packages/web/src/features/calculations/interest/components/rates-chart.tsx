import { moneyText } from "@foja/core/kernel/money.rules";
import { useId } from "react";
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { once } from "~/lib/once";
import type { Compared } from "../lib/rate-comparison";

const ROW_PX = 56;
const compact = once(
  () => new Intl.NumberFormat("es-AR", { notation: "compact", maximumFractionDigits: 1 }),
);
const whole = once(() => new Intl.NumberFormat("es-AR", { maximumFractionDigits: 0 }));

/**
 * Bars of the capital and of what each rate adds to it. They differ by pattern and label, not only
 * by colour; the table below has the same figures for those who cannot see them.
 */
export default function RatesChart({ rows }: { rows: Compared[] }) {
  const hatch = useId().replace(/\W/g, "");
  const data = rows.flatMap((row) => ("total" in row ? [row] : []));
  if (data.length === 0) return null;
  const summary = data.map(({ label, total }) => `${label}: ${moneyText(total)}`).join("; ");
  return (
    <figure>
      <div
        role="img"
        aria-label={`Total por tasa. ${summary}.`}
        className="overflow-hidden text-sm"
      >
        <ResponsiveContainer width="100%" height={data.length * ROW_PX + 36}>
          <BarChart
            data={data.map((row) => ({ ...row, capital: row.total - row.interest }))}
            layout="vertical"
            margin={{ top: 4, right: 112, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <defs>
              <Hatch id={hatch} />
            </defs>
            <XAxis
              type="number"
              tickFormatter={(value: number) => compact().format(value)}
              stroke="var(--ink-faint)"
              tick={{ fill: "var(--ink-soft)", fontSize: 12 }}
            />
            <YAxis type="category" dataKey="label" hide />
            <Bar
              dataKey="capital"
              stackId="total"
              fill="var(--line-strong)"
              barSize={18}
              isAnimationActive={false}
            >
              <LabelList dataKey="label" content={NameAbove} />
            </Bar>
            <Bar
              dataKey="interest"
              stackId="total"
              fill={`url(#${hatch})`}
              stroke="var(--accent)"
              barSize={18}
              isAnimationActive={false}
            >
              <LabelList
                dataKey="total"
                position="right"
                fill="var(--ink)"
                fontSize={12}
                formatter={(value: unknown) => `$ ${whole().format(Number(value))}`}
              />
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
      <figcaption className="mt-1 flex flex-wrap gap-x-5 text-ink-soft text-sm">
        <Key fill="var(--line-strong)">Capital</Key>
        <Key fill={`url(#${hatch})`}>Interés</Key>
      </figcaption>
    </figure>
  );
}

const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="6" height="6" fill="var(--accent-wash)" />
    <line x1="0" y1="0" x2="0" y2="6" stroke="var(--accent)" strokeWidth="4" />
  </pattern>
);

const Key = ({ fill, children }: { fill: string; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <svg aria-hidden="true" width="14" height="14">
      <rect width="14" height="14" fill={fill} stroke="var(--line-strong)" />
    </svg>
    {children}
  </span>
);

/** The rate's name above its bar: beside it, a long name would leave no space on a phone. */
function NameAbove({ x, y, value }: { x?: string | number; y?: string | number; value?: unknown }) {
  return (
    <text x={Number(x ?? 0)} y={Number(y ?? 0) - 7} fill="var(--ink)" fontSize={13}>
      {String(value)}
    </text>
  );
}
