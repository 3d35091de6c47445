import { moneyText } from "@foja/core/kernel/money.rules";
import { amountText } from "@foja/core/law/calculation/brief.rules";
import type { Sheet, SheetLine } from "@foja/core/law/calculation/sheet.rules";
import { X } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { spokenTotal } from "./sheet-total";

export type Scenario = {
  label: string;
  sheet: Sheet;
  /** Its own page, if it is saved. */
  to?: string;
  onRemove?: () => void;
};

/** Two saved scenarios may have the same label. */
const keyOf = ({ to, label }: Scenario) => to ?? label;

/** Scenarios side by side, line by line; each total with its difference from the first one's. */
export function Comparison({ title, scenarios }: { title: string; scenarios: Scenario[] }) {
  const rows = rowsOf(scenarios);
  return (
    <section className="rounded-md border bg-sheet">
      <h2 className="border-b px-5 py-3 font-semibold">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={title}>
        <table className="w-full min-w-max text-sm">
          <thead>
            <tr className="border-b">
              <th scope="col" className="sticky start-0 bg-sheet px-5 py-2 text-start font-medium">
                Concepto
              </th>
              {scenarios.map((scenario) => (
                <th key={keyOf(scenario)} scope="col" className="px-5 py-2 text-end font-medium">
                  <Heading {...scenario} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells }) => (
              <tr key={key} className="border-b last:border-b-0">
                <th
                  scope="row"
                  className="sticky start-0 max-w-64 bg-sheet px-5 py-2 text-start font-normal"
                >
                  {label}
                </th>
                {scenarios.map((scenario, i) => (
                  <td key={keyOf(scenario)} className="px-5 py-2 text-end">
                    <Cell line={cells[i]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-2 font-semibold">
              <th scope="row" className="sticky start-0 bg-sheet px-5 py-2 text-start">
                Total
              </th>
              {scenarios.map((scenario, i) => (
                <td key={keyOf(scenario)} className="px-5 py-2 text-end">
                  {spokenTotal(scenario.sheet.total)}
                  {i > 0 && <Over first={scenarios[0]?.sheet} sheet={scenario.sheet} />}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  );
}

/** The heading of a column: a link to a saved scenario, a button that drops one set aside. */
function Heading({ label, to, onRemove }: Scenario) {
  return (
    <span className="inline-flex items-center gap-1">
      {to ? (
        <Link to={to} title={label} className="link line-clamp-3 max-w-48 break-words">
          {label}
        </Link>
      ) : (
        label
      )}
      {onRemove && (
        <IconButton label={`Quitar «${label}»`} size="sm" onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </span>
  );
}

const Cell = ({ line }: { line: SheetLine | undefined }) => (line ? amountText(line) : "—");

/** The difference from the first total. */
function Over({ first, sheet }: { first: Sheet | undefined; sheet: Sheet }) {
  if (!first || !("amount" in first.total) || !("amount" in sheet.total)) return null;
  const over = Math.round((sheet.total.amount - first.total.amount) * 100) / 100;
  if (over === 0) return <Note>igual</Note>;
  return <Note>{`${over > 0 ? "+" : "−"} ${moneyText(Math.abs(over))}`}</Note>;
}

const Note = ({ children }: { children: string }) => (
  <span className="block font-normal text-ink-soft text-xs">{children}</span>
);

type Row = { key: string; label: string; cells: (SheetLine | undefined)[] };

/** Every line that any scenario has, in the order of first appearance. */
function rowsOf(scenarios: Scenario[]): Row[] {
  const all = scenarios.flatMap(({ sheet }) => sheet.lines);
  const keys = [...new Set(all.map(({ key }) => key))];
  return keys.map((key) => ({
    key,
    label: all.find((line) => line.key === key)?.label ?? key,
    cells: scenarios.map(({ sheet }) => sheet.lines.find((line) => line.key === key)),
  }));
}
