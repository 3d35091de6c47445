import { sheetOf } from "@foja/core/practice/calculators/calculator.rules";
import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, X } from "lucide-react";
import { useState } from "react";
import { HistoryBlock } from "~/components/history/history-block";
import { deletedIn, InTrash } from "~/components/in-trash";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { SkeletonRows } from "~/components/ui/skeleton";
import { getCalculator } from "~/features/calculations/shared/api/calls";
import { ResultSheet } from "~/features/calculations/shared/components/result-sheet";
import { whyUnread } from "~/lib/api/unread";
import { formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { CalculatorMoves } from "../hooks/use-calculator-moves";
import { CALCULATOR_HISTORY } from "../lib/calculator-history";
import { CalculatorTools } from "./calculator-tools";
import { EarlierFigures } from "./earlier-figures";
import { RecomputeDialog } from "./recompute-dialog";

type PeekProps = {
  id: string;
  moves: CalculatorMoves;
  onShow: (id: string) => void;
  onClose: () => void;
};

/** A saved calculation beside the list, or alone on a phone, with the figures it was saved with. */
export function CalculatorPeek({ id, ...rest }: PeekProps) {
  const { data: read, error } = useQuery(getCalculator(id));
  const deleted = deletedIn(error);
  const data = deleted ? undefined : read;
  return (
    <aside aria-label="Cálculo" className="min-w-0 animate-appear space-y-4">
      <header className="flex items-center gap-1">
        <IconButton label="Volver a la lista" className="lg:hidden" onClick={rest.onClose}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <p className="min-w-0 flex-1 truncate font-semibold">{data && titleOf(data)}</p>
        <IconButton label="Cerrar el cálculo" className="max-lg:hidden" onClick={rest.onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {deleted && <InTrash deleted={deleted} />}
      {error && !data && !deleted && <EmptyState>{whyUnread(error)}</EmptyState>}
      {!error && !data && <SkeletonRows rows={8} />}
      {data && <PeekBody calculator={data} {...rest} />}
    </aside>
  );
}

const titleOf = ({ description, type, variables, result }: Calculator) =>
  description ?? sheetOf({ type, variables, result }).title;

function PeekBody({ calculator, ...rest }: { calculator: Calculator } & Omit<PeekProps, "id">) {
  const [recomputing, setRecomputing] = useState(false);
  const { folderId, folderName, computedAt, verification } = calculator;
  const sheet = sheetOf(calculator);
  return (
    <>
      <p className="text-ink-soft text-sm">
        {folderId && (
          <>
            <Link className="link" to={paths.folders.details(folderId)}>
              {folderName}
            </Link>
            {" · "}
          </>
        )}
        Calculado el {formatDay(computedAt)} · Código {verification}
      </p>
      <CalculatorTools
        {...{ calculator, sheet }}
        {...rest}
        onRecompute={() => setRecomputing(true)}
      />
      <ResultSheet sheet={sheet} />
      <EarlierFigures calculator={calculator} />
      <HistoryBlock record={calculator} words={CALCULATOR_HISTORY} />
      {recomputing && (
        <RecomputeDialog calculator={calculator} onClose={() => setRecomputing(false)} />
      )}
    </>
  );
}
