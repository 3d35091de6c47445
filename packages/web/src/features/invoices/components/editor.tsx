import type { Settings } from "@foja/core/money/issuers/settings.schema";
import type { Currency } from "@foja/core/money/issuers/words.rules";
import { type ReactNode, useId } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { DateField } from "~/components/ui/date-field";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { MoneyField } from "~/components/ui/money-field";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField, TextField } from "~/components/ui/text-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { useInvoiceForm, useInvoiceSend } from "../hooks/use-invoice-form";
import type { EditorValues } from "../lib/editor";
import { isElectronic } from "../lib/issuing";
import { ClientFields } from "./client-fields";
import { LineFields } from "./line-fields";
import { TotalsBox } from "./totals-box";

type EditorProps = {
  values: EditorValues;
  settings: Settings;
  /** An issued invoice keeps its point of sale. */
  fixedPoint?: boolean;
  action: string;
  /** Sent again with the same key, it is saved once. */
  onSave: (values: EditorValues, key: string) => Promise<void>;
  aside?: ReactNode;
};

const CURRENCIES: { value: Currency; label: string }[] = [
  { value: "ARS", label: "Pesos" },
  { value: "USD", label: "Dólares" },
];

/** The editor of an invoice, with its totals. */
export function Editor({ values, settings, fixedPoint, action, onSave, aside }: EditorProps) {
  const form = useInvoiceForm<EditorValues>(values);
  const { refusal, submit } = useInvoiceSend(form, { send: onSave, onDone: () => undefined });
  const id = useId();
  const [lines, currency, ivaCondition, pointOfSale] = useWatch({
    control: form.control,
    name: ["lines", "currency", "ivaCondition", "pointOfSale"],
  });
  const hasVat = settings.ivaCondition === null || settings.ivaCondition === "responsableInscripto";
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="max-w-5xl space-y-6"
    >
      <FormErrorSummary message={refusal} />
      <Card>
        <ClientFields form={form} />
      </Card>
      <Card>
        <fieldset>
          <legend className="mb-3 font-semibold">Comprobante</legend>
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
            <PointOfSale form={form} settings={settings} fixed={fixedPoint} />
            <DateField label="Fecha" required {...form.field("date")} />
            <DateField label="Vencimiento" required leaning="ahead" {...form.field("dueDate")} />
            <SelectField label="Moneda" options={CURRENCIES} {...form.field("currency")} />
            {currency === "USD" && (
              <MoneyField label="Pesos por dólar" required {...form.field("rate")} />
            )}
          </div>
        </fieldset>
      </Card>
      <Card>
        <LineFields form={form} hasVat={hasVat} />
        <div className="mt-6">
          <TotalsBox
            lines={lines}
            issuer={settings.ivaCondition}
            client={ivaCondition}
            currency={currency}
            isElectronic={isElectronic(settings, Number(pointOfSale))}
          />
        </div>
      </Card>
      <TextareaField
        label="Observaciones"
        rows={3}
        maxLength={2000}
        hint="Se imprimen al pie."
        {...form.field("notes")}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {aside}
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Guardando…">
          {action}
        </Button>
      </div>
    </form>
  );
}

type PointProps = { form: SchemaForm<EditorValues>; settings: Settings; fixed?: boolean };

function PointOfSale({ form, settings: { pointsOfSale }, fixed }: PointProps) {
  if (pointsOfSale.length === 0 || fixed) {
    return (
      <TextField
        label="Punto de venta"
        inputMode="numeric"
        readOnly={fixed}
        {...form.field("pointOfSale")}
      />
    );
  }
  const options = pointsOfSale.map(({ number, name, electronic }) => ({
    value: String(number),
    label: [String(number).padStart(5, "0"), name, electronic && "electrónico"]
      .filter(Boolean)
      .join(" · "),
  }));
  return <SelectField label="Punto de venta" options={options} {...form.field("pointOfSale")} />;
}
