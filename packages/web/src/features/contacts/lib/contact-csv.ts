import { formatCbu } from "@foja/core/practice/contacts/identity.rules";
import { CONTACT_ROLE, CONTACT_STATUS, CONTACT_TYPE } from "~/components/contact-role";
import { toCsv } from "~/lib/csv";
import { formatDay } from "~/lib/format";
import type { ContactRow } from "./contact-row";

const CELLS: [string, (row: ContactRow) => string | null][] = [
  ["Nombre", (row) => row.name],
  ["Apellido", (row) => row.lastName],
  ["Rol", (row) => row.role && CONTACT_ROLE[row.role]],
  ["Tipo", (row) => CONTACT_TYPE[row.type]],
  ["Documento", (row) => row.document],
  ["CUIT", (row) => row.cuit],
  ["CBU", (row) => row.cbu && formatCbu(row.cbu)],
  ["E-mail", (row) => row.email],
  ["Teléfono", (row) => row.phone],
  ["Empresa", (row) => row.company],
  ["Domicilio", (row) => row.address],
  ["Ciudad", (row) => row.city],
  ["Provincia", (row) => row.state],
  ["Código postal", (row) => row.zipCode],
  ["Estado", (row) => CONTACT_STATUS[row.status]],
  ["Alta", (row) => row.createdAt && formatDay(row.createdAt)],
];

/** The contacts as a spreadsheet: every field, whatever columns are shown. */
export const contactsCsv = (rows: readonly ContactRow[]): string =>
  toCsv([
    CELLS.map(([title]) => title),
    ...rows.map((row) => CELLS.map(([, write]) => write(row))),
  ]);
