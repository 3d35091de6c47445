import { namePartsOf } from "@foja/core/practice/contacts/name.rules";
import { useContactOptions } from "~/components/contact-options";
import { ComboField } from "~/components/ui/combo-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { FORM_FIELDS, type FolderValues, NEW_CLIENT } from "../lib/folder-form";

/** The client of a case: a contact of the practice, or one that is created with the case. */
export function ClientField({ form }: { form: SchemaForm<FolderValues> }) {
  const [name, id] = form.watch(["customerName", "clientId"]);
  const { id: control, error } = form.field("customerName");
  const set = (customerName: string, clientId: string) => {
    form.setValue("clientId", clientId, { shouldDirty: true });
    form.setValue("customerName", customerName, { shouldDirty: true });
  };
  return (
    <ComboField
      id={control}
      label={FORM_FIELDS.customerName}
      error={error}
      hint={id === NEW_CLIENT ? `Se crea el contacto: ${partsInWords(name ?? "")}` : undefined}
      value={name ?? ""}
      placeholder="Buscá un contacto o escribí su nombre"
      listLabel="Contactos"
      clearLabel="Quitar el cliente"
      useOptions={useContactOptions}
      onTake={({ _id, label }) => set(label, _id)}
      onCreate={(typed) => set(typed, NEW_CLIENT)}
      onClear={() => set("", "")}
    />
  );
}

/** How a typed name will be stored: «Marcos, de apellido Sosa». */
function partsInWords(text: string): string {
  const { name, lastName, type } = namePartsOf(text);
  if (type === "juridica") return `${name}, persona jurídica.`;
  return lastName ? `${name}, de apellido ${lastName}.` : `${name}.`;
}
