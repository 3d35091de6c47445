import { moneyText } from "@foja/core/kernel/money.rules";
import { KINDS } from "@foja/core/law/calculation/kinds.rules";
import type { CreateQuota } from "@foja/core/money/ledger/ledger.schema";
import { quotaOf, quotaWarning } from "@foja/core/money/ledger/quota.rules";
import { TriangleAlert } from "lucide-react";
import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { today } from "~/lib/due";
import { formatDate } from "~/lib/format";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { addQuota, type Settlement } from "../api/account";
import { useBooking } from "../hooks/use-booking";
import { type QuotaValues, quotaValues, toQuotaBody } from "../lib/quota-form";

const schema = () => import("../lib/forms-schema").then((module) => module.quotaForm);

type QuotaDialogProps = { folderId: string; settlements: Settlement[]; onClose: () => void };

/** Books the fee of a cuota litis: a percentage of a settlement of the case. */
export function QuotaDialog({ folderId, settlements, onClose }: QuotaDialogProps) {
  const form = useSchemaForm<QuotaValues>(schema, quotaValues(settlements[0]?._id ?? "", today()));
  const { refusal, submit } = useBooking({
    ...{ folderId, form, onClose },
    send: (values, key) => addQuota(folderId, toQuotaBody(values) as CreateQuota, key),
    done: "Cuota litis cargada",
  });
  const [id, typed] = form.watch(["calculatorId", "percent"]);
  const chosen = settlements.find(({ _id }) => _id === id);
  const percent = Number(typed.replace(",", "."));
  const fee = chosen && percent > 0 && percent <= 100 ? quotaOf(chosen.amount, percent) : undefined;
  const warning = quotaWarning((chosen && KINDS[chosen.type].quota) ?? "other", percent);
  return (
    <FormDialog
      title="Cuota litis"
      description="Un porcentaje de una liquidación guardada en la causa, cargado como honorarios pactados. El asiento guarda de dónde salió."
      action="Cargar honorarios"
      busyLabel="Cargando…"
      busy={form.busy}
      faults={form.faults}
      {...{ refusal, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <SelectField
          label="Liquidación"
          className="sm:col-span-2"
          options={settlements.map(optionOf)}
          {...form.field("calculatorId")}
        />
        <TextField
          label="Porcentaje"
          required
          inputMode="decimal"
          maxLength={6}
          autoComplete="off"
          hint={fee === undefined ? undefined : `Honorarios: ${moneyText(fee)}`}
          {...form.field("percent")}
        />
        <DateField label="Fecha" required leaning="back" {...form.field("date")} />
        {warning && (
          <p role="status" className="flex items-start gap-2 text-warn sm:col-span-2">
            <TriangleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
            <span>{warning} Se carga igual, con esta advertencia.</span>
          </p>
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

const optionOf = ({ _id, type, amount, date, description }: Settlement) => ({
  value: _id,
  label: [`${KINDS[type].title}: ${moneyText(amount)}`, formatDate(date), description]
    .filter(Boolean)
    .join(" · "),
});
