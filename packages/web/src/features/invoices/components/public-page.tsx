import type { Voucher } from "@foja/core/money/invoices/invoice.schema";
import { voucherName } from "@foja/core/money/invoices/voucher.rules";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { PageFrame } from "~/components/page-frame";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Skeleton } from "~/components/ui/skeleton";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { useRead } from "~/lib/use-read";
import { saveVoucher } from "../lib/pdf";
import { VoucherSheet } from "./voucher-sheet";

const readVoucher = async (token: string, signal: AbortSignal): Promise<Voucher> => {
  const call = client.api.public.invoice[":token"];
  return (await answer(call.$get({ param: { token } }, { init: { signal } }))).invoice;
};

/** An invoice for its client, by the link of their e-mail. Opening it changes nothing. */
export default function PublicInvoicePage() {
  const { token } = useParams();
  const [asked, setAsked] = useState<string>();
  useEffect(() => setAsked(token), [token]);
  const { data, error, again } = useRead(asked, (signal) => readVoucher(asked ?? "", signal));
  return (
    <PageFrame className="max-w-3xl px-4 pb-16 sm:px-6">
      {data ? (
        <Seen voucher={data} />
      ) : error === undefined ? (
        <div role="status" aria-label="Cargando la factura">
          <h1 className="sr-only">Tu factura</h1>
          <Skeleton className="mb-6 h-9 w-64 max-w-full" />
          <Skeleton className="h-96 w-full rounded-md" />
        </div>
      ) : (
        <NotThere error={error} again={again} />
      )}
    </PageFrame>
  );
}

function Seen({ voucher }: { voucher: Voucher }) {
  const [failed, setFailed] = useState(false);
  const name = voucherName(voucher);
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-semibold text-xl">
          {voucher.status === "voided" ? `${name}, anulada` : name}
        </h1>
        <Button
          variant="primary"
          onClick={() => void saveVoucher(voucher).catch(() => setFailed(true))}
        >
          <Download aria-hidden />
          Descargar PDF
        </Button>
      </header>
      <p aria-live="polite" className={failed ? "mb-4 text-danger" : undefined}>
        {failed && "No pudimos hacer el PDF. Probá de nuevo."}
      </p>
      <VoucherSheet voucher={voucher} />
    </>
  );
}

/** Wrong and closed links show the same: neither reveals whether there was an invoice. */
function NotThere({ error, again }: { error: unknown; again: () => void }) {
  const isClosed = error instanceof ApiError && error.status === 404;
  return (
    <>
      <h1 className="font-semibold text-xl">Tu factura</h1>
      <EmptyState action={!isClosed && <Button onClick={again}>Intentar de nuevo</Button>}>
        {isClosed
          ? "Este enlace ya no abre una factura. Pedile otro al estudio."
          : messageOf(error)}
      </EmptyState>
    </>
  );
}
