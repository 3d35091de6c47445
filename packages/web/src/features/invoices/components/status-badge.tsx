import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { STATUS_WORDS } from "@foja/core/money/issuers/words.rules";
import { Badge } from "~/components/ui/badge";
import { STATUS_TONES } from "../lib/words";

type Shown = Pick<Invoice, "status" | "document">;

/** The state of a voucher, in words. */
export const StatusBadge = ({ status, document }: Shown) =>
  document === "creditNote" ? (
    <Badge>Anulación</Badge>
  ) : (
    <Badge tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Badge>
  );

/** The state of a voucher's authorisation; nothing for a draft. */
export function FiscalBadge({ authorisation, status }: Pick<Invoice, "authorisation" | "status">) {
  if (status === "draft") return null;
  if (authorisation.state === "authorised") return <Badge tone="ok">Con CAE</Badge>;
  if (authorisation.state === "waiting") return <Badge tone="warn">Esperando a ARCA</Badge>;
  if (authorisation.state === "rejected") return <Badge tone="danger">Rechazada por ARCA</Badge>;
  return <Badge>Sin valor fiscal</Badge>;
}
