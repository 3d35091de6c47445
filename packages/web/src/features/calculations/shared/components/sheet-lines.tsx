import { amountText } from "@foja/core/law/calculation/brief.rules";
import { SUGGESTED } from "@foja/core/law/calculation/norm.rules";
import type { SheetLine } from "@foja/core/law/calculation/sheet.rules";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { Badge } from "~/components/ui/badge";
import { cn } from "~/lib/cn";
import { unbroken } from "~/lib/format";

/** The lines of a settlement, amounts on the decimal comma; each unfolds to how it comes out. */
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
        {!line.verificado && (
          <p className="text-warn">
            {SUGGESTED}: {line.fuente}
          </p>
        )}
      </div>
    </li>
  );
}
