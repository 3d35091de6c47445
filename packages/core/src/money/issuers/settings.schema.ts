import * as z from "zod";
import { choice, line, name, optionalDate, optionalLine } from "../../kernel/fields.schema";
import { cuitDigits } from "../../practice/contacts/identity.rules";
import { ISSUER_CONDITIONS } from "./words.rules";

const CUIT = "CUIT: no es un número válido; revisá los once dígitos, como 20-12345678-6";

const ownCuit = z.string({ error: "CUIT: completá este dato" }).transform((text, context) => {
  const digits = text.length > 60 ? undefined : cuitDigits(text.trim());
  if (digits !== undefined) return digits;
  context.addIssue({ code: "custom", message: CUIT });
  return z.NEVER;
});

const number = z
  .number({ error: "Punto de venta: escribí un número" })
  .int("Punto de venta: tiene que ser un número entero")
  .min(1, "Punto de venta: va de 1 a 99998")
  .max(99_998, "Punto de venta: va de 1 a 99998");

const point = z.strictObject({
  number,
  name: optionalLine("Nombre del punto de venta", 60).transform((name) => name ?? null),
  electronic: z.boolean({ error: "Factura electrónica: tiene que ser sí o no" }).default(false),
});

const alike = (points: { number: number }[]) =>
  new Set(points.map((one) => one.number)).size < points.length;

/** Body of `PUT /api/invoice-settings`: the issuer of the practice's invoices. */
export const updateSettings = z.strictObject({
  legalName: name("Razón social", 200),
  cuit: ownCuit,
  ivaCondition: choice("Condición frente al IVA", ISSUER_CONDITIONS),
  address: line("Domicilio comercial", 200),
  grossIncome: optionalLine("Ingresos brutos", 40).transform((text) => text ?? null),
  activityStart: optionalDate("Inicio de actividades").transform((date) => date ?? null),
  pointsOfSale: z
    .array(point, { error: "Puntos de venta: mandá la lista de puntos de venta" })
    .min(1, "Puntos de venta: agregá al menos uno")
    .max(50, "Puntos de venta: hasta 50")
    .refine((points) => !alike(points), "Puntos de venta: hay un número repetido"),
});

/** The certificate with which the practice signs in at ARCA, without its key. */
export const certificate = z.object({
  /** `requested`: there is a key and its request, but not yet ARCA's certificate. */
  state: z.enum(["none", "requested", "ready", "expired"]),
  /** The request (PEM) to take to ARCA, while there is one. */
  request: z.string().nullable(),
  alias: z.string().nullable(),
  serial: z.string().nullable(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
});

/** The settings as they are answered. */
export const settings = z.object({
  legalName: z.string().nullable(),
  cuit: z.string().nullable(),
  ivaCondition: z.enum(ISSUER_CONDITIONS).nullable(),
  address: z.string().nullable(),
  grossIncome: z.string().nullable(),
  activityStart: z.string().nullable(),
  pointsOfSale: z.array(
    z.object({ number: z.number().int(), name: z.string().nullable(), electronic: z.boolean() }),
  ),
  certificate,
  version: z.number().int(),
});

export type UpdateSettings = z.output<typeof updateSettings>;
export type Settings = z.output<typeof settings>;
export type Certificate = z.output<typeof certificate>;

/** Body of `POST /api/invoice-settings/certificate/request`. */
export const requestCertificate = z.strictObject({
  alias: line("Nombre del certificado", 50).pipe(
    z
      .string()
      .regex(
        /^[\w.-]+$/,
        "Nombre del certificado: solo letras sin acento, números, punto y guiones",
      ),
  ),
});

/** Body of `POST /api/invoice-settings/certificate`. */
export const installCertificate = z.strictObject({
  certificate: z
    .string({ error: "Certificado: pegá el certificado de ARCA" })
    .trim()
    .min(1, "Certificado: pegá el certificado de ARCA")
    .max(20_000, "Certificado: es demasiado largo"),
});
