import { Plus, Trash2 } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { MoneyField } from "~/components/ui/money-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { type EditorValues, NEW_LINE } from "../lib/editor";
import { VAT_CHOICES } from "../lib/words";

/** The most lines of one invoice. */
const MOST = 100;

/** The lines of an invoice, each with its quantity, price and VAT. */
export function LineFields({ form, hasVat }: { form: SchemaForm<EditorValues>; hasVat: boolean }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "lines" });
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">Renglones</legend>
      <ol className="space-y-4">
        {fields.map(({ id }, at) => (
          <li key={id} className="grid grid-cols-6 items-start gap-x-3 gap-y-3 border-b pb-4">
            <TextField
              label={`Detalle del renglón ${at + 1}`}
              required
              maxLength={500}
              autoComplete="off"
              className="col-span-6 lg:col-span-3"
              {...form.field(`lines.${at}.description`)}
            />
            <MoneyField
              label="Cantidad"
              className="col-span-2 lg:col-span-1"
              {...form.field(`lines.${at}.quantity`)}
            />
            <MoneyField
              label="Precio"
              className="col-span-4 lg:col-span-1"
              {...form.field(`lines.${at}.unitPrice`)}
            />
            <div className="col-span-6 flex items-start gap-2 lg:col-span-1">
              {hasVat && (
                <SelectField
                  label="IVA"
                  className="min-w-0 flex-1"
                  options={VAT_CHOICES}
                  {...form.field(`lines.${at}.vat`)}
                />
              )}
              {fields.length > 1 && (
                <IconButton
                  label={`Quitar el renglón ${at + 1}`}
                  className="ms-auto mt-7"
                  onClick={() => remove(at)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </div>
          </li>
        ))}
      </ol>
      {fields.length < MOST && (
        <Button className="mt-4" onClick={() => append(NEW_LINE)}>
          <Plus aria-hidden />
          Agregar renglón
        </Button>
      )}
    </fieldset>
  );
}
