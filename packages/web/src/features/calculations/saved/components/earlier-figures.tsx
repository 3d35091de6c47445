import { totalText } from "@foja/core/law/calculation/brief.rules";
import { sheetOf } from "@foja/core/practice/calculators/calculator.rules";
import type {
  Calculator,
  EarlierComputation,
} from "@foja/core/practice/calculators/calculator.schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { LoadMore } from "~/components/ui/load-more";
import { versionList } from "~/features/calculations/shared/api/calls";
import { ResultSheet } from "~/features/calculations/shared/components/result-sheet";
import { formatMoment } from "~/lib/format";

/** The earlier figures of a calculation, each viewable as it was. */
export function EarlierFigures({ calculator }: { calculator: Calculator }) {
  const query = useInfiniteQuery(versionList(calculator._id));
  const versions = query.data?.pages.flatMap((page) => page.versions) ?? [];
  if (versions.length === 0) return null;
  return (
    <section className="rounded-md border bg-sheet">
      <h2 className="border-b px-5 py-3 font-semibold">Versiones anteriores</h2>
      <ul className="divide-y">
        {versions.map((version) => (
          <Earlier key={version.version} type={calculator.type} version={version} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="border-t px-5">
          <LoadMore
            shown={versions.length}
            hasMore
            busy={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        </div>
      )}
    </section>
  );
}

type EarlierProps = { type: Calculator["type"]; version: EarlierComputation };

function Earlier({ type, version }: EarlierProps) {
  const [open, setOpen] = useState(false);
  const sheet = sheetOf({ type, ...version });
  return (
    <li className="px-5 py-2">
      <div className="flex items-center justify-between gap-3 text-sm">
        <span>
          {formatMoment(version.computedAt)}
          <span className="block text-ink-faint">{version.engineVersion}</span>
        </span>
        <span className="flex items-center gap-2 tabular-nums">
          {totalText(sheet)}
          <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? "Ocultar" : "Ver"}
          </Button>
        </span>
      </div>
      {open && <ResultSheet className="mt-3" sheet={sheet} />}
    </li>
  );
}
