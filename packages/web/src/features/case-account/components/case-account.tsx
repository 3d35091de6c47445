import type { LedgerKind } from "@foja/core/money/ledger/ledger.rules";
import type { Entry } from "@foja/core/money/ledger/ledger.schema";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock, Plus, ReceiptText, Scale } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { SkeletonRows } from "~/components/ui/skeleton";
import { whyUnread } from "~/lib/api/unread";
import { type Account, accountOf, settlementsOf } from "../api/account";
import { billable } from "../lib/billing";
import { linesOf } from "../lib/running";
import { AccountPapers, type CaseFacts } from "./account-papers";
import { Balances } from "./balances";
import { BillDialog } from "./bill-dialog";
import { EntriesList } from "./entries-list";
import { EntryDialog } from "./entry-dialog";
import { InstallmentsDialog } from "./installments-dialog";
import { PlansList } from "./plans-list";
import { QuotaDialog } from "./quota-dialog";
import { ReverseDialog } from "./reverse-dialog";

type Asked =
  | { what: "entry"; kind: LedgerKind }
  | { what: "plan" }
  | { what: "quota" }
  | { what: "bill" }
  | { what: "reversal"; entry: Entry };

/** The account of a case: the debt, the client's money, every entry and every instalment. */
export default function CaseAccount(facts: CaseFacts) {
  const { data, error, refetch } = useQuery(accountOf(facts.folderId));
  if (data) return <Book facts={facts} account={data} />;
  if (!error) return <SkeletonRows rows={6} />;
  return (
    <div className="space-y-3">
      <p className="text-ink-soft">{whyUnread(error)}</p>
      <Button onClick={() => void refetch()}>Intentar de nuevo</Button>
    </div>
  );
}

function Book({ facts, account }: { facts: CaseFacts; account: Account }) {
  const [asked, setAsked] = useState<Asked>();
  const { folderId } = facts;
  const { data: settlements = [] } = useQuery(settlementsOf(folderId));
  const lines = linesOf(account.entries);
  const fees = account.entries.filter(
    ({ kind, reverses, reversedBy }) => kind === "fee" && !reverses && !reversedBy,
  );
  const toBill = billable(account.entries);
  const isEmpty = account.entries.length === 0 && account.plans.length === 0;
  const book = (kind: LedgerKind) => setAsked({ what: "entry", kind });
  return (
    <section aria-label="Cuenta de la causa">
      <Balances standing={account} />
      <div className="my-4 flex flex-wrap items-center gap-2">
        <Button variant="primary" onClick={() => book(isEmpty ? "fee" : "payment")}>
          <Plus aria-hidden /> Nuevo asiento
        </Button>
        <Button onClick={() => setAsked({ what: "plan" })}>
          <CalendarClock aria-hidden /> Plan de cuotas
        </Button>
        {settlements.length > 0 && (
          <Button onClick={() => setAsked({ what: "quota" })}>
            <Scale aria-hidden /> Cuota litis
          </Button>
        )}
        {toBill.length > 0 && (
          <Button onClick={() => setAsked({ what: "bill" })}>
            <ReceiptText aria-hidden /> Facturar
          </Button>
        )}
        {!isEmpty && <AccountPapers {...{ facts, lines, account }} />}
      </div>
      {isEmpty ? (
        <p className="max-w-2xl border-y py-8 text-ink-soft">
          Cargá los honorarios que pactaste, cada gasto y cada pago: acá ves cuánto te deben y
          cuánto dinero del cliente tenés, siempre por separado.
        </p>
      ) : (
        <EntriesList {...{ lines }} onReverse={(entry) => setAsked({ what: "reversal", entry })} />
      )}
      {account.plans.length > 0 && <PlansList {...{ folderId }} plans={account.plans} />}
      {asked && (
        <AskedDialog
          {...{ asked, folderId, account, settlements, fees, toBill }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

type AskedDialogProps = {
  asked: Asked;
  folderId: string;
  account: Account;
  fees: Entry[];
  toBill: Entry[];
  settlements: Parameters<typeof QuotaDialog>[0]["settlements"];
  onClose: () => void;
};

function AskedDialog(props: AskedDialogProps) {
  const { asked, account, fees, settlements, toBill, ...rest } = props;
  if (asked.what === "entry")
    return <EntryDialog {...rest} kind={asked.kind} standing={account} entries={account.entries} />;
  if (asked.what === "plan") return <InstallmentsDialog {...rest} {...{ account, fees }} />;
  if (asked.what === "quota") return <QuotaDialog {...rest} settlements={settlements} />;
  if (asked.what === "bill") return <BillDialog {...rest} entries={toBill} owed={account.units} />;
  return <ReverseDialog {...rest} entry={asked.entry} />;
}
