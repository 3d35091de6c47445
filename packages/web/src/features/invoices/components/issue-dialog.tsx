import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { paths } from "~/lib/paths";
import { doTo, invoiceSettings } from "../api/invoices";
import { useDeed } from "../hooks/use-deed";
import { issuingWords, missingWords } from "../lib/issuing";

type IssueDialogProps = { invoice: Invoice; onClose: () => void };

/** Issues a draft, after it said whether it will be an invoice; or leads to what is missing. */
export function IssueDialog({ invoice, onClose }: IssueDialogProps) {
  const { data: settings } = useQuery(invoiceSettings);
  const { run, busy } = useDeed(invoice._id);
  const navigate = useNavigate();
  if (!settings) return null;
  const words = issuingWords(settings, invoice.pointOfSale);
  if (!words) {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title="Faltan datos para emitir"
        description={missingWords(settings)}
        action="Completar los datos"
        onConfirm={() => void navigate(paths.invoices.settings)}
      />
    );
  }
  const { done, ...said } = words;
  return (
    <ConfirmDialog
      {...said}
      open
      onOpenChange={onClose}
      action="Emitir"
      busy={busy}
      onConfirm={() =>
        run({ work: (key) => doTo(invoice._id, "issue", key), done, after: onClose })
      }
    />
  );
}
