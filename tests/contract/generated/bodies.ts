import { CALCULATIONS, PLAZO } from "@foja/harness/calculations";
import { ACCOUNT_BODIES } from "./accounts";
import { BOOKING_BODIES } from "./bookings";
import { CHAT_BODIES } from "./chats";
import { FACTOR_BODIES } from "./factors";
import { IMPORT_BODIES } from "./imports";
import { INVOICE_BODIES } from "./invoices";
import { MARKETING_BODIES } from "./marketing";
import { PROGRAM_BODIES } from "./programs";
import { SHARING_BODIES } from "./sharing";
import type { World } from "./world";

const archivable = ({ own }: World) =>
  Object.entries({
    folders: own.folderId,
    contacts: own.contactId,
    tasks: own.task,
    calculators: own.calculator,
  }).flatMap(([resourceType, itemIds]) => (itemIds ? [{ resourceType, itemIds }] : []));

/** Bodies for routes whose schema alone is not enough to make one. */
/** The text of a writ. */
const WRITTEN = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "Hola." }] }],
};

const BODIES: Record<string, (world: World) => unknown[]> = {
  ...BOOKING_BODIES,
  ...CHAT_BODIES,
  ...FACTOR_BODIES,
  ...PROGRAM_BODIES,
  ...SHARING_BODIES,
  ...IMPORT_BODIES,
  ...INVOICE_BODIES,
  ...MARKETING_BODIES,
  "/api/calculators/compute": () => CALCULATIONS,
  "/api/calculators": ({ own }) =>
    CALCULATIONS.map((one) => ({ ...one, folderId: own.folderId?.[0], description: "Una cuenta" })),
  "/api/calculators/{id}": () => [{ variables: PLAZO, groupId: "g1" }, { description: "Otra" }],
  "/api/deadlines/schedule": ({ own }) => [
    { variables: PLAZO, title: "Contestar", folderId: own.folderId?.[0] },
  ],
  "/api/folders/link-causa/{id}": () => [
    { system: "pjn", number: "CIV 77/2024", allowDuplicate: true, confirmed: true },
    { system: "mev", number: "SI-12345-2021", department: "San Isidro", allowDuplicate: true },
  ],
  "/api/folders/link-causa/preview": ({ own }) => [
    { system: "pjn", number: "CIV 77/2024", folderId: own.folderId?.[0] },
    { system: "mev", number: "SI-12345-2021", department: "San Isidro" },
  ],
  "/api/folders/{id}/impulse": ({ own }) => [
    { entryId: own.movement?.[0] ?? "x", impels: false },
    { entryId: own.movement?.[0] ?? "x", impels: null },
  ],
  "/api/novedades/{id}/accept": () => [{}, { title: "Contestar", variables: PLAZO }],
  "/api/novedades/{id}": () => [{ state: "seen" }, { state: "noAction" }],
  "/api/history/{id}/undo": () => [{ version: 2 }],
  "/api/events/batch": () => [
    {
      events: [{ title: "Audiencia", start: "2026-03-02", googleCalendarId: "g7" }],
      syncSource: "google",
    },
  ],
  "/api/contacts/import": () => [
    { rows: [{ name: "Ana", cuit: "20-12345678-6" }, { name: "" }], dryRun: true },
    { rows: [{ name: "Eva", lastName: "Ríos" }], allowDuplicates: true },
  ],
  "/api/folders/import": () => [{ rows: [{ folderName: "Pérez c/ Gómez" }, {}] }],
  ...ACCOUNT_BODIES,
  "/api/contacts/batch-update": ({ own }) => [
    { contacts: own.contactId?.map((_id) => ({ _id, lastName: "Pérez" })) },
  ],
  "/api/admin/court-acts": () => [
    {
      ...{ jurisdiccion: "OTRA", from: "2026-03-03", to: "2026-03-04", kind: "asueto" },
      ...{ reason: "Duelo", norma: "Resolución 1/2026", dictado: "2026-03-05" },
    },
  ],
  "/api/admin/tasas/{key}/csv": () => [
    { rows: [{ fecha: "2026-01-05", valor: 41.5 }], dryRun: true },
    { csv: "fecha,valor\n2026-01-05,41.5\n", fuente: "BNA" },
  ],
  "/api/plan-configs": () => [
    {
      planId: "standard",
      displayName: "Estudio",
      environments: { development: { basePrice: 2.5 } },
    },
    { planId: "standard", features: [{ key: "booking", description: "Reservas", enabled: true }] },
  ],
  "/api/plan-configs/sync-with-stripe": () => [{ dryRun: true }],
  "/api/subscriptions/checkout": () => [
    {
      planId: "standard",
      successUrl: "http://localhost:3000/apps/subscription/success",
      cancelUrl: "http://localhost:3000/apps/subscription/error",
      acceptTerms: true,
    },
  ],
  "/api/privacy/erasure": ({ tenant }) => [{ email: tenant.email }, { password: "otra" }],
  "/api/support-contacts": () => [CONSULTATION, { ...CONSULTATION, context: null }],
  "/api/support-contacts/screenshots": () => [{ type: "image/png", size: 1000 }],
  "/api/support-contacts/{id}": () => [
    { status: "open", answer: "Ya está resuelto." },
    { status: "closed" },
    { assignedTo: null },
  ],
  "/api/marketing/templates": () => [TEMPLATE],
  "/api/marketing/templates/preview": () => [TEMPLATE],
  "/api/marketing/templates/{id}": () => [TEMPLATE, { ...TEMPLATE, text: "Hola, {{nombre}}" }],
  "/api/auth/register": () => [{ ...PERSON, email: `nadie-${Date.now()}@ejemplo.com.ar` }],
  "/api/auth/skills": () => [{ skills: [{ name: "CPACF", taxCode: "20-12345678-6" }] }],
  "/api/contacts/create": () => [
    { name: "Eva", email: "eva@ejemplo.com.ar", allowDuplicate: true },
  ],
  "/api/subscriptions/archive-items": archivable,
  "/api/subscriptions/unarchive-items": archivable,
  "/api/escritos": ({ own }) => [{ folderId: own.folderId?.[0], templateId: "acredita" }],
  "/api/letters/{id}": ({ own }) => [{ folderId: own.folderId?.[0] }, { folderId: null }],
  "/api/letters/{id}/reply": () => [{ text: "Recibido." }],
  "/api/escritos/{id}": () => [{ content: WRITTEN }, { title: "Otro" }],
  "/api/escritos/{id}/status": () => [{ status: "revision" }, { status: "borrador" }],
  "/api/escritos/templates": () => [{ title: "Oficio", text: "# OFICIO\n{{caratula}}" }],
  "/api/escritos/templates/{id}": () => [{ text: "{{actor}}" }],
  "/api/escritos/templates/preview": ({ own }) => [
    { folderId: own.folderId?.[0], text: "{{caratula}}" },
    { folderId: own.folderId?.[0], templateId: "apela" },
  ],
  "/api/documents": ({ own }) => [
    { name: "demanda.pdf", size: 1000, type: "application/pdf" },
    { name: "a.txt", size: 1, type: "text/plain", kind: "prueba", folderId: own.folderId?.[0] },
  ],
  "/api/documents/bundles": ({ own }) => [
    { folderId: own.folderId?.[0], documentIds: own.document, title: "Prueba documental" },
  ],
  "/api/documents/{id}/versions": () => [
    { name: "demanda.pdf", size: 1000, type: "application/pdf" },
  ],
  "/api/tasks/{id}/attachments": () => [
    { name: "demanda.pdf", size: 1000, type: "application/pdf" },
  ],
};
const CONSULTATION = {
  name: "Eva Ríos",
  email: "eva@ejemplo.com.ar",
  subject: "Problema técnico",
  priority: "high",
  message: "No puedo entrar.",
  context: { screen: "/tareas", version: "0.1.0", requestId: "r-1" },
};
const TEMPLATE = {
  name: "Novedades",
  subject: "Hola, {{nombre}}",
  preheader: "De {{plan}}",
  html: "<h1>Novedades</h1><p>Hola, {{nombre|colega}}</p>",
  text: "",
};
const PERSON = { password: "Foja-de-prueba-1", firstName: "Eva", lastName: "Ríos" };

/** The known valid bodies for a route, or none. */
export const bodiesFor = (path: string, world: World): unknown[] => BODIES[path]?.(world) ?? [];
