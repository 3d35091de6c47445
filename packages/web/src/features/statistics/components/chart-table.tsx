import { Link } from "~/components/ui/link";
import { counted } from "~/lib/format";
import { type Chart, changeOf, type Figure, sumOf } from "../lib/chart";

const cellClass = "border-b px-3 py-1.5 text-end tabular-nums first:ps-0 last:pe-0";

/** The figures of a chart, each with the list behind it. */
export function ChartTable({ chart }: { chart: Chart }) {
  const { head, series, rows, adds, before, write } = chart;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{chart.title}</caption>
        <thead>
          <tr className="text-ink-faint">
            <th scope="col" className={`${cellClass} text-start font-medium`}>
              {head}
            </th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col" className={`${cellClass} font-medium`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, figures }) => (
            <tr key={key}>
              <th scope="row" className="border-b py-1.5 pe-3 text-start font-normal">
                <bdi>{label}</bdi>
              </th>
              {series.map((one) => (
                <td key={one.key} className={cellClass}>
                  <FigureCell
                    figure={figures[one.key]}
                    write={write}
                    about={`${one.label}, ${label}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {(adds || before) && (
          <tfoot>
            {adds && <Totals label="Total" chart={chart} of={(key) => write(sumOf(chart, key))} />}
            {before && (
              <Totals
                label="Período anterior"
                chart={chart}
                of={(key) => {
                  const then = before[key] ?? 0;
                  return `${write(then)} (${changeOf(sumOf(chart, key), then, write)})`;
                }}
              />
            )}
          </tfoot>
        )}
      </table>
    </div>
  );
}

type TotalsProps = { label: string; chart: Chart; of: (key: string) => string };

function Totals({ label, chart, of }: TotalsProps) {
  return (
    <tr className="font-medium">
      <th scope="row" className="py-1.5 pe-3 text-start font-medium">
        {label}
      </th>
      {chart.series.map(({ key }) => (
        <td key={key} className="px-3 py-1.5 text-end tabular-nums last:pe-0">
          {of(key)}
        </td>
      ))}
    </tr>
  );
}

type FigureProps = { figure?: Figure; write: Chart["write"]; about: string };

/** A figure as a link to its list; for what was archived since, a link to that list. */
function FigureCell({ figure, write, about }: FigureProps) {
  if (!figure || figure.value === null) return <span className="text-ink-faint">sin datos</span>;
  const { value, to, archived } = figure;
  return (
    <>
      {to ? (
        <Link to={to} className="underline decoration-line-strong underline-offset-2">
          {write(value)}
          <span className="sr-only">{` ${about}: ver la lista`}</span>
        </Link>
      ) : (
        write(value)
      )}
      {archived && (
        <Link
          to={archived.to}
          className="block text-ink-faint text-xs underline decoration-line underline-offset-2"
        >
          {counted(archived.value, "archivada", "archivadas")}
          <span className="sr-only">{` ${about}`}</span>
        </Link>
      )}
    </>
  );
}
