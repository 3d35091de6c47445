import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { Copy, Link2, Link2Off } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import { copyText } from "~/lib/copy-text";
import { formatDate } from "~/lib/format";
import { paths } from "~/lib/paths";
import { doTo } from "../api/invoices";
import { useDeed } from "../hooks/use-deed";

/** ARCA's answer about a voucher, and the page on which its client sees it. */
export function FiscalCard({ invoice }: { invoice: Invoice }) {
  if (invoice.status === "draft") return null;
  return (
    <Card title="ARCA y cliente">
      <div className="space-y-4">
        <Fiscal invoice={invoice} />
        <ClientLink invoice={invoice} />
        <Kin invoice={invoice} />
      </div>
    </Card>
  );
}

function Fiscal({ invoice }: { invoice: Invoice }) {
  const { run, busy } = useDeed(invoice._id);
  const { state, cae, caeDueDate, reasons, waitingFor } = invoice.authorisation;
  const ask = () =>
    run({ work: (key) => doTo(invoice._id, "authorise", key), done: "Se pidió el CAE a ARCA" });
  if (state === "authorised") {
    return (
      <p>
        {`CAE ${cae}`}
        <span className="block text-ink-soft text-sm">
          {`Vence el ${caeDueDate ? formatDate(caeDueDate) : ""}`}
        </span>
      </p>
    );
  }
  if (state === "waiting") {
    return <p>{`ARCA todavía no respondió.${waitingFor ? ` ${waitingFor}` : ""}`}</p>;
  }
  if (state === "rejected") {
    return (
      <div className="space-y-2">
        <p className="font-medium">ARCA la rechazó. Corregila y pedí el CAE otra vez.</p>
        <ul className="space-y-1 text-sm">
          {reasons.map(({ code, message }) => (
            <li key={code} className="break-words">{`${code}: ${message}`}</li>
          ))}
        </ul>
        <Button busy={busy} onClick={ask}>
          Pedir el CAE
        </Button>
      </div>
    );
  }
  return (
    <p className="text-ink-soft">
      Comprobante interno, sin valor fiscal: su punto de venta no es electrónico o falta el
      certificado.{" "}
      <Link className="text-accent underline" to={paths.invoices.settings}>
        Ver los datos de facturación
      </Link>
    </p>
  );
}

function ClientLink({ invoice: { _id, link } }: { invoice: Invoice }) {
  const { run, busy } = useDeed(_id);
  if (!link) {
    return (
      <Button
        busy={busy}
        onClick={() => run({ work: (key) => doTo(_id, "openLink", key), done: "Enlace abierto" })}
      >
        <Link2 aria-hidden />
        Abrir enlace para el cliente
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void copyText(link, "Enlace copiado")}>
        <Copy aria-hidden />
        Copiar enlace del cliente
      </Button>
      <Button
        variant="quiet"
        busy={busy}
        onClick={() => run({ work: (key) => doTo(_id, "closeLink", key), done: "Enlace cerrado" })}
      >
        <Link2Off aria-hidden />
        Cerrarlo
      </Button>
    </div>
  );
}

function Kin({ invoice: { voidedBy, voids } }: { invoice: Invoice }) {
  const other = voidedBy
    ? { id: voidedBy, text: "Ver con qué se anuló" }
    : voids && { id: voids._id, text: `Anula ${voids.name}` };
  if (!other) return null;
  return (
    <p>
      <Link className="text-accent underline" to={paths.invoices.one(other.id)}>
        {other.text}
      </Link>
    </p>
  );
}
