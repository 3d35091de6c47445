import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import { TriangleAlert } from "lucide-react";
import { cn } from "~/lib/cn";
import { unbroken } from "~/lib/format";
import { SheetLines } from "./sheet-lines";
import { SheetTotal } from "./sheet-total";

type ResultSheetProps = {
  sheet: Sheet;
  /** The form has errors at present: the last valid result is shown, with a note. */
  dimmed?: boolean;
  className?: string;
};

/** A result as on paper: the total, each line with its norm and formula, and the foot. */
export function ResultSheet({ sheet, dimmed, className }: ResultSheetProps) {
  return (
    <section
      aria-label="Resultado"
      className={cn("rounded-md border bg-sheet", dimmed && "border-dashed", className)}
    >
      {dimmed && (
        <p className="border-b border-dashed bg-wash px-5 py-2 text-ink-soft text-sm">
          Lo último que se pudo calcular: hay un dato para corregir.
        </p>
      )}
      <SheetTotal sheet={sheet} />
      {sheet.facts.length > 0 && (
        <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-1 border-b px-5 py-3 text-sm">
          {sheet.facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-faint">{unbroken(label)}</dt>
              <dd className="text-end">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <SheetLines lines={sheet.lines} />
      <Warnings warnings={sheet.warnings} />
      <footer className="space-y-0.5 border-t px-5 py-3 text-ink-faint text-xs">
        {sheet.foot.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{`Cálculo: ${sheet.engine}.`}</p>
      </footer>
    </section>
  );
}

function Warnings({ warnings }: { warnings: string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="space-y-2 border-t px-5 py-3 text-sm">
      {warnings.map((text) => (
        <li key={text} className="flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          <span className="min-w-0">{unbroken(text)}</span>
        </li>
      ))}
    </ul>
  );
}
