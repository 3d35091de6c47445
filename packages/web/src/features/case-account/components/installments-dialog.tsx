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
import { type Account, addPlan } from "../api/account";
import { useBooking } from "../hooks/use-booking";
import { STEPS } from "../lib/account-words";
import {
  amountWarning,
  leftOfFee,
  type PlanValues,
  partsText,
  planValues,
  toPlanBody,
} from "../lib/plan-form";

const schema = () => import("../lib/forms-schema").then((module) => module.planForm);

type InstallmentsDialogProps = {
  folderId: string;
  account: Account;
  fees: Entry[];
  onClose: () => void;
};

const steps = PLAN_STEPS.map((value) => ({ value, label: STEPS[value] }));
const AMOUNT = { value: "", label: "Otro importe, en pesos" };

/** Creates a plan of instalments for what is left of a fee, or for an amount. */
export function InstallmentsDialog(props: InstallmentsDialogProps) {
  const { folderId, account, onClose } = props;
  const fees = props.fees.filter((fee) => leftOfFee(fee, account) > 0);
  const form = useSchemaForm<PlanValues>(schema, planValues(fees[0]?._id ?? ""));
  const { refusal, submit } = useBooking({
    ...{ folderId, form, onClose },
    send: (values, key) => addPlan(folderId, toPlanBody(values) as CreatePlan, key),
    done: "Plan de cuotas acordado",
  });
  const [feeId, typed, count] = form.watch(["feeId", "amount", "count"]);
  const fee = fees.find(({ _id }) => _id === feeId);
  const amount = fee ? leftOfFee(fee, account) : Number(typed);
  const said = partsText(amount, fee?.unit ?? "ARS", Number(count));
  const note = fee ? leftText(fee, amount) : amountWarning(amount, account);
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
      {note && (
        <p role="status" className="mb-4 text-ink-soft">
          {note}
        </p>
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <SelectField
          label="Sobre"
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

/** That only a part of a fee is parted: the rest was paid or is in instalments. */
const leftText = ({ units, unit }: Entry, left: number) =>
  left < units
    ? `Se reparten ${amountText(left, unit)}: lo que queda por pagar de ${amountText(units, unit)}.`
    : undefined;

const optionOf = ({ _id, amount, currency, date, description }: Entry) => ({
  value: _id,
  label: [`Honorarios de ${amountText(amount, currency)}`, formatDate(date), description]
    .filter(Boolean)
    .join(" · "),
});
