import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { Ban, Download, Ellipsis, HandCoins, Mail, Pencil, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuItem } from "~/components/ui/menu";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { saveVoucher } from "../lib/pdf";

export type Opened = "pay" | "send" | "void" | "issue" | "delete";

type Props = { invoice: Invoice; onOpen: (what: Opened) => void };

/** The actions on a voucher in its state, the most likely one last. */
export function InvoiceActions({ invoice, onOpen }: Props) {
  const { status, document, authorisation, owed } = invoice;
  const isDraft = status === "draft";
  const isOpen = document === "invoice" && !isDraft && status !== "voided";
  const canEdit = isDraft || authorisation.state === "rejected";
  return (
    <>
      {isOpen && (
        <Button onClick={() => onOpen("void")}>
          <Ban aria-hidden />
          Anular
        </Button>
      )}
      {canEdit && (
        <ButtonLink to={paths.invoices.edit(invoice._id)}>
          <Pencil aria-hidden />
          Editar
        </ButtonLink>
      )}
      <PdfButton invoice={invoice} />
      {!isDraft && (
        <Button onClick={() => onOpen("send")}>
          <Mail aria-hidden />
          Enviar
        </Button>
      )}
      {isOpen && owed > 0 && (
        <Button variant="primary" onClick={() => onOpen("pay")}>
          <HandCoins aria-hidden />
          Anotar un cobro
        </Button>
      )}
      {isDraft && (
        <>
          <Button variant="primary" onClick={() => onOpen("issue")}>
            <Send aria-hidden />
            Emitir
          </Button>
          <DraftMenu onDelete={() => onOpen("delete")} />
        </>
      )}
    </>
  );
}

/** What is not done to a draft every day. */
function DraftMenu({ onDelete }: { onDelete: () => void }) {
  const trigger = (
    <IconButton label="Más acciones">
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return (
    <Menu label="Más acciones" trigger={trigger}>
      <MenuItem danger onSelect={onDelete}>
        <Trash2 aria-hidden />
        Borrar
      </MenuItem>
    </Menu>
  );
}

function PdfButton({ invoice }: { invoice: Invoice }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveVoucher(invoice).catch(() =>
      notify.error("No pudimos hacer el PDF. Probá de nuevo."),
    );
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void save()}>
      <Download aria-hidden />
      PDF
    </Button>
  );
}
