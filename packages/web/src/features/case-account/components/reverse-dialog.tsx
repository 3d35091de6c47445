import { amountText } from "@foja/core/money/ledger/ledger.rules";
import type { Entry } from "@foja/core/money/ledger/ledger.schema";
import { FormDialog } from "~/components/form-dialog";
import { TextField } from "~/components/ui/text-field";
import { formatDate } from "~/lib/format";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { reverseEntry } from "../api/account";
import { useBooking } from "../hooks/use-booking";
import { nameOf } from "../lib/account-words";

const schema = () =>
  import("@foja/core/money/ledger/ledger.schema").then((module) => module.reverseEntry);

type ReverseDialogProps = { folderId: string; entry: Entry; onClose: () => void };

/** Asks before an entry is reversed: it stays, together with its opposite. */
export function ReverseDialog({ folderId, entry, onClose }: ReverseDialogProps) {
  const form = useSchemaForm<{ reason?: string | null }>(schema, { reason: "" });
  const { refusal, submit } = useBooking({
    ...{ folderId, form, onClose },
    send: ({ reason }, key) => reverseEntry(folderId, entry._id, reason ?? "", key),
    done: "Asiento anulado",
  });
  const { amount, currency, date } = entry;
  const what = `${nameOf(entry)} de ${amountText(amount, currency)}, ${formatDate(date)}.`;
  const plan = entry.kind === "fee" ? " Si tiene un plan de cuotas, se cancela lo que falta." : "";
  return (
    <FormDialog
      size="sm"
      title="Anular este asiento"
      description={`${what} Un asiento no se borra ni se cambia: se carga otro igual con el signo contrario y fecha de hoy. Los dos quedan a la vista, y una anulación no se deshace: se vuelve a cargar el asiento.${plan}`}
      action="Anular asiento"
      busyLabel="Anulando…"
      busy={form.busy}
      faults={form.faults}
      {...{ refusal, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Motivo (opcional)"
        maxLength={200}
        autoComplete="off"
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
