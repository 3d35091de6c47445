import { formatCbu } from "@foja/core/practice/contacts/identity.rules";
import { UsersRound } from "lucide-react";
import { CONTACT_ROLE, CONTACT_STATUS, CONTACT_TYPE, optionsOf } from "~/components/contact-role";
import { dayColumn, numberColumn, wordColumn } from "~/components/lists/cells";
import { RecordMenu } from "~/components/lists/record-menu";
import { counted } from "~/lib/format";
import type { DeskList, RowProps } from "~/lib/lists/record-list";
import { paths } from "~/lib/paths";
import { contacts } from "../api/contacts";
import { type ContactRow, filedName } from "../lib/contact-row";

const digits = (number: string | null) => number?.replace(/\D/g, "");

/** The list of the practice's contacts, by name as in an address book. */
export const CONTACTS: DeskList<ContactRow> = {
  records: contacts,
  icon: <UsersRound />,
  nameOf: filedName,
  linkOf: paths.contacts.one,
  isImported: true,
  besideClass: "grid-cols-[minmax(0,1fr)_23rem]",
  lead: { id: "name", label: "Nombre" },
  columns: [
    { ...wordColumn("role", CONTACT_ROLE), label: "Rol", width: 164, worth: 1, usual: true },
    {
      id: "folderIds",
      label: "Causas",
      width: 96,
      worth: 2,
      usual: true,
      // Without a case, nothing: it comes last in both directions.
      rank: ({ folderIds }) => (folderIds.length === 0 ? "" : String(folderIds.length)),
      cell: ({ folderIds }) => folderIds.length > 0 && counted(folderIds.length, "causa", "causas"),
      text: ({ folderIds }) => String(folderIds.length),
    },
    { id: "company", label: "Empresa", width: 184, worth: 6 },
    {
      id: "phone",
      label: "Teléfono o e-mail",
      width: 200,
      worth: 3,
      usual: true,
      cell: ({ phone, email }) => (
        <bdi dir="ltr" className="tabular-nums" title={phone ?? email ?? undefined}>
          {phone ?? email}
        </bdi>
      ),
    },
    { id: "email", label: "E-mail", width: 220, worth: 7 },
    { ...numberColumn("document"), label: "Documento", width: 120, worth: 4, usual: true },
    { ...numberColumn("cuit"), label: "CUIT", width: 136, worth: 5, usual: true },
    { id: "city", label: "Ciudad", width: 164, worth: 8 },
    { ...wordColumn("status", CONTACT_STATUS), label: "Estado", width: 108, worth: 9 },
    { ...dayColumn("updatedAt"), label: "Último cambio", width: 132, worth: 10 },
    { ...dayColumn("createdAt"), label: "Alta", width: 108, worth: 11 },
  ],
  filters: [
    {
      param: "rol",
      label: "Rol",
      all: "Rol: todos",
      options: optionsOf(CONTACT_ROLE),
      className: "w-36",
      fits: (wanted) => (row) => row.role === wanted,
    },
    {
      param: "tipo",
      label: "Tipo",
      all: "Tipo: todos",
      options: optionsOf(CONTACT_TYPE),
      className: "hidden w-36 lg:block",
      fits: (wanted) => (row) => row.type === wanted,
    },
    {
      param: "falta",
      label: "Le falta",
      all: "Nada en particular",
      options: [{ value: "documento", label: "Documento o CUIT" }],
      fits: () => (row) => !row.document && !row.cuit,
    },
  ],
  searched: ({ name, lastName, company, email, phone, document, cuit, cbu, city }) => [
    ...[name, lastName, company, email, phone, document, cuit, city],
    ...[document, cuit, cbu, phone].map(digits),
  ],
  within: "nombre, número o e-mail",
  usual: "name",
  address: { peeked: "contact", shelf: "vista" },
  csv: {
    file: "contactos.csv",
    cells: [
      ["Nombre", "name"],
      ["Apellido", "lastName"],
      ["Rol", "role"],
      ["Tipo", ({ type }) => CONTACT_TYPE[type]],
      ["Documento", "document"],
      ["CUIT", "cuit"],
      ["CBU", ({ cbu }) => cbu && formatCbu(cbu)],
      ["E-mail", "email"],
      ["Teléfono", "phone"],
      ["Empresa", "company"],
      ["Domicilio", "address"],
      ["Ciudad", "city"],
      ["Provincia", "state"],
      ["Código postal", "zipCode"],
      ["Estado", "status"],
      ["Alta", "createdAt"],
    ],
  },
  Menu: ContactMenu,
  Card: ContactCard,
};

/** The actions on a contact. */
function ContactMenu({ row, archived, actions }: RowProps<ContactRow>) {
  return (
    <RecordMenu
      name={filedName(row)}
      archived={archived}
      onEdit={() => actions.edit(row._id)}
      onShelve={() => actions.shelve(row._id)}
      onDelete={() => actions.remove(row._id)}
    />
  );
}

/** A contact on a card: role, company and cases, and how to reach them. */
function ContactCard({ row: { role, company, phone, email, folderIds } }: { row: ContactRow }) {
  const cases = folderIds.length > 0 && counted(folderIds.length, "causa", "causas");
  const aside = [role && CONTACT_ROLE[role], company, cases].filter(Boolean).join(" · ");
  return (
    <>
      {aside && <p className="mt-0.5 truncate text-ink-soft">{aside}</p>}
      {(phone || email) && <p className="mt-0.5 truncate text-ink-faint">{phone ?? email}</p>}
    </>
  );
}
