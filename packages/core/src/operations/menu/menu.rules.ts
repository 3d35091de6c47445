import type { FEATURES } from "../../billing/plans/plan-id.rules";
import { KINDS } from "../../law/calculation/kinds.rules";

/** The counts that menu items show: how many need action. */
export const MENU_COUNTS = ["novedades", "overdueTasks", "reservations"] as const;
export type MenuCount = (typeof MENU_COUNTS)[number];

type Entry = {
  id: string;
  title: string;
  /** The path of its page; null for one that is announced and not built. */
  url: string | null;
  counted?: MenuCount;
  /** Left out where the plan lacks this feature. */
  feature?: (typeof FEATURES)[number];
};

type Group = { id: string; title: string; role?: "ADMIN_ROLE"; items: readonly Entry[] };

/** The calculators, each on its page. */
const calculators = Object.values(KINDS).map(({ menu, path }) => ({
  ...menu,
  url: `/apps/calc/${path}`,
}));

/** The whole menu, in display order. */
const GROUPS = [
  {
    id: "dashboards",
    title: "Inicio",
    items: [
      { id: "home", title: "Inicio", url: "/dashboard/default" },
      { id: "analytics", title: "Estadísticas", url: "/dashboard/analytics" },
    ],
  },
  {
    id: "folders",
    title: "Causas",
    items: [
      { id: "folders", title: "Causas", url: "/apps/folders/list" },
      { id: "novedades", title: "Novedades", url: "/novedades", counted: "novedades" },
      { id: "notices", title: "Para avisar", url: "/apps/notices" },
      { id: "letters", title: "Correo sin causa", url: "/apps/letters" },
      { id: "losing", title: "Lo que se pierde", url: "/apps/losing" },
    ],
  },
  {
    id: "contacts",
    title: "Contactos",
    items: [{ id: "contacts", title: "Contactos", url: "/apps/customer/customer-list" }],
  },
  {
    id: "tasks",
    title: "Tareas",
    items: [{ id: "tasks", title: "Tareas", url: "/tareas", counted: "overdueTasks" }],
  },
  {
    id: "chat",
    title: "Mensajes",
    items: [{ id: "chat", title: "Mensajes", url: "/apps/chat" }],
  },
  {
    id: "documents",
    title: "Documentos",
    items: [
      { id: "documents", title: "Documentos", url: "/apps/documents" },
      { id: "escritos", title: "Escritos", url: "/apps/escritos" },
    ],
  },
  {
    id: "agenda",
    title: "Agenda",
    items: [{ id: "calendar", title: "Calendario", url: "/apps/calendar" }],
  },
  {
    id: "citas",
    title: "Citas",
    items: [
      {
        id: "reservations",
        title: "Citas",
        url: "/apps/calendar/reservations",
        counted: "reservations",
      },
      { id: "availability", title: "Disponibilidad", url: "/apps/calendar/availability" },
      {
        id: "bookingConfig",
        title: "Configuración de reservas",
        url: "/apps/calendar/booking-config",
        feature: "booking",
      },
    ],
  },
  {
    id: "calculations",
    title: "Cálculos",
    items: [
      { id: "calculators", title: "Mis cálculos", url: "/apps/calc" },
      ...calculators,
      { id: "pension", title: "Previsional", url: null },
    ],
  },
  {
    id: "invoices",
    title: "Facturación",
    items: [
      { id: "invoices", title: "Resumen", url: "/apps/invoice/dashboard" },
      { id: "invoiceList", title: "Facturas", url: "/apps/invoice/list" },
      { id: "invoiceSettings", title: "Datos de facturación", url: "/apps/invoice/settings" },
    ],
  },
  {
    id: "profile",
    title: "Perfil",
    items: [{ id: "profile", title: "Perfil", url: "/apps/profiles/user/personal" }],
  },
  {
    id: "account",
    title: "Cuenta",
    items: [
      { id: "account", title: "Cuenta", url: "/apps/profiles/account/my-account" },
      { id: "trash", title: "Eliminadas", url: "/eliminadas" },
    ],
  },
  {
    id: "plans",
    title: "Planes",
    items: [{ id: "plans", title: "Planes", url: "/suscripciones/tables" }],
  },
  {
    id: "help",
    title: "Ayuda",
    items: [
      { id: "guides", title: "Guías de uso", url: "/ayuda" },
      { id: "faq", title: "Preguntas frecuentes", url: "/faq" },
    ],
  },
  {
    id: "admin",
    title: "Administración",
    role: "ADMIN_ROLE",
    items: [
      { id: "adminUsers", title: "Usuarios", url: "/admin/users" },
      { id: "adminCampaigns", title: "Campañas", url: "/admin/marketing/mailing" },
      {
        id: "adminMarketingContacts",
        title: "Contactos de marketing",
        url: "/admin/marketing/contacts",
      },
      { id: "adminRates", title: "Tasas", url: "/admin/tasas" },
      { id: "adminPlans", title: "Planes y precios", url: "/admin/plans" },
      { id: "adminSupport", title: "Soporte", url: "/admin/support" },
      { id: "adminTemplates", title: "Plantillas de mail", url: "/admin/marketing/templates" },
      { id: "adminStatus", title: "Estado del servidor", url: "/admin/server-status" },
      { id: "adminCausas", title: "Causas verificadas", url: "/admin/causas/verified" },
      { id: "adminLinked", title: "Causas vinculadas", url: "/admin/causas/folders" },
      { id: "adminPjn", title: "Portal PJN", url: "/admin/causas/workers" },
      { id: "adminMev", title: "Portal MEV", url: "/admin/workers/mev" },
      { id: "adminNotices", title: "Avisos", url: "/admin/notifications" },
      {
        id: "adminMovements",
        title: "Movimientos judiciales",
        url: "/admin/notifications/judicial-movements",
      },
    ],
  },
] as const satisfies readonly Group[];

export type MenuGroupId = (typeof GROUPS)[number]["id"];
export type MenuItemId = (typeof GROUPS)[number]["items"][number]["id"];

export type MenuItem = Entry & { id: MenuItemId };
export type MenuGroup = { id: MenuGroupId; title: string; items: MenuItem[] };

/** Whom the menu is for; without `features` nothing is left out. */
type For = { role: string | undefined; features?: readonly string[] };

/** The menu of a role and a plan. Empty groups are left out. */
export function menuFor({ role, features }: For): MenuGroup[] {
  return GROUPS.filter((group) => !("role" in group) || group.role === role)
    .map(({ id, title, items }) => ({
      id,
      title,
      items: (items as readonly MenuItem[]).filter(
        ({ feature }) => !feature || !features || features.includes(feature),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Whether what an item announces is built: the only source, for the menu and for the site. */
export const isBuilt = (id: MenuItemId): boolean =>
  GROUPS.some(({ items }) =>
    (items as readonly MenuItem[]).some((one) => one.id === id && one.url),
  );
