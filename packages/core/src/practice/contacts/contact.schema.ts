import * as z from "zod";
import {
  choice,
  email,
  fieldNames,
  flag,
  line,
  listQuery,
  optionalLine,
  optionalRecord,
} from "../../kernel/fields.schema";
import { CUIT_OF_ANOTHER, cbuDigits, contradict, cuitDigits, documentText } from "./identity.rules";

/** The roles of a contact in the practice or in a case. */
export const CONTACT_ROLES = [
  "cliente",
  "contraparte",
  "letrado",
  "perito",
  "testigo",
  "mediador",
  "juzgado",
  "organismo",
  "otro",
] as const;

/** A natural or a legal person. */
export const CONTACT_TYPES = ["humana", "juridica"] as const;

/** The states of the relation: a `potencial` is not yet a client. */
export const CONTACT_STATUSES = ["activo", "potencial", "inactivo"] as const;

const blank = z.union([z.null(), z.string().regex(/^\s*$/)]).transform(() => null);
const cleared = <S extends z.ZodType>(schema: S, error: string) =>
  z.union([blank, schema], { error }).optional();

/** A text normalised for storage; invalid texts are refused. */
function readAs(read: (text: string) => string | undefined, error: string) {
  const form = z
    .string()
    .max(60, error)
    .transform((text, context) => {
      const kept = read(text.trim());
      if (kept !== undefined) return kept;
      context.addIssue({ code: "custom", message: error });
      return z.NEVER;
    });
  return cleared(form, error);
}

/** A document: DNI with or without dots, or passport. */
export const document = readAs(
  documentText,
  "Documento: escribí un DNI de 7 u 8 números o un pasaporte",
);

/** A CUIT or CUIL with its check digit, with or without dashes. */
export const cuit = readAs(
  cuitDigits,
  "CUIT: no es un número válido; revisá los once dígitos, como 20-12345678-6",
);

/** A contact's bank account: a CBU, or the CVU of a wallet, with its check digits. */
const cbu = readAs(
  cbuDigits,
  "CBU: no es un número válido; revisá los veintidós dígitos, como 28505909 40090418135201",
);

const PHONE = "Teléfono: escribilo con números, como +54 11 4321-0000";
const phone = z
  .string()
  .trim()
  .max(40, PHONE)
  .regex(/^(?=(\D*\d){6})[+\d(][\d\s().,/-]*(int\.?\s*\d+)?$/i, PHONE);
const role = choice("Rol", CONTACT_ROLES);
const type = choice("Tipo", CONTACT_TYPES);
const status = choice("Estado", CONTACT_STATUSES);

const folderIds = (least: number) =>
  z
    .array(z.string().max(40, "Causas: uno de los identificadores no es válido"), {
      error: "Causas: mandá la lista de identificadores",
    })
    .min(least, "Causas: mandá al menos una")
    .max(90, "Causas: hasta 90 por vez");

/** The data of a contact, one field per column of an imported file. */
const facts = {
  name: line("Nombre", 120),
  lastName: optionalLine("Apellido", 120),
  email: cleared(email, "E-mail: debe ser un e-mail válido"),
  phone: cleared(phone, PHONE),
  role: cleared(role, `Rol: elegí ${CONTACT_ROLES.join(", ")}`),
  type: type.optional(),
  document,
  cuit,
  cbu,
  company: optionalLine("Empresa o estudio", 200),
  address: optionalLine("Domicilio", 200),
  city: optionalLine("Ciudad", 120),
  state: optionalLine("Provincia", 60),
  zipCode: optionalLine("Código postal", 12),
  status: status.optional(),
};

/** One row of `POST /api/contacts/import`. */
export const contactRow = z.strictObject(facts).superRefine(({ document, cuit }, context) => {
  if (!contradict({ document: document ?? null, cuit: cuit ?? null })) return;
  context.addIssue({ code: "custom", path: ["cuit"], message: CUIT_OF_ANOTHER });
});

const allowDuplicate = z.boolean().optional();

/** Body of `POST /api/contacts/create`. */
export const createContact = z.strictObject({
  ...facts,
  folderIds: folderIds(0).optional(),
  allowDuplicate,
});

/** Body of `PUT /api/contacts/{id}`: changes the given fields; `null` clears. */
export const updateContact = createContact.extend({ name: facts.name.optional() });

/** Body of `PUT /api/contacts/batch-update`. */
export const batchContacts = z.strictObject({
  contacts: z
    .array(
      updateContact.extend({
        _id: z.string({ error: "Contactos: a uno le falta su «_id»" }).max(40),
        version: z.number().int("Versión: tiene que ser un número entero").optional(),
      }),
      { error: "Contactos: mandá la lista de contactos" },
    )
    .min(1, "Contactos: mandá al menos uno")
    .max(100, "Contactos: hasta 100 por vez")
    .refine((list) => new Set(list.map(({ _id }) => _id)).size === list.length, {
      error: "Contactos: el mismo contacto viene dos veces",
    }),
});

/** Body of `POST /api/contacts/{id}/link-folders`. */
export const linkFolders = z.strictObject({ folderIds: folderIds(1) });

const CONTACT_FIELDS = [
  ...(Object.keys(facts) as (keyof typeof facts)[]),
  "folderIds",
  "archived",
  "createdAt",
  "updatedAt",
  "version",
] as const;

const contactFields = fieldNames(CONTACT_FIELDS);

/** Query of `GET /api/contacts/user/{userId}`. */
export const listContacts = listQuery.extend({
  archived: flag("archived").optional(),
  fields: contactFields.optional(),
  folderId: optionalRecord("Causa"),
  sort: z.enum(["name", "-name"], { error: "El parámetro «sort» es name o -name." }).optional(),
});

/** A contact as it is answered: document and CUIT formatted, the CBU as banks take it. */
export const contact = z.object({
  _id: z.string(),
  userId: z.string(),
  name: z.string(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(CONTACT_ROLES).nullable(),
  type: z.enum(CONTACT_TYPES),
  document: z.string().nullable(),
  cuit: z.string().nullable(),
  cbu: z.string().nullable(),
  company: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  status: z.enum(CONTACT_STATUSES),
  folderIds: z.array(z.string()),
  archived: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

/** A contact of which only the requested fields were read. */
export const partialContact = contact.partial().required({ _id: true });

export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactRole = (typeof CONTACT_ROLES)[number];
export type Contact = z.output<typeof contact>;
export type PartialContact = z.output<typeof partialContact>;
export type CreateContact = z.input<typeof createContact>;
export type UpdateContact = z.input<typeof updateContact>;
