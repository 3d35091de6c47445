import { moneyText, numberText } from "@foja/core/kernel/money.rules";
import { formatDate } from "~/lib/format";
import type { Compared } from "../lib/rate-comparison";

const HEADS = ["Interés", "% del capital", "Total", "Datos al"];

/** The chart's figures as a table, to be compared exactly. */
export function ComparisonTable({ rows }: { rows: Compared[] }) {
  return (
    <>
      <Cards rows={rows} />
      <Wide rows={rows} />
    </>
  );
}

/** On a phone, one rate below the other: a table would hide figures beyond the edge. */
function Cards({ rows }: { rows: Compared[] }) {
  return (
    <ul className="divide-y border-y text-sm tabular-nums md:hidden">
      {rows.map((row) => (
        <li key={row.key} className="py-2">
          <p className="font-medium">{row.label}</p>
          {"fault" in row ? (
            <p className="text-ink-soft">{row.fault}</p>
          ) : (
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
              {figuresOf(row).map((text, i) => (
                <div key={HEADS[i]} className="contents">
                  <dt className="text-ink-soft">{HEADS[i]}</dt>
                  <dd className="text-end">{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

function Wide({ rows }: { rows: Compared[] }) {
  return (
    <table className="w-full text-sm tabular-nums max-md:hidden">
      <thead>
        <tr className="border-b text-ink-faint">
          <th scope="col" className="py-2 pe-4 text-start font-medium">
            Tasa
          </th>
          {HEADS.map((head) => (
            <th key={head} scope="col" className="px-3 py-2 text-end font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-b last:border-b-0">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {row.label}
            </th>
            <Figures row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figures({ row }: { row: Compared }) {
  if ("fault" in row) {
    return (
      <td colSpan={HEADS.length} className="px-3 py-2 text-end text-ink-soft">
        {row.fault}
      </td>
    );
  }
  return figuresOf(row).map((text, i) => (
    <td key={HEADS[i]} className="px-3 py-2 text-end">
      {text}
    </td>
  ));
}

type Figured = Extract<Compared, { total: number }>;

function figuresOf({ interest, capital, total, serieHasta }: Figured): string[] {
  const percent = `${numberText((interest / capital) * 100, 2)} %`;
  return [
    moneyText(interest),
    percent,
    moneyText(total),
    serieHasta ? formatDate(serieHasta) : "—",
  ];
}
