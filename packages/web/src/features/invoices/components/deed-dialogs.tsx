import { amountText } from "@foja/core/money/invoices/amount.rules";
import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { isFiscal, voucherTitle } from "@foja/core/money/invoices/voucher.rules";
import type { Method } from "@foja/core/money/issuers/words.rules";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FieldValues } from "react-hook-form";
import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { MoneyField } from "~/components/ui/money-field";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import { today } from "~/lib/due";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { notify } from "~/lib/notify";
import { METHOD_CHOICES } from "~/lib/payment-methods";
import { useSession } from "~/lib/session/session";
import {
  payInvoice,
  readContact,
  reversePayment,
  sendInvoice,
  showInvoice,
  voidInvoice,
} from "../api/invoices";
import { useInvoiceForm, useInvoiceSend } from "../hooks/use-invoice-form";

type Props = { invoice: Invoice; onClose: () => void };

type Deed<T> = {
  send: (values: T, key: string) => Promise<Invoice>;
  done: string;
  onClose: () => void;
};

/** Sends the few fields of an action on an invoice, and shows the result. */
function useDeedForm<T extends FieldValues>(values: T, { send, done, onClose }: Deed<T>) {
  const cache = useQueryClient();
  const form = useInvoiceForm<T>(values as never);
  const onDone = (invoice: Invoice) => {
    showInvoice(cache, invoice);
    notify.success(done);
    onClose();
  };
  return { ...form, ...useInvoiceSend(form, { send, onDone }) };
}

/** Registers a payment: by default all that is owed. */
export function PaymentDialog({ invoice, onClose }: Props) {
  const values = {
    amount: invoice.owed.toFixed(2),
    date: today(),
    method: "transferencia",
    note: "",
  };
  const form = useDeedForm(values, {
    done: "Cobro anotado",
    onClose,
    send: ({ amount, date, method, note }, key) => {
      const body = { amount: Number(amount), date, method: method as Method };
      return payInvoice(invoice._id, { ...body, note: note || null }, key);
    },
  });
  return (
    <Sheet title="Anotar un cobro" action="Anotar" form={form} onClose={onClose}>
      <p className="text-ink-soft">{`Se deben ${amountText(invoice.owed, invoice.currency)}.`}</p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <MoneyField label="Importe" required autoFocus {...form.field("amount")} />
        <SelectField label="Medio" options={METHOD_CHOICES} {...form.field("method")} />
        <DateField label="Fecha" required leaning="back" {...form.field("date")} />
        <TextField label="Nota" maxLength={200} autoComplete="off" {...form.field("note")} />
      </div>
    </Sheet>
  );
}

/** What a letter says beside the voucher, until its sender writes something else. */
const MESSAGE = "Cualquier consulta, respondé este correo y te contestamos.";

/** Sends an invoice to its client by e-mail, by default the one of their contact. */
export function SendDialog(props: Props) {
  const { client } = props.invoice;
  const contact = useQuery({
    ...readContact(client.contactId ?? ""),
    enabled: client.email === null && client.contactId !== null,
  });
  if (contact.isLoading) return null;
  return <SendForm {...props} email={client.email ?? contact.data?.email ?? ""} />;
}

/** The address and, but on the free plan, a message. */
function SendForm({ invoice, onClose, email: known }: Props & { email: string }) {
  const isFree = useSession().subscription?.plan === "free";
  const form = useDeedForm(
    { email: known, message: isFree ? "" : MESSAGE },
    {
      done: "El comprobante va en camino",
      onClose,
      send: ({ email, message }, key) =>
        sendInvoice(invoice._id, { email, message: message || null }, key),
    },
  );
  return (
    <Sheet title={`Enviar ${voucherTitle(invoice)}`} action="Enviar" form={form} onClose={onClose}>
      <p className="text-ink-soft">Va el PDF adjunto y un enlace para verla sin contraseña.</p>
      <TextField label="E-mail" type="email" required autoFocus {...form.field("email")} />
      {isFree ? (
        <p className="text-ink-soft">
          En el plan Gratuito va solo al e-mail de su cliente, sin mensaje.
        </p>
      ) : (
        <TextareaField label="Mensaje" rows={4} maxLength={2000} {...form.field("message")} />
      )}
    </Sheet>
  );
}

/** Voids an invoice, with its reason. */
export function VoidDialog({ invoice, onClose }: Props) {
  const form = useDeedForm(
    { reason: "" },
    {
      done: isFiscal(invoice)
        ? "Factura anulada con una nota de crédito"
        : "Comprobante interno anulado",
      onClose,
      send: async ({ reason }, key) => (await voidInvoice(invoice._id, reason, key)).invoice,
    },
  );
  return (
    <Sheet title={`Anular ${voucherTitle(invoice)}`} action="Anular" form={form} onClose={onClose}>
      <p className="text-ink-soft">
        {isFiscal(invoice)
          ? "Se emite una nota de crédito por el total."
          : "Se emite otro comprobante interno, que lo anula."}{" "}
        No se puede deshacer.
      </p>
      <TextareaField label="Motivo" rows={3} maxLength={500} {...form.field("reason")} />
    </Sheet>
  );
}

/** Reverses a payment. */
export function ReverseDialog({ invoice, onClose, paymentId }: Props & { paymentId: string }) {
  const form = useDeedForm(
    { reason: "" },
    {
      done: "Cobro revertido",
      onClose,
      send: ({ reason }, key) => reversePayment(invoice._id, paymentId, reason, key),
    },
  );
  return (
    <Sheet title="Revertir el cobro" action="Revertir" form={form} onClose={onClose}>
      <p className="text-ink-soft">
        Queda anotado con su reversión: no se borra. La factura vuelve a deberse.
      </p>
      <TextField label="Motivo" maxLength={200} {...form.field("reason")} />
    </Sheet>
  );
}

type SheetProps = {
  title: string;
  action: string;
  form: Pick<SchemaForm<FieldValues>, "busy"> & ReturnType<typeof useInvoiceSend>;
  onClose: () => void;
  children: React.ReactNode;
};

function Sheet({ form, ...props }: SheetProps) {
  return (
    <FormDialog
      {...props}
      size="sm"
      busy={form.busy}
      refusal={form.refusal}
      onSubmit={(event) => void form.submit(event)}
    />
  );
}
