import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { voucherTitle } from "@foja/core/money/invoices/voucher.rules";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { PageHeader } from "~/components/ui/page-header";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { deleteInvoice, getInvoice } from "../api/invoices";
import { PaymentDialog, SendDialog, VoidDialog } from "./deed-dialogs";
import { FiscalCard } from "./fiscal-card";
import { InvoiceActions, type Opened } from "./invoice-actions";
import { IssueDialog } from "./issue-dialog";
import { PaymentsCard } from "./payments-card";
import { FiscalBadge, StatusBadge } from "./status-badge";
import { VoucherSheet } from "./voucher-sheet";
import { WithQuery } from "./with-query";

/** One voucher: its content, and its actions. */
export default function InvoicePage() {
  const { id = "" } = useParams();
  const invoice = useQuery(getInvoice(id));
  return (
    <WithQuery query={invoice} label="Cargando la factura">
      {(read) => <Details invoice={read} />}
    </WithQuery>
  );
}

function Details({ invoice }: { invoice: Invoice }) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader
        title={voucherTitle(invoice)}
        description={
          <span className="flex flex-wrap items-center gap-2">
            {invoice.client.name}
            <StatusBadge {...invoice} />
            <FiscalBadge {...invoice} />
          </span>
        }
        actions={<InvoiceActions invoice={invoice} onOpen={setOpened} />}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <VoucherSheet voucher={invoice} />
        <div className="space-y-6">
          <FiscalCard invoice={invoice} />
          {invoice.document === "invoice" && invoice.status !== "draft" && (
            <PaymentsCard invoice={invoice} />
          )}
          <History invoice={invoice} />
        </div>
      </div>
      {opened === "pay" && <PaymentDialog invoice={invoice} onClose={close} />}
      {opened === "send" && <SendDialog invoice={invoice} onClose={close} />}
      {opened === "void" && <VoidDialog invoice={invoice} onClose={close} />}
      {opened === "issue" && <IssueDialog invoice={invoice} onClose={close} />}
      {opened === "delete" && <DeleteDialog invoice={invoice} onClose={close} />}
    </>
  );
}

type DialogProps = { invoice: Invoice; onClose: () => void };

function DeleteDialog({ invoice, onClose }: DialogProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await deleteInvoice(invoice._id).then(
      () => {
        notify.success("Borrador borrado");
        void navigate(paths.invoices.list);
      },
      () => notify.error("No pudimos borrar el borrador. Probá de nuevo."),
    );
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title="Borrar el borrador"
      description="Se borra para siempre."
      action="Borrar"
      busy={busy}
      onConfirm={() => void confirm()}
    />
  );
}

const History = ({ invoice: { history } }: { invoice: Invoice }) => (
  <Card title="Historial">
    <ol className="space-y-2 text-sm">
      {[...history].reverse().map(({ at, what }) => (
        <li key={`${at} ${what}`}>
          <span className="block break-words">{what}</span>
          <time dateTime={at} className="text-ink-faint tabular-nums">
            {formatMoment(at)}
          </time>
        </li>
      ))}
    </ol>
  </Card>
);
