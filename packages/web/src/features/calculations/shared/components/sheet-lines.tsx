import { amountText } from "@foja/core/law/calculation/brief.rules";
import { SUGGESTED } from "@foja/core/law/calculation/norm.rules";
import type { SheetLine, SheetTable } from "@foja/core/law/calculation/sheet.rules";
import { ChevronRight, Download } from "lucide-react";
import { useId, useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { cn } from "~/lib/cn";
import { downloadCsv, toCsv } from "~/lib/csv";
import { unbroken } from "~/lib/format";
import { fileName } from "~/lib/print/file-name";

/** The lines of a settlement, amounts aligned at the decimal comma; each unfolds to its formula. */
export function SheetLines({ lines }: { lines: SheetLine[] }) {
  return (
    <ul className="divide-y">
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: SheetLine }) {
  const [open, setOpen] = useState(false);
  const detail = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={detail}
        onClick={() => setOpen(!open)}
        className="flex min-h-10 w-full items-center gap-2 px-5 py-2 text-start transition-colors hover:bg-wash"
      >
        <ChevronRight
          aria-hidden
          className={cn(
            "-ms-1.5 size-4 shrink-0 text-ink-faint transition-transform motion-reduce:transition-none rtl:-scale-x-100",
            open && "rotate-90 rtl:rotate-90",
          )}
        />
        <span className="min-w-0 flex-1">
          {line.label}
          {!line.verificado && (
            <Badge tone="warn" className="ms-2 align-middle">
              {SUGGESTED}
            </Badge>
          )}
        </span>
        <span className="shrink-0 tabular-nums">{amountText(line)}</span>
      </button>
      <div
        id={detail}
        hidden={!open}
        className="space-y-1 bg-wash/50 px-5 pt-1 pb-3 ps-9.5 text-sm"
      >
        <p className="tabular-nums">{unbroken(line.formula)}</p>
        <p className="text-ink-soft">{line.norma}</p>
        {line.table && open && <LineTable table={line.table} />}
        {!line.verificado && (
          <p className="text-warn">
            {SUGGESTED}: {line.fuente}
          </p>
        )}
      </div>
    </li>
  );
}

/** The parts of a sum, and the same for a spreadsheet. */
function LineTable({ table }: { table: SheetTable }) {
  const { title, heads, rows, total } = table;
  const save = () => downloadCsv(`${fileName(title)}.csv`, toCsv([heads, ...rows, total]));
  return (
    <>
      <Parts table={table} />
      <Button size="sm" className="mt-2" onClick={save}>
        <Download aria-hidden />
        Bajar CSV
      </Button>
    </>
  );
}

/** A long table scrolls in its own frame. */
const Parts = ({ table: { title, heads, rows, total } }: { table: SheetTable }) => (
  <section
    aria-label={title}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    tabIndex={0}
    className="mt-2 max-h-72 overflow-auto border-y bg-sheet"
  >
    <table className="w-full tabular-nums">
      <thead className="sticky top-0 bg-sheet">
        <Cells cells={heads} as="th" className="text-ink-soft" />
      </thead>
      <tbody>
        {rows.map((cells) => (
          <Cells key={cells[0]} cells={cells} as="td" />
        ))}
      </tbody>
      <tfoot className="sticky bottom-0 bg-sheet">
        <Cells cells={total} as="td" className="font-medium" />
      </tfoot>
    </table>
  </section>
);

type CellsProps = { cells: string[]; as: "th" | "td"; className?: string };

const Cells = ({ cells, as: Cell, className }: CellsProps) => (
  <tr className={cn("border-b last:border-b-0", className)}>
    {cells.map((cell, at) => (
      <Cell
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay in their place
        key={at}
        scope={Cell === "th" ? "col" : undefined}
        className={cn("px-1.5 py-1 font-[inherit]", at === 0 ? "text-start" : "text-end")}
      >
        {cell}
      </Cell>
    ))}
  </tr>
);
