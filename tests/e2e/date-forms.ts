import type { Leaning } from "@foja/core/kernel/day-text.rules";
import type { Page } from "playwright-core";
import { hydrated, seen } from "./visit";

/** The records that the forms need. */
export type Subjects = Record<
  "folderId" | "eventId" | "invoiceId" | "campaignId" | "documentId" | "escritoId",
  string
>;

export type DateForm = {
  name: string;
  /** The source file with its date fields. */
  source: string;
  path: (subjects: Subjects) => string;
  /** The steps from the address to the form. */
  open?: (page: Page) => Promise<void>;
  /** Its date fields by label, and how a day without a year is understood. */
  dates: Readonly<Record<string, Leaning>>;
  /** Its hour fields by label. */
  hours?: readonly string[];
};

const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Opens a novedad by its title, and edits its proposal. */
const adjust = (title: string) => async (page: Page) => {
  const line = page.getByRole("listitem").getByRole("link", { name: new RegExp(`^${title} `) });
  await line.click();
  const detail = page.getByRole("complementary", { name: "Detalle de la novedad" });
  await detail.getByRole("heading", { name: title }).waitFor();
  await detail.getByRole("button", { name: "Ajustar" }).click();
};

/** Presses a shortcut of the case's page, once it is loaded. */
const onCase = (key: string) => async (page: Page) => {
  await seen(page, "Apertura de la causa");
  await page.keyboard.press(key);
};

/** Chooses an option of a list in a dialog. */
const choose = (label: string, value: string) => async (page: Page) => {
  await page.getByRole("dialog").getByLabel(label, { exact: true }).selectOption(value);
};

const ENTRY = { Fecha: "back", Vencimiento: "ahead" } as const;
const SPAN = { "Fecha de inicio": "ahead", "Fecha de fin": "ahead" } as const;
const HOURS = ["Hora de inicio", "Hora de fin"];
const anAccount = ({ folderId }: Subjects) => `/apps/folders/details/${folderId}?ver=cuenta`;
const aCase = ({ folderId }: Subjects) => `/apps/folders/details/${folderId}`;

