import { IVA_CONDITIONS, IVA_WORDS } from "@foja/core/money/issuers/words.rules";
import { useContactOptions } from "~/components/contact-options";
import { ComboField } from "~/components/ui/combo-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { useSession } from "~/lib/session/session";
import { clientFacts } from "../api/invoices";
import type { EditorValues } from "../lib/editor";

const CONDITIONS = IVA_CONDITIONS.map((value) => ({ value, label: IVA_WORDS[value] }));

/** The client of an invoice: a contact of the practice, whose data is filled in, or just a name. */
export function ClientFields({ form }: { form: SchemaForm<EditorValues> }) {
  const { user } = useSession();
  const name = form.watch("name");
  const { id, error } = form.field("name");
  const set = (values: Partial<Record<Named, string | null>>) => {
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as Named, value ?? "", { shouldDirty: true });
    }
    form.clearErrors("name");
  };
  const take = async (contactId: string, label: string) => {
    set({ contactId, name: label });
    const facts = await clientFacts(contactId, user?._id ?? "").catch(() => undefined);
    if (!facts) return;
    const { cuit, document, email, address, city } = facts;
    const place = [address, city].filter(Boolean).join(", ");
    set({ cuit, document, email, address: place });
  };
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">Cliente</legend>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <ComboField
          id={id}
          label="Cliente"
          error={error}
          value={name}
          placeholder="Buscá un contacto o escribí su nombre"
          listLabel="Contactos"
          clearLabel="Quitar el cliente"
          useOptions={useContactOptions}
          onTake={({ _id, label }) => void take(_id, label)}
          onCreate={(typed) => set({ name: typed, contactId: "" })}
          onClear={() => set({ name: "", contactId: "" })}
        />
        <SelectField
          label="Condición frente al IVA"
          options={CONDITIONS}
          {...form.field("ivaCondition")}
        />
        <TextField
          label="CUIT"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          hint="Obligatorio para la factura A."
          {...form.field("cuit")}
        />
        <TextField
          label="Documento"
          maxLength={20}
          autoComplete="off"
          {...form.field("document")}
        />
        <TextField
          label="Domicilio"
          maxLength={200}
          autoComplete="off"
          {...form.field("address")}
        />
        <TextField
          label="E-mail"
          type="email"
          maxLength={200}
          autoComplete="off"
          {...form.field("email")}
        />
      </div>
    </fieldset>
  );
}

type Named = "name" | "contactId" | "cuit" | "document" | "email" | "address";
