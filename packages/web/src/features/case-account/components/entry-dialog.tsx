import {
  amountText,
  isFeeUnit,
  type LedgerCurrency,
  type LedgerKind,
} from "@foja/core/money/ledger/ledger.rules";
import type { CreateEntry, Standing } from "@foja/core/money/ledger/ledger.schema";
import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { MoneyField } from "~/components/ui/money-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { today } from "~/lib/due";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { addEntry } from "../api/account";
import { useBooking } from "../hooks/use-booking";
import {
  asksWhatItPays,
  CURRENCY_NAMES,
  currenciesOf,
  KINDS,
  KINDS_ASKED,
  valueText,
} from "../lib/account-words";
import { type EntryValues, entryValues, toBody } from "../lib/entry-form";

const schema = () => import("../lib/forms-schema").then((module) => module.entryForm);

type EntryDialogProps = {
  folderId: string;
  kind: LedgerKind;
  standing: Standing;
  onClose: () => void;
};

const kinds = KINDS_ASKED.map((value) => ({ value, label: KINDS[value].asked }));

/** Books an entry: first its kind, then its amount. */
export function EntryDialog({ folderId, kind: first, standing, onClose }: EntryDialogProps) {
  const form = useSchemaForm<EntryValues>(schema, entryValues(first, today(), standing.units));
  const { refusal, submit } = useBooking({
    ...{ folderId, form, onClose },
    send: (values, key) => addEntry(folderId, toBody(values) as CreateEntry, key),
    done: "Asiento cargado",
  });
  const [kind, asked] = form.watch(["kind", "currency"]);
  const choices = currenciesOf(kind);
  const currency: LedgerCurrency = choices.includes(asked) ? asked : "ARS";
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
        {asksWhatItPays(kind, currency, standing.units) && (
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