/** Every form of the product with a date or an hour, as `tests/date-fields.test.ts` checks. */
export const DATE_FORMS: readonly DateForm[] = [
  {
    name: "task",
    source: "tasks/components/task-form-fields.tsx",
    path: () => "/tareas?nueva=1",
    dates: { Vencimiento: "ahead" },
  },
  {
    name: "case",
    source: "folders/components/folder-form-fields.tsx",
    path: ({ folderId }) => `/apps/folders/list?editar=${folderId}`,
    dates: { "Fecha de inicio": "back", "Fecha de cierre": "back" },
  },
  {
    name: "document",
    source: "documents/components/edit-document-dialog.tsx",
    path: ({ documentId }) => `/apps/documents?editar=${documentId}`,
    dates: { Fecha: "back" },
  },
  {
    name: "filed writ",
    source: "escritos/components/filed-dialog.tsx",
    path: ({ escritoId }) => `/apps/escritos/${escritoId}`,
    open: press("Presentado"),
    dates: { Día: "back" },
    hours: ["Hora"],
  },
  {
    name: "the first screen",
    source: "site/components/count-form.tsx",
    path: () => "/",
    dates: { "Notificado el": "back" },
  },
  {
    name: "movement",
    source: "activities/components/entry-dialog.tsx",
    path: aCase,
    open: onCase("m"),
    dates: ENTRY,
  },
  {
    name: "notice",
    source: "activities/components/entry-dialog.tsx",
    path: aCase,
    open: onCase("n"),
    dates: ENTRY,
  },
  {
    name: "entry of an account",
    source: "case-account/components/entry-dialog.tsx",
    path: anAccount,
    open: press("Nuevo asiento"),
    dates: { Fecha: "back" },
  },
  {
    name: "plan of instalments",
    source: "case-account/components/installments-dialog.tsx",
    path: anAccount,
    open: press("Plan de cuotas"),
    dates: { "Primer vencimiento": "ahead" },
  },
  {
    name: "cuota litis",
    source: "case-account/components/quota-dialog.tsx",
    path: anAccount,
    open: press("Cuota litis"),
    dates: { Fecha: "back" },
  },
  {
    name: "hour of a campaign",
    source: "admin/marketing/campaigns/components/schedule-dialog.tsx",
    path: ({ campaignId }) => `/admin/marketing/mailing?id=${campaignId}`,
    open: press("Programar"),
    dates: { Día: "ahead" },
    hours: ["Hora"],
  },
  {
    name: "event",
    source: "calendar/components/span-fields.tsx",
    path: () => "/apps/calendar?nuevo=2031-02-12T09:00",
    open: choose("Duración", "otra"),
    dates: SPAN,
    hours: HOURS,
  },
  {
    name: "event moved",
    source: "calendar/components/span-fields.tsx",
    path: ({ eventId }) => `/apps/calendar?mover=${eventId}`,
    open: choose("Duración", "otra"),
    dates: SPAN,
    hours: HOURS,
  },
  {
    name: "event repeated",
    source: "calendar/components/event-form-fields.tsx",
    path: () => "/apps/calendar?nuevo=2031-02-12T09:00",
    open: choose("Se repite", "semana"),
    dates: { "Último día": "ahead" },
  },
  {
    name: "date with hours of its own",
    source: "availability/components/dated-dialog.tsx",
    path: () => "/apps/calendar/availability",
    open: press("Agregar fecha"),
    dates: { Fecha: "ahead" },
  },
  {
    name: "hours of such a date",
    source: "availability/components/hours-line.tsx",
    path: () => "/apps/calendar/availability",
    open: async (page) => {
      await press("Agregar fecha")(page);
      await press("Otro horario")(page);
    },
    dates: {},
    hours: ["Ese día, desde", "Ese día, hasta"],
  },
  {
    name: "vacations",
    source: "availability/components/vacation-dialog.tsx",
    path: () => "/apps/calendar/availability",
    open: press("Agregar vacaciones"),
    dates: { Desde: "ahead", Hasta: "ahead" },
  },
  {
    name: "appointments between two dates",
    source: "reservations/components/reservation-filters.tsx",
    path: () => "/apps/calendar/reservations?cuando=fechas",
    dates: { Desde: "near", Hasta: "near" },
  },
  {
    name: "profile",
    source: "profile/components/profile-form.tsx",
    path: () => "/apps/profiles/user/personal",
    dates: { "Fecha de nacimiento": "back" },
  },
  {
    name: "deadline in days",
    source: "calculations/deadlines/components/deadline-form.tsx",
    path: () => "/apps/calc/plazos",
    dates: { Notificación: "back" },
  },
  {
    name: "deadline in hours",
    source: "calculations/deadlines/components/deadline-form.tsx",
    path: () => "/apps/calc/plazos",
    open: (page) => page.getByLabel("Plazo", { exact: true }).fill("24 h"),
    dates: {},
    hours: ["Hora"],
  },
  {
    name: "days that do not run",
    source: "calculations/deadlines/components/new-day-dialog.tsx",
    path: () => "/apps/calc/plazos?vista=calendario",
    open: press("Agregar días"),
    dates: { Desde: "near", Hasta: "near" },
  },
  {
    name: "electronic notice",
    source: "calculations/deadlines/components/deadline-form.tsx",
    path: () => "/apps/calc/plazos",
    open: async (page) => {
      await hydrated(page);
      await page.getByLabel("Tipo de notificación", { exact: true }).selectOption("electronica");
    },
    dates: { Disponible: "back", Firmada: "back", Visible: "back" },
  },
  {
    name: "act of a court",
    source: "admin/acts/components/act-dialog.tsx",
    path: () => "/admin/calendario",
    open: press("Cargar un acto"),
    dates: { Desde: "near", Hasta: "near", "Fecha del acto": "near" },
  },
  {
    name: "settlement",
    source: "calculations/shared/kit/field-input.tsx",
    path: () => "/apps/calc/labor",
    dates: { "Fecha de ingreso": "back", "Fecha de egreso": "back" },
  },
  {
    name: "interest",
    source: "calculations/shared/kit/field-input.tsx",
    path: () => "/apps/calc/intereses",
    dates: { Desde: "back", Hasta: "back", Notificación: "back" },
  },
  {
    name: "amount of the public tool",
    source: "calculations/shared/kit/field-input.tsx",
    path: () => "/herramientas/actualizacion",
    dates: { Desde: "back", Hasta: "back" },
  },
  {
    name: "interest by segments",
    source: "calculations/shared/kit/field-input.tsx",
    path: () => "/apps/calc/intereses",
    open: press("Usar varias tasas, por tramos"),
    dates: { "Desde del tramo": "back", "Hasta del tramo": "back" },
  },
  {
    name: "deadline of a novedad",
    source: "calculations/deadlines/components/deadline-fields.tsx",
    path: () => "/novedades",
    open: adjust("Traslado"),
    dates: { Notificación: "back" },
  },
  {
    name: "hearing of a novedad",
    source: "novedades/components/accept-dialog.tsx",
    path: () => "/novedades",
    open: adjust("Audiencia"),
    dates: { Día: "ahead" },
    hours: ["Hora"],
  },
  {
    name: "interest, the criteria",
    source: "calculations/shared/kit/field-input.tsx",
    path: () => "/apps/calc/intereses",
    open: (page) => page.locator("details summary").last().click(),
    dates: { "Inicio del Acta 2630": "back" },
  },
  {
    name: "invoice",
    source: "invoices/components/editor.tsx",
    path: () => "/apps/invoice/create",
    dates: { Fecha: "near", Vencimiento: "ahead" },
  },
  {
    name: "payment of an invoice",
    source: "invoices/components/deed-dialogs.tsx",
    path: ({ invoiceId }) => `/apps/invoice/details/${invoiceId}`,
    open: press("Anotar un cobro"),
    dates: { Fecha: "back" },
  },
  {
    name: "who issues invoices",
    source: "invoices/components/settings-page.tsx",
    path: () => "/apps/invoice/settings",
    dates: { "Inicio de actividades": "back" },
  },
  {
    name: "the list of invoices",
    source: "invoices/components/invoices-page.tsx",
    path: () => "/apps/invoice/list",
    dates: { Desde: "back", Hasta: "back" },
  },
];
