import { Link } from "~/components/ui/link";
import { formatNumber } from "~/lib/format";

/** A figure of a person, with a link to the list that shows as many. */
export type PersonFigure = { label: string; count: number; to: string };

/** A person with their figures, in the order of the table's columns. */
export type PersonRow = { _id: string; name: string; figures: readonly PersonFigure[] };

type PeopleTableProps = { labels: readonly string[]; rows: readonly PersonRow[] };

const cellClass = "border-b px-1 py-1.5 text-end tabular-nums last:pe-3 sm:px-3 sm:last:pe-5";

/** What each person of the practice is responsible for; every figure links to its list. */
export function PeopleTable({ labels, rows }: PeopleTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full [&_tbody>tr:last-child>*]:border-b-0">
        <thead>
          <tr className="text-ink-faint text-xs sm:text-sm">
            <th
              scope="col"
              className="border-b py-1.5 ps-3 text-start align-bottom font-medium sm:min-w-40 sm:ps-5"
            >
              Persona
            </th>
            {labels.map((label) => (
              <th key={label} scope="col" className={`${cellClass} align-bottom font-medium`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ _id, name, figures }) => (
            <tr key={_id}>
              <th scope="row" className="border-b py-1.5 ps-3 text-start font-normal sm:ps-5">
                <bdi>{name}</bdi>
              </th>
              {figures.map(({ label, count, to }) => (
                <td key={label} className={cellClass}>
                  <Link
                    className="link"
                    to={to}
                    aria-label={`${label}, ${name}: ${formatNumber(count)}`}
                  >
                    {formatNumber(count)}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
