import type { Settings } from "@foja/core/money/issuers/settings.schema";
import { ISSUER_CONDITIONS, IVA_WORDS } from "@foja/core/money/issuers/words.rules";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { ForTitular } from "~/components/for-titular";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { DateField } from "~/components/ui/date-field";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { IconButton } from "~/components/ui/icon-button";
import { PageHeader } from "~/components/ui/page-header";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { notify } from "~/lib/notify";
import { useMay } from "~/lib/session/may";
import { invoiceSettings, refreshSettings, saveSettings } from "../api/invoices";
import { useInvoiceSend } from "../hooks/use-invoice-form";
import { useProfileForm } from "../hooks/use-profile-form";
import { NEW_POINT, type SettingsValues, settingsBody } from "../lib/settings-form";
import { CertificateCard } from "./certificate-card";
import { WithQuery } from "./with-query";

/** The issuer of the practice's invoices, its points of sale, and its certificate. */
export default function InvoiceSettingsPage() {
  const mayGovern = useMay("govern");
  return (
    <>
      <PageHeader
        title="Datos de facturación"
        description="Lo que dicen tus facturas de vos, y el certificado para pedir el CAE a ARCA."
      />
      {mayGovern ? <Desk /> : <ForTitular />}
    </>
  );
}

function Desk() {
  const settings = useQuery(invoiceSettings);
  return (
    <WithQuery query={settings} label="Cargando los datos de facturación">
      {(read) => (
        <div className="max-w-4xl space-y-6">
          <Profile settings={read} />
          <CertificateCard settings={read} />
        </div>
      )}
    </WithQuery>
  );
}

const CONDITIONS = ISSUER_CONDITIONS.map((value) => ({ value, label: IVA_WORDS[value] }));

function Profile({ settings }: { settings: Settings }) {
  const { form, base, saved } = useProfileForm(settings);
  const cache = useQueryClient();
  const { refusal, submit } = useInvoiceSend(form, {
    send: (values) => saveSettings(settingsBody(values), base.version),
    onDone: async (next, values) => {
      saved(next, values);
      await refreshSettings(cache);
      notify.success("Datos de facturación guardados");
    },
  });
  return (
    <Card title="Quién factura">
      <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
        <FormErrorSummary message={refusal} />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField label="Razón social" required {...form.field("legalName")} />
          <TextField label="CUIT" required inputMode="numeric" {...form.field("cuit")} />
          <SelectField
            label="Condición frente al IVA"
            options={CONDITIONS}
            {...form.field("ivaCondition")}
          />
          <TextField label="Domicilio comercial" required {...form.field("address")} />
          <TextField label="Ingresos brutos" {...form.field("grossIncome")} />
          <DateField
            label="Inicio de actividades"
            leaning="back"
            {...form.field("activityStart")}
          />
        </div>
        <Points form={form} />
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={form.busy} busyLabel="Guardando…">
            Guardar
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Points({ form }: { form: SchemaForm<SettingsValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "pointsOfSale" });
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">Puntos de venta</legend>
      <ul className="space-y-4">
        {fields.map(({ id }, at) => (
          <li key={id} className="flex flex-wrap items-start gap-3">
            <TextField
              label="Número"
              inputMode="numeric"
              className="w-28"
              {...form.field(`pointsOfSale.${at}.number`)}
            />
            <TextField
              label="Nombre"
              maxLength={60}
              className="min-w-40 flex-1"
              {...form.field(`pointsOfSale.${at}.name`)}
            />
            <label className="mt-8 flex min-h-6 items-center gap-2">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                {...form.register(`pointsOfSale.${at}.electronic`)}
              />
              Electrónico (CAE de ARCA)
            </label>
            {fields.length > 1 && (
              <IconButton
                label={`Quitar el punto de venta ${at + 1}`}
                className="mt-7"
                onClick={() => remove(at)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={() => append(NEW_POINT)}>
        <Plus aria-hidden />
        Agregar punto de venta
      </Button>
    </fieldset>
  );
}
