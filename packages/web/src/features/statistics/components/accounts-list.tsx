import { moneyText } from "@foja/core/kernel/money.rules";
import { amountText } from "@foja/core/money/ledger/ledger.rules";
import type { CaseAccount } from "@foja/core/operations/statistics/statistics.schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Listing } from "~/components/lists/listing";
import { Link } from "~/components/ui/link";
import { paths } from "~/lib/paths";
import { accountsOf } from "../api/statistics";
import { BackHead } from "./back-head";

/** The debt of each case, and its client's money: the list behind the total owed. */
export function AccountsList({ userId }: { userId: string }) {
  const query = useInfiniteQuery(accountsOf(userId));
  return (
    <>
      <BackHead
        title="Cuentas de las causas"
        description="Las causas en las que te deben algo, o en las que tenés dinero del cliente."
      />
      <Listing
        query={query}
        rows={query.data?.pages.flatMap(({ accounts }) => accounts)}
        empty="En ninguna causa te deben ni tenés dinero del cliente."
      >
        {(accounts) => (
          <ul
            aria-label="Cuentas de las causas"
            className="mb-3 divide-y rounded-md border bg-sheet"
          >
            {accounts.map((account) => (
              <li key={account.folderId} className="relative px-4 py-2.5 hover:bg-wash">
                <Link
                  to={paths.folders.account(account.folderId)}
                  className="break-words font-medium after:absolute after:inset-0"
                >
                  {account.folderName}
                </Link>
                <p className="text-ink-soft text-sm tabular-nums">{standingOf(account)}</p>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </>
  );
}

/** «Te deben $ 1.200,00 y 2 UMA · Del cliente $ 500,00». */
function standingOf({ ARS, UMA, JUS, client }: CaseAccount): string {
  const owed = [
    ARS !== 0 && moneyText(ARS),
    UMA !== 0 && amountText(UMA, "UMA"),
    JUS !== 0 && amountText(JUS, "JUS"),
  ].filter(Boolean);
  return [
    owed.length > 0 && `Te deben ${owed.join(" y ")}`,
    client !== 0 && `Del cliente ${moneyText(client)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
