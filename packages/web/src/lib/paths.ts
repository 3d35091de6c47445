import type { CalculatorPath } from "@foja/core/law/calculation/kinds.rules";

/** Every address of the application: links are made only here. */
export const paths = {
  home: "/",
  site: {
    plans: "/plans",
    guides: "/guides",
    guide: (slug: string) => `/guides/${slug}`,
    faq: "/faq",
    privacy: "/privacy-policy",
    cookies: "/cookies-policy",
    terms: "/terms",
    withdrawal: "/arrepentimiento",
    leaving: "/baja",
    deadlineTool: "/herramientas/plazos",
    amountTool: "/herramientas/actualizacion",
    booking: (slug?: string) => (slug ? `/booking/${encodeURIComponent(slug)}` : "/booking"),
    manageBooking: (token?: string) =>
      token ? `/manage-booking/${encodeURIComponent(token)}` : "/manage-booking",
  },
  auth: {
    login: (from?: string) => withQuery("/login", { from }),
    register: (from?: string) => withQuery("/register", { from }),
    forgotPassword: (email?: string) => withQuery("/forgot-password", { email }),
    checkMail: (email: string) => withQuery("/check-mail", { email }),
    resetPassword: (email: string, from?: string) => withQuery("/reset-password", { email, from }),
    codeVerification: (email: string, from?: string) =>
      withQuery("/code-verification", { email, from }),
    google: "/auth/google",
  },
  /** The address in an invitation's e-mail, without its secret. */
  invitation: "/invitation",
  dashboard: "/dashboard/default",
  /** The figures of the practice, or one of its own lists: `lista`, of a month. */
  analytics: (query: Found = {}) => withQuery("/dashboard/analytics", query),
  folders: {
    list: "/apps/folders/list",
    create: "/apps/folders/list?nueva=1",
    archived: "/apps/folders/list?vista=archivadas",
    /** Where lists of cases are brought; or one import, while it goes on and after. */
    import: (id?: string) => withQuery("/apps/folders/import", { importacion: id }),
    found: (query: Found) => withQuery("/apps/folders/list", query),
    details: (id: string) => `/apps/folders/details/${encodeURIComponent(id)}`,
    account: (id: string) =>
      withQuery(`/apps/folders/details/${encodeURIComponent(id)}`, { ver: "cuenta" }),
    documents: (id: string) =>
      withQuery(`/apps/folders/details/${encodeURIComponent(id)}`, { ver: "documentos" }),
  },
  /** What the practice may lose by time. */
  losing: "/apps/losing",
  notices: "/apps/notices",
  noticeSettings: "/apps/notices/settings",
  documents: {
    list: "/apps/documents",
    found: (query: Found) => withQuery("/apps/documents", query),
  },
  escritos: {
    list: "/apps/escritos",
    found: (query: Found) => withQuery("/apps/escritos", query),
    templates: "/apps/escritos/modelos",
    template: (id: string) => `/apps/escritos/modelos/${encodeURIComponent(id)}`,
    newTemplate: "/apps/escritos/modelos/nuevo",
    one: (id: string) => `/apps/escritos/${encodeURIComponent(id)}`,
  },
  letters: {
    /** Those without a case. */
    unplaced: "/apps/letters",
    one: (id: string) => `/apps/letters/${encodeURIComponent(id)}`,
  },
  /** One document; at a page of it, with some words marked. */
  document: (id: string, at: Found = {}) =>
    withQuery(`/apps/documents/${encodeURIComponent(id)}`, at),
  contacts: {
    list: "/apps/customer/customer-list",
    create: "/apps/customer/customer-list?nuevo=1",
    archived: "/apps/customer/customer-list?vista=archivados",
    found: (query: Found) => withQuery("/apps/customer/customer-list", query),
    one: (id: string) => withQuery("/apps/customer/customer-list", { contact: id }),
  },
  tasks: {
    list: "/tareas",
    create: "/tareas?nueva=1",
    archived: "/tareas?estante=archivadas",
    found: (query: Found) => withQuery("/tareas", query),
    one: (id: string) => withQuery("/tareas", { task: id }),
  },
  calendar: {
    main: "/apps/calendar",
    found: (query: Found) => withQuery("/apps/calendar", query),
    create: (at: string) => withQuery("/apps/calendar", { nuevo: at }),
    one: (id: string) => withQuery("/apps/calendar", { event: id }),
    google: "/apps/calendar?google=1",
    availability: "/apps/calendar/availability",
    bookingConfig: "/apps/calendar/booking-config",
  },
  reservations: {
    list: "/apps/calendar/reservations",
    one: (id: string) => `/apps/calendar/reservations/${encodeURIComponent(id)}`,
  },
  invoices: {
    dashboard: "/apps/invoice/dashboard",
    create: "/apps/invoice/create",
    list: "/apps/invoice/list",
    settings: "/apps/invoice/settings",
    one: (id: string) => `/apps/invoice/details/${encodeURIComponent(id)}`,
    edit: (id: string) => `/apps/invoice/edit/${encodeURIComponent(id)}`,
    withStatus: (estado: string) => withQuery("/apps/invoice/list", { estado }),
  },
  plans: (plan?: string) => withQuery("/suscripciones/tables", { plan }),
  subscription: {
    /** The page that changes to a plan, and where to go afterwards. */
    change: (plan: string, returnTo?: string) =>
      withQuery("/apps/profiles/account/settings", { plan, returnTo }),
    success: (plan?: string) => withQuery("/apps/subscription/success", { plan }),
    error: (plan?: string) => withQuery("/apps/subscription/error", { plan }),
  },
  help: (slug?: string) => (slug ? `/ayuda/${encodeURIComponent(slug)}` : "/ayuda"),
  chat: {
    main: "/apps/chat",
    /** The chat with a person: a conversation, or about a case. */
    with: (id: string) => withQuery("/apps/chat", { con: id }),
  },
  alerts: "/notificaciones",
  novedades: "/novedades",
  trash: "/eliminadas",
  /** What a person of the practice did; by default oneself. */
  done: (persona?: string) => withQuery("/actividad", { persona }),
  calculators: {
    list: "/apps/calc",
    found: (query: Found) => withQuery("/apps/calc", query),
    one: (id: string) => withQuery("/apps/calc", { id }),
    tool: (path: CalculatorPath, query: ToolQuery = {}) => withQuery(`/apps/calc/${path}`, query),
    /** Stores what was calculated before there was a session. */
    keep: "/apps/calc/guardar",
    previsional: "/apps/calc/previsional",
  },
  admin: {
    users: "/admin/users",
    rates: "/admin/tasas",
    acts: "/admin/calendario",
    campaigns: "/admin/marketing/mailing",
    marketingContacts: "/admin/marketing/contacts",
    serverStatus: "/admin/server-status",
    plans: "/admin/plans",
    causas: "/admin/causas/verified",
    linkedFolders: "/admin/causas/folders",
    workers: "/admin/causas/workers",
    mev: "/admin/workers/mev",
    notifications: "/admin/notifications",
    templates: "/admin/marketing/templates",
    template: (id: string) => `/admin/marketing/templates/${encodeURIComponent(id)}`,
    support: "/admin/support",
    judicialMovements: "/admin/notifications/judicial-movements",
  },
  account: (tab: AccountTab = "my-account") => `/apps/profiles/account/${tab}`,
  profile: (tab: ProfileTab = "personal") => `/apps/profiles/user/${tab}`,
} as const;

/** The link to deleted records, for a notice or an empty list. */
export const TO_TRASH = { label: "Ver eliminadas", to: paths.trash };

/** The filters of a list, by their parameters. */
type Found = Record<string, string | undefined>;

/** How a calculator is opened: with a saved calculation, its case, or data to begin with. */
export type ToolQuery = Partial<
  Record<
    | "capital"
    | "desde"
    | "egreso"
    | "fecha"
    | "folder"
    | "id"
    | "plazo"
    | "rubros"
    | "tarea"
    | "tasa"
    | "titulo",
    string
  >
>;

export type AccountTab = "my-account" | "password" | "security" | "programs" | "role" | "settings";
export type ProfileTab = "personal" | "payment" | "password" | "professional" | "settings";

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}
