import { amountText } from "@foja/core/money/ledger/ledger.rules";
import type { CaseEntry } from "@foja/core/operations/statistics/statistics.schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Listing } from "~/components/lists/listing";
import { Link } from "~/components/ui/link";
import { formatDate } from "~/lib/format";
import { paths } from "~/lib/paths";
import { moneyOf } from "../api/statistics";
import { isMonth, monthText } from "../lib/by-month";
import { BackHead } from "./back-head";

const NAMES: Partial<Record<CaseEntry["kind"], string>> = {
  fee: "Honorarios",
  expense: "Gasto",
  payment: "Cobro",
  transfer: "Cobro con dinero del cliente",
};

type MoneyListProps = { userId: string; month: string };

/** A month's charges and payments in all cases: the list behind fees, expenses and payments. */
export function MoneyList({ userId, month }: MoneyListProps) {
  const query = useInfiniteQuery({ ...moneyOf(userId, month), enabled: isMonth(month) });
  const rows = query.data?.pages.flatMap(({ entries }) => entries);
  return (
    <>
      <BackHead title="Honorarios, gastos y cobros" description={monthText(month)} />
      <Listing query={query} rows={isMonth(month) ? rows : []} empty="No hay nada en ese mes.">
        {(entries) => (
          <ul
            aria-label="Honorarios, gastos y cobros"
            className="mb-3 divide-y rounded-md border bg-sheet"
          >
            {entries.map((entry) => (
              <Row key={entry._id} entry={entry} />
            ))}
          </ul>
        )}
      </Listing>
    </>
  );
}

function Row({ entry }: { entry: CaseEntry }) {
  const { folderId, folderName, kind, pesos, date, description, reverses } = entry;
  const name = `${reverses ? "Anulación: " : ""}${NAMES[kind]}`;
  return (
    <li className="relative flex gap-4 px-4 py-2.5 hover:bg-wash">
      <div className="min-w-0 flex-1">
        <Link
          to={paths.folders.account(folderId)}
          className="break-words font-medium after:absolute after:inset-0"
        >
          {folderName}
        </Link>
        <p className="break-words text-ink-soft text-sm">
          <time dateTime={date}>{formatDate(date)}</time>
          {[name, description].filter(Boolean).map((text) => ` · ${text}`)}
        </p>
      </div>
      <p className="whitespace-nowrap tabular-nums">{amountText(pesos, "ARS")}</p>
    </li>
  );
}
