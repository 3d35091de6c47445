import type { DataQuality } from "@foja/core/operations/statistics/statistics.schema";
import { ChevronRight } from "lucide-react";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import { formatNumber } from "~/lib/format";
import { CHORES, LAPSE_NOTE } from "../lib/quality";

/** What is missing, late or quiet: each links to the list where it is corrected. */
export function ChoresCard({ quality }: { quality: DataQuality }) {
  const left = CHORES.filter(({ key }) => quality[key] > 0);
  return (
    <Card title="Para poner al día" flush>
      {left.length === 0 ? (
        <p className="px-5 py-6 text-ink-soft">
          No falta nada: las causas y los contactos están al día.
        </p>
      ) : (
        <ul className="divide-y">
          {left.map(({ key, label, why, to }) => (
            <li key={key} className="relative flex items-center gap-4 px-5 py-2.5 hover:bg-wash">
              <span className="w-14 shrink-0 text-end font-semibold text-lg tabular-nums">
                {formatNumber(quality[key])}
              </span>
              <span className="min-w-0 flex-1">
                <Link to={to} className="font-medium after:absolute after:inset-0">
                  {label}
                </Link>
                <span className="block text-ink-soft text-sm">{why}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint rtl:rotate-180" />
            </li>
          ))}
        </ul>
      )}
      <p className="border-t px-5 py-3 text-ink-faint text-sm">{LAPSE_NOTE}</p>
    </Card>
  );
}
