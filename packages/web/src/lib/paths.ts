/** Every address of the application. A link is made here or nowhere. */
export const paths = {
  home: "/",
  site: {
    plans: "/plans",
    guides: "/guides",
    faq: "/faq",
    privacy: "/privacy-policy",
    cookies: "/cookies-policy",
    terms: "/terms",
    booking: (slug?: string) => (slug ? `/booking/${encodeURIComponent(slug)}` : "/booking"),
    manageBooking: (token?: string) =>
      token ? `/manage-booking/${encodeURIComponent(token)}` : "/manage-booking",
  },
  auth: {
    login: (from?: string) => withQuery("/login", { from }),
    register: "/register",
    forgotPassword: (email?: string) => withQuery("/forgot-password", { email }),
    checkMail: (email: string) => withQuery("/check-mail", { email }),
    resetPassword: (email: string) => withQuery("/reset-password", { email }),
    codeVerification: (email: string, from?: string) =>
      withQuery("/code-verification", { email, from }),
    google: "/auth/google",
  },
  dashboard: "/dashboard/default",
  folders: {
    list: "/apps/folders/list",
    create: "/apps/folders/list?nueva=1",
    archived: "/apps/folders/list?vista=archivadas",
    details: (id: string) => `/apps/folders/details/${encodeURIComponent(id)}`,
  },
  contacts: {
    list: "/apps/customer/customer-list",
    create: "/apps/customer/customer-list?nuevo=1",
    archived: "/apps/customer/customer-list?vista=archivados",
    one: (id: string) => withQuery("/apps/customer/customer-list", { contact: id }),
  },
  tasks: {
    list: "/tareas",
    create: "/tareas?nueva=1",
    archived: "/tareas?estante=archivadas",
    one: (id: string) => withQuery("/tareas", { task: id }),
  },
  calendar: {
    main: "/apps/calendar",
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
  plans: (plan?: string) => withQuery("/suscripciones/tables", { plan }),
  subscription: {
    /** The way to a plan, and where to go on afterwards. */
    change: (plan: string, returnTo?: string) =>
      withQuery("/apps/profiles/account/settings", { plan, returnTo }),
    success: (plan?: string) => withQuery("/apps/subscription/success", { plan }),
    error: (plan?: string) => withQuery("/apps/subscription/error", { plan }),
  },
  alerts: "/notificaciones",
  novedades: "/novedades",
  trash: "/eliminadas",
  calculators: {
    list: "/apps/calc",
    one: (id: string) => withQuery("/apps/calc", { id }),
    labor: (query: ToolQuery = {}) => withQuery("/apps/calc/labor", query),
    interest: (query: ToolQuery = {}) => withQuery("/apps/calc/intereses", query),
    deadlines: (query: ToolQuery = {}) => withQuery("/apps/calc/plazos", query),
    civil: "/apps/calc/civil",
    previsional: "/apps/calc/previsional",
  },
  admin: {
    users: "/admin/users",
    rates: "/admin/tasas",
    serverStatus: "/admin/server-status",
    plans: "/admin/plans",
    causas: "/admin/causas/verified",
    linkedFolders: "/admin/causas/folders",
    workers: "/admin/causas/workers",
    mev: "/admin/workers/mev",
    notifications: "/admin/notifications",
    judicialMovements: "/admin/notifications/judicial-movements",
  },
  account: (tab: AccountTab = "my-account") => `/apps/profiles/account/${tab}`,
  profile: (tab: ProfileTab = "personal") => `/apps/profiles/user/${tab}`,
} as const;

/** The way to what was deleted, as a notice or an empty list offers it. */
export const TO_TRASH = { label: "Ver eliminadas", to: paths.trash };

/** What a calculation is opened with: a saved one, the case it is for, data to begin with. */
export type ToolQuery = Partial<
  Record<
    "capital" | "desde" | "fecha" | "folder" | "id" | "plazo" | "tarea" | "tasa" | "titulo",
    string
  >
>;

export type AccountTab = "my-account" | "password" | "role" | "settings";
export type ProfileTab = "personal" | "payment" | "password" | "professional" | "settings";

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}
