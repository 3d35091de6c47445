import { amountText, MOST_BILLED } from "@foja/core/money/ledger/ledger.rules";
import type { Entry, Standing } from "@foja/core/money/ledger/ledger.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { FormDialog } from "~/components/form-dialog";
import { Checkbox } from "~/components/ui/checkbox";
import { messageOf } from "~/lib/api/messages";
import { formatDate } from "~/lib/format";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { billEntries, refreshAccount } from "../api/account";
import { nameOf } from "../lib/account-words";
import { amountOf, billedTogether, paidText } from "../lib/billing";

type BillDialogProps = {
  folderId: string;
  entries: Entry[];
  /** What is owed in each unit. */
  owed: Standing["units"];
  onClose: () => void;
};

type Billed = { entryIds: string[] };

/** Creates the draft of an invoice from what the client owes. */
export function BillDialog({ folderId, entries, owed, onClose }: BillDialogProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const form = useSchemaForm<Billed>(undefined, { entryIds: billedTogether(entries) });
  const { refusal, submit } = useSend(form, {
    send: ({ entryIds }, key) => billEntries(folderId, entryIds, key),
    onDone: async ({ invoice }) => {
      notify.success("Borrador creado");
      onClose();
      await refreshAccount(cache, folderId);
      await navigate(paths.invoices.one(invoice._id));
    },
    refusalOf: messageOf,
  });
  const chosen = form.watch("entryIds");
  const unit = entries.find(({ _id }) => chosen.includes(_id))?.unit;
  const turn = (id: string, on: boolean) =>
    form.setValue("entryIds", on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const billed = entries.filter(({ _id }) => chosen.includes(_id));
  const total = unit && amountOf(billed);
  return (
    <FormDialog
      title="Facturar"
      description="Se arma un borrador en pesos para el cliente de la causa, con un renglón por asiento. Lo revisás antes de emitirlo, y sus cobros se asientan solos en esta cuenta."
      action="Crear el borrador"
      busyLabel="Creando…"
      disabled={chosen.length === 0 || chosen.length > MOST_BILLED}
      busy={form.busy}
      {...{ refusal, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <ul className="border-t">
        {entries.map((entry) => (
          <li key={entry._id} className="border-b py-2">
            <Checkbox
              className="flex w-full items-start"
              label={<Words entry={entry} />}
              checked={chosen.includes(entry._id)}
              disabled={unit !== undefined && unit !== entry.unit}
              onChange={(event) => turn(entry._id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-soft">
        {total ? `Vas a facturar ${total}, más el IVA que corresponda.` : "Elegí qué facturar."}{" "}
        {paidText(billed, owed)}{" "}
        {chosen.length > MOST_BILLED && `Van hasta ${MOST_BILLED} asientos en una factura.`}
      </p>
    </FormDialog>
  );
}

function Words({ entry }: { entry: Entry }) {
  return (
    <span className="flex min-w-0 flex-wrap justify-between gap-x-4">
      <span className="min-w-0 break-words">
        {nameOf(entry)}
        <span className="block text-ink-soft text-sm">
          {[formatDate(entry.date), entry.description].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className="whitespace-nowrap tabular-nums">
        {amountText(entry.amount, entry.currency)}
      </span>
    </span>
  );
}
