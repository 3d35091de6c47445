import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { voucherTitle } from "@foja/core/money/invoices/voucher.rules";
import {
  amountText,
  isFeeUnit,
  type LedgerCurrency,
  type LedgerKind,
} from "@foja/core/money/ledger/ledger.rules";
import type { CreateEntry, Entry, Standing } from "@foja/core/money/ledger/ledger.schema";
import { useQuery } from "@tanstack/react-query";
import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { MoneyField } from "~/components/ui/money-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { today } from "~/lib/due";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { METHOD_CHOICES } from "~/lib/payment-methods";
import { addEntry, owedInvoices, payInvoice } from "../api/account";
import { useBooking } from "../hooks/use-booking";
import {
  asksWhatItPays,
  CURRENCY_NAMES,
  currenciesOf,
  KINDS,
  KINDS_ASKED,
  valueText,
} from "../lib/account-words";
import { invoicesOf } from "../lib/billing";
import { type EntryValues, entryValues, paysInvoices, toBody, toPayment } from "../lib/entry-form";

const schema = () => import("../lib/forms-schema").then((module) => module.entryForm);

type EntryDialogProps = {
  folderId: string;
  kind: LedgerKind;
  standing: Standing;
  entries: Entry[];
  onClose: () => void;
};

const kinds = KINDS_ASKED.map((value) => ({ value, label: KINDS[value].asked }));

/** Books an entry: first its kind, then its amount, and for a payment which invoice it pays. */
export function EntryDialog(props: EntryDialogProps) {
  const { folderId, kind: first, standing, entries, onClose } = props;
  const form = useSchemaForm<EntryValues>(schema, entryValues(first, today(), standing.units));
  const [kind, asked, answered] = form.watch(["kind", "currency", "invoiceId"]);
  const choices = currenciesOf(kind);
  const currency: LedgerCurrency = choices.includes(asked) ? asked : "ARS";
  const ids = paysInvoices(kind, currency) ? invoicesOf(entries) : [];
  const { data: offered = [] } = useQuery({
    ...owedInvoices(folderId, ids),
    enabled: ids.length > 0,
  });
  // Until somebody says otherwise, a payment is of the oldest invoice of which something is owed.
  const paid = answered ? offered.find(({ _id }) => _id === answered) : offered[0];
  const { refusal, submit } = useBooking({
    ...{ folderId, form, onClose },
    send: (values, key): Promise<unknown> =>
      paid
        ? payInvoice(paid._id, toPayment(values), key)
        : addEntry(folderId, toBody(values) as CreateEntry, key),
    done: "Asiento cargado",
  });
  return (
    <FormDialog
      title="Nuevo asiento"
      action="Cargar"
      busyLabel="Cargando…"
      busy={form.busy}
      faults={form.faults}
      {...{ refusal, onClose }}
      onSubmit={(event) => {
        form.setValue("currency", currency);
        void submit(event);
      }}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <SelectField
          label="Qué pasó"
          className="sm:col-span-2"
          options={kinds}
          hint={KINDS[kind].hint}
          {...form.field("kind")}
        />
        <MoneyField
          label="Importe"
          required
          autoComplete="off"
          hint={isFeeUnit(currency) && <UnitHint {...{ currency, standing }} />}
          {...form.field("amount")}
        />
        <SelectField
          label="Moneda"
          options={choices.map((value) => ({ value, label: CURRENCY_NAMES[value] }))}
          {...form.field("currency")}
        />
        {currency === "USD" && (
          <MoneyField
            label="Pesos por dólar"
            required
            autoComplete="off"
            hint="Los pesos quedan fijos a esta cotización."
            {...form.field("rate")}
          />
        )}
        <DateField label="Fecha" required leaning="back" {...form.field("date")} />
        {paid && <SelectField label="Medio" options={METHOD_CHOICES} {...form.field("method")} />}
        {offered.length > 0 && (
          <SelectField
            label="Factura que paga"
            className="sm:col-span-2"
            options={invoiceChoices(offered)}
            hint={paid ? undefined : "Ninguna factura baja: el pago queda a cuenta."}
            {...form.field("invoiceId")}
          />
        )}
        {!paid && asksWhatItPays(kind, currency, standing.units) && (
          <SelectField
            label="Qué paga"
            options={whatIsOwed(standing)}
            hint="Las UMA y los JUS se pagan al valor del día del pago (Ley 27.423, art. 51)."
            {...form.field("pays")}
          />
        )}
        <TextField
          label="Detalle"
          maxLength={200}
          autoComplete="off"
          className="sm:col-span-2"
          {...form.field("description")}
        />
      </div>
    </FormDialog>
  );
}

/** The options of what a payment pays: the first invoice, which is the default, others, or none. */
const invoiceChoices = (invoices: Invoice[]) => [
  ...invoices.map((invoice, i) => ({
    value: i === 0 ? "" : invoice._id,
    label: `${voucherTitle(invoice)} (deben ${amountText(invoice.owed, "ARS")})`,
  })),
  { value: "none", label: "Ninguna, a cuenta" },
];

type UnitHintProps = { currency: "UMA" | "JUS"; standing: Standing };

function UnitHint({ currency, standing }: UnitHintProps) {
  const value = standing.values[currency];
  const name = currency === "UMA" ? "la UMA" : "el JUS";
  if (!value) return <>{`No hay un valor cargado para ${name}.`}</>;
  return <>{`Último valor de ${name}: ${valueText(value)}.`}</>;
}

/** The options to pay: pesos, and each unit with a debt. */
const whatIsOwed = ({ units }: Standing) => [
  { value: "ARS", label: `Pesos (deben ${amountText(units.ARS, "ARS")})` },
  ...(["UMA", "JUS"] as const)
    .filter((unit) => units[unit] > 0)
    .map((unit) => ({
      value: unit,
      label: `${unit} (deben ${amountText(units[unit], unit)})`,
    })),
];
