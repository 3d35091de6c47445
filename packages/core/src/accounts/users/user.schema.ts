import * as z from "zod";
import { PLAN_IDS } from "../../billing/plans/plan-id.rules";
import {
  choice,
  email,
  flag,
  line,
  listQuery,
  name,
  optionalDate,
  optionalLine,
  optionalName,
} from "../../kernel/fields.schema";
import { NO_PICTURE, PICTURE_LENGTH } from "./picture.rules";

export const ROLES = ["USER_ROLE", "ADMIN_ROLE"] as const;
export const USER_STATUSES = ["active", "inactive", "pending"] as const;

/** A new password. At least 8 characters; long ones and any alphabet are accepted. */
export const newPassword = z
  .string({ error: "El password es requerido" })
  .min(1, "El password es requerido")
  .min(8, "El password debe tener al menos 8 caracteres")
  .max(256, "El password puede tener hasta 256 caracteres");

/** Body of `POST /api/auth/register`. */
export const registerUser = z.strictObject({
  email,
  password: newPassword,
  firstName: name("Nombre", 80),
  lastName: name("Apellido", 80),
  /** Whether they want mail about Foja: only who ticks the box gets any. */
  wantsNews: z.boolean({ error: "Novedades por e-mail: verdadero o falso" }).optional(),
});

/** A photo: a small picture itself, or the https address of one. */
const photo = z
  .string({ error: NO_PICTURE })
  .max(PICTURE_LENGTH, NO_PICTURE)
  .regex(/^(https:\/\/|data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$)/, NO_PICTURE);

const picture = z.union([z.null(), photo], { error: NO_PICTURE }).optional();

/** Body of `PUT /api/auth/update-profile` and `PUT /api/auth/update`. `null` or "" clears. */
export const updateProfile = z.strictObject({
  name: optionalName("Nombre para mostrar", 160),
  firstName: name("Nombre", 80).optional(),
  lastName: name("Apellido", 80).optional(),
  dob: optionalDate("Fecha de nacimiento"),
  contact: optionalLine("Teléfono", 40),
  designation: optionalLine("Cargo", 120),
  address: optionalLine("Domicilio", 250),
  proceduralAddress: optionalLine("Domicilio procesal", 250),
  electronicAddress: optionalLine("Domicilio electrónico", 120),
  country: optionalLine("País", 80),
  state: optionalLine("Provincia", 80),
  picture,
});

/** Body of `PUT /api/auth/change-password`. */
export const changePassword = z.strictObject({
  currentPassword: z.string({ error: "Contraseña actual: completá este dato" }).min(1).max(256),
  newPassword,
});

const NOT_A_CUIT = "CUIT: no es válido";

const taxCode = z
  .union([z.string().max(20), z.number().int()], {
    error: "CUIT: escribí sus 11 números",
  })
  .transform((code) => Number(String(code).replaceAll("-", "").trim()))
  .pipe(z.number({ error: NOT_A_CUIT }).refine(isCuit, NOT_A_CUIT));

/** CUIT/CUIL: 11 digits, weights 5,4,3,2,7,6,5,4,3,2, check digit 11 − (Σ mod 11). */
function isCuit(code: number): boolean {
  const digits = String(code);
  if (!/^\d{11}$/.test(digits)) return false;
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === Number(digits[10]);
}

const skillFields = {
  name: line("Matrícula o especialidad", 120),
  taxCode: taxCode.nullish(),
  taxCondition: optionalLine("Condición ante el IVA", 60),
  registrationNumber: optionalLine("Número de matrícula", 60),
};

/** Body of `POST /api/auth/skills`: the entries to add. */
export const addSkills = z.strictObject({
  skills: z
    .array(z.strictObject(skillFields), { error: "Datos profesionales: mandá una lista" })
    .min(1, "Datos profesionales: agregá al menos uno")
    .max(20, "Datos profesionales: hasta 20 por vez"),
});

/** A professional registration: a bar licence, a specialty, a tax identity. */
export const skill = z.object({
  _id: z.string(),
  name: z.string(),
  taxCode: z.number().nullable(),
  taxCondition: z.string().nullable(),
  registrationNumber: z.string().nullable(),
});

/** A person as answered. Never a hash, never a code. */
export const user = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dob: z.string().nullable(),
  contact: z.string().nullable(),
  designation: z.string().nullable(),
  address: z.string().nullable(),
  /** Where they receive a court's notices: the address and the account that their writs state. */
  proceduralAddress: z.string().nullable(),
  electronicAddress: z.string().nullable(),
  country: z.string().nullable(),
  state: z.string().nullable(),
  picture: z.string().nullable(),
  profileCompletionScore: z.number().int(),
  role: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  skills: z.array(skill),
  hasPassword: z.boolean(),
  /** When the account and all its data will be erased; null if not requested. */
  erasureAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

/** The plan and counts of a person's practice, without its content. */
export const lightData = z.object({
  plan: z.string(),
  planName: z.string(),
  counts: z.record(z.string(), z.number()),
  limits: z.record(z.string(), z.number()),
});

/** A person in the administrators' list. */
export const listedUser = user.extend({
  lightData: lightData.optional(),
  /** When one of their open sessions was last seen; null where none is open. */
  lastSeenAt: z.string().nullable().optional(),
});

/** Query of `GET /api/users/{id}`. */
export const getUser = z.strictObject({ includeLightData: flag("includeLightData").optional() });

/**
 * Query of `GET /api/users`: those who match every filter. `search` is an e-mail or part of a name.
 */
export const listUsers = listQuery.omit({ fields: true }).extend({
  search: z.string().trim().max(120, "Búsqueda: hasta 120 caracteres").optional(),
  role: choice("Rol", ROLES).optional(),
  status: choice("Estado", USER_STATUSES).optional(),
  plan: choice("Plan", PLAN_IDS).optional(),
  includeLightData: flag("includeLightData").optional(),
});

export type Role = (typeof ROLES)[number];
export type User = z.output<typeof user>;
export type Skill = z.output<typeof skill>;
export type RegisterUser = z.output<typeof registerUser>;
export type UpdateProfile = z.output<typeof updateProfile>;
export type ListUsers = z.output<typeof listUsers>;
export type AddSkills = z.output<typeof addSkills>;
