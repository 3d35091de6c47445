import type { User } from "@foja/core/accounts/users/user.schema";
import { type ReactNode, useId } from "react";
import { Button } from "~/components/ui/button";
import { DateField } from "~/components/ui/date-field";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextField } from "~/components/ui/text-field";
import { VersionChoice } from "~/components/version-choice";
import { formatDate } from "~/lib/format";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { PROVINCES } from "~/lib/provinces";
import { useProfileForm } from "../hooks/use-profile-form";
import { PROFILE_FIELDS, type ProfileValues, profileLabel } from "../lib/profile-form";
import { PhotoField } from "./photo-field";

type FieldsProps = { form: SchemaForm<ProfileValues> };
type ProfileFormProps = { user: User; Fields: (props: FieldsProps) => ReactNode };

/** A value of the profile, for who chooses between two. */
function written(name: string, value: unknown): string {
  if (name === "picture") return "Una foto";
  return name === "dob" ? formatDate(String(value)) : String(value);
}

/** Some fields of the profile, in one form that saves only over the version that was read. */
export function ProfileForm({ user, Fields }: ProfileFormProps) {
  const { form, refusal, stale, submit, pick, saveChosen } = useProfileForm(user);
  if (stale.length > 0) {
    return (
      <VersionChoice
        differences={stale}
        labelOf={profileLabel}
        write={written}
        busy={form.busy}
        onPick={pick}
        onSave={() => void saveChosen()}
      />
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <FormErrorSummary message={refusal} fields={form.faults.length > 1 ? form.faults : []} />
      <Fields form={form} />
      <div className="flex flex-wrap justify-end gap-2 border-t pt-5">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Guardando…">
          Guardar cambios
        </Button>
      </div>
    </form>
  );
}

/** Who the person is. */
export function PersonalFields({ form }: FieldsProps) {
  const { field } = form;
  const provinces = useId();
  const label = PROFILE_FIELDS;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField label={label.firstName} autoComplete="given-name" {...field("firstName")} />
      <TextField label={label.lastName} autoComplete="family-name" {...field("lastName")} />
      <TextField
        label={label.name}
        hint="Como querés que se lea tu nombre; si queda vacío, nombre y apellido."
        autoComplete="name"
        className="sm:col-span-2"
        {...field("name")}
      />
      <DateField label={label.dob} leaning="back" {...field("dob")} />
      <TextField label={label.contact} type="tel" autoComplete="tel" {...field("contact")} />
      <TextField
        label={label.designation}
        autoComplete="organization-title"
        {...field("designation")}
      />
      <TextField label={label.address} autoComplete="street-address" {...field("address")} />
      <TextField
        label={label.state}
        list={provinces}
        autoComplete="address-level1"
        {...field("state")}
      />
      <datalist id={provinces}>
        {PROVINCES.map((province) => (
          <option key={province} value={province} />
        ))}
      </datalist>
      <TextField label={label.country} autoComplete="country-name" {...field("country")} />
      <PhotoField
        user={{ firstName: form.watch("firstName") ?? "", lastName: form.watch("lastName") ?? "" }}
        value={form.watch("picture") ?? ""}
        error={field("picture").error}
        onChange={(picture) => form.setValue("picture", picture, { shouldDirty: true })}
      />
    </div>
  );
}

/** Where the person is notified: what their writs state. */
export function NoticeFields({ form: { field } }: FieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        label={PROFILE_FIELDS.proceduralAddress}
        hint="El que constituís en tus escritos, con la ciudad."
        autoComplete="off"
        {...field("proceduralAddress")}
      />
      <TextField
        label={PROFILE_FIELDS.electronicAddress}
        hint="Si queda vacío, los escritos llevan tu CUIT."
        autoComplete="off"
        {...field("electronicAddress")}
      />
    </div>
  );
}
