import { namePartsOf } from "@foja/core/practice/contacts/name.rules";
import { CONTACT_ROLE, CONTACT_STATUS, CONTACT_TYPE } from "~/components/contact-role";
import type { ImportField } from "~/lib/import/mapping";

/** The parts of a name in one cell; a company's is not split. */
function readFullName(text: string): Record<string, string> {
  const { name, lastName } = namePartsOf(text);
  return lastName === null ? { name } : { name, lastName };
}

/** The columns of a file of contacts, with their usual names. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  {
    name: "name",
    label: "Nombre",
    required: true,
    alias: ["nombres", "razón social", "denominación"],
  },
  {
    name: "fullName",
    label: "Nombre y apellido",
    alias: ["apellido y nombre", "nombre completo", "apellidos y nombres", "cliente"],
    splits: { fields: ["name", "lastName"], read: readFullName },
  },
  { name: "lastName", label: "Apellido", alias: ["apellidos"] },
  { name: "document", label: "Documento", alias: ["DNI", "Nro documento", "número de documento"] },
  { name: "cuit", label: "CUIT", alias: ["CUIL", "CUIT/CUIL", "CUIT CUIL"] },
  { name: "cbu", label: "CBU", alias: ["CVU", "CBU/CVU", "cuenta bancaria"] },
  { name: "email", label: "E-mail", alias: ["mail", "correo", "correo electrónico"] },
  { name: "phone", label: "Teléfono", alias: ["tel", "celular", "móvil"] },
  {
    name: "role",
    label: "Rol",
    alias: ["carácter", "tipo de contacto"],
    words: CONTACT_ROLE,
  },
  { name: "type", label: "Tipo", alias: ["tipo de persona"], words: CONTACT_TYPE },
  { name: "company", label: "Empresa o estudio", alias: ["empresa", "estudio", "organización"] },
  { name: "address", label: "Domicilio", alias: ["dirección", "calle"] },
  { name: "city", label: "Ciudad", alias: ["localidad"] },
  { name: "state", label: "Provincia", alias: [] },
  { name: "zipCode", label: "Código postal", alias: ["CP"] },
  { name: "status", label: "Estado", alias: [], words: CONTACT_STATUS },
];
