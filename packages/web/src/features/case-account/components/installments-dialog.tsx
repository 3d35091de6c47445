import { PLAN_STEPS } from "@foja/core/money/ledger/installment.rules";
import { amountText } from "@foja/core/money/ledger/ledger.rules";
import type { CreatePlan, Entry } from "@foja/core/money/ledger/ledger.schema";
import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { MoneyField } from "~/components/ui/money-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { formatDate } from "~/lib/format";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { addPlan } from "../api/account";
import { useBooking } from "../hooks/use-booking";
import { STEPS } from "../lib/account-words";
import { type PlanValues, partsText, planValues, toPlanBody } from "../lib/plan-form";

const schema = () => import("../lib/forms-schema").then((module) => module.planForm);

type InstallmentsDialogProps = { folderId: string; fees: Entry[]; onClose: () => void };

const steps = PLAN_STEPS.map((value) => ({ value, label: STEPS[value] }));
const AMOUNT = { value: "", label: "Otro importe, en pesos" };

/** Creates a plan of instalments for a fee, or for an amount. */
export function InstallmentsDialog({ folderId, fees, onClose }: InstallmentsDialogProps) {
  const form = useSchemaForm<PlanValues>(schema, planValues(fees[0]?._id ?? ""));
  const { refusal, submit } = useBooking({
    ...{ folderId, form, onClose },
    send: (values, key) => addPlan(folderId, toPlanBody(values) as CreatePlan, key),
    done: "Plan de cuotas acordado",
  });
  const [feeId, typed, count] = form.watch(["feeId", "amount", "count"]);
  const fee = fees.find(({ _id }) => _id === feeId);
  const said = partsText(fee?.units ?? Number(typed), fee?.unit ?? "ARS", Number(count));
  return (
    <FormDialog
      title="Plan de cuotas"
      description="No cambia los saldos. Cada pago salda primero la cuota más vieja, y cada cuota te avisa antes de vencer."
      action="Acordar cuotas"
      busyLabel="Guardando…"
      busy={form.busy}
      faults={form.faults}
      {...{ refusal, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <SelectField
          label="Sobre"
          autoFocus
          className="sm:col-span-2"
          options={[...fees.map(optionOf), AMOUNT]}
          {...form.field("feeId")}
        />
        {!fee && (
          <MoneyField
            label="Importe"
            required
            autoComplete="off"
            className="sm:col-span-2"
            {...form.field("amount")}
          />
        )}
        <TextField
          label="Cuotas"
          required
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          hint={said}
          {...form.field("count")}
        />
        <SelectField label="Cada cuánto" options={steps} {...form.field("every")} />
        <DateField
          label="Primer vencimiento"
          required
          leaning="ahead"
          {...form.field("firstDue")}
        />
        <TextField
          label="Detalle"
          maxLength={200}
          autoComplete="off"
          {...form.field("description")}
        />
      </div>
    </FormDialog>
  );
}

const optionOf = ({ _id, amount, currency, date, description }: Entry) => ({
  value: _id,
  label: [`Honorarios de ${amountText(amount, currency)}`, formatDate(date), description]
    .filter(Boolean)
    .join(" · "),
});
