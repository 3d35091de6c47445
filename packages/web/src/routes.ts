import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import { KINDS } from "../../core/src/law/calculation/kinds.rules";
import { guideSlugs } from "../../functions/src/edge/public-paths";

/** The sign-in screens answer at two addresses: /login and /auth/login. */
const authScreens = (group: string): RouteConfigEntry[] =>
  ["login", "register", "forgot-password", "check-mail", "reset-password", "code-verification"].map(
    (name) => route(name, `routes/auth/${name}.tsx`, { id: `${group}/${name}` }),
  );

/** Each help article is a page of its own, with a file of its own: its text. */
const guidePages: RouteConfigEntry[] = guideSlugs.map((slug) =>
  route(`guides/${slug}`, `features/help/guides/${slug}.md`),
);

export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/landing.tsx"),
    route("plans", "routes/site/plans.tsx"),
    route("guides", "routes/site/guides.tsx"),
    ...guidePages,
    route("herramientas/plazos", "routes/site/deadline-tool.tsx"),
    route("herramientas/actualizacion", "routes/site/amount-tool.tsx"),
    route("arrepentimiento", "routes/site/withdrawal.tsx"),
    route("baja", "routes/site/leaving.tsx"),
    route("faq", "routes/site/faq.tsx"),
    route("privacy-policy", "routes/site/privacy-policy.tsx"),
    route("cookies-policy", "routes/site/cookies-policy.tsx"),
    route("terms", "routes/site/terms.tsx"),
    route("unsubscribe", "routes/site/unsubscribe.tsx"),
    route("booking", "routes/site/booking.tsx"),
    route("manage-booking", "routes/site/manage-booking.tsx"),
  ]),
  route("booking/:slug", "routes/site/booking-page.tsx"),
  route("manage-booking/:token", "routes/site/manage-booking-page.tsx"),
  route("invoice/:token", "routes/site/invoice-page.tsx"),
  route("invitation/:token?", "routes/site/invitation.tsx"),
  route("email-undo/:token", "routes/site/email-undo.tsx"),
  layout("routes/auth/layout.tsx", authScreens("auth")),
  ...prefix("auth", [
    route("google", "routes/auth/google.tsx"),
    layout("routes/auth/layout.tsx", { id: "auth-prefixed" }, authScreens("auth-prefixed")),
  ]),
  layout("routes/app/layout.tsx", [
    route("dashboard/default", "routes/app/dashboard.tsx"),
    route("dashboard/analytics", "routes/app/analytics.tsx"),
    route("apps/folders/list", "routes/app/folders-list.tsx"),
    route("apps/folders/import", "routes/app/folders-import.tsx"),
    route("apps/folders/details/:id", "routes/app/folder-details.tsx"),
    route("apps/customer/customer-list", "routes/app/contacts.tsx"),
    route("tareas", "routes/app/tasks.tsx"),
    route("apps/chat", "routes/app/chat.tsx"),
    route("notificaciones", "routes/app/alerts.tsx"),
    route("novedades", "routes/app/novedades.tsx"),
    route("eliminadas", "routes/app/trash.tsx"),
    route("actividad", "routes/app/done.tsx"),
    route("ayuda/:slug?", "routes/app/help.tsx"),
    route("suscripciones/tables", "routes/app/plans.tsx"),
    route("apps/subscription/success", "routes/app/subscription-success.tsx"),
    route("apps/subscription/error", "routes/app/subscription-error.tsx"),
    route("apps/calendar", "routes/app/calendar.tsx"),
    route("auth/google-calendar", "routes/app/google-calendar.tsx"),
    route("apps/calendar/availability", "routes/app/availability.tsx"),
    route("apps/calendar/reservations", "routes/app/reservations.tsx"),
    route("apps/calendar/reservations/:id", "routes/app/reservation.tsx"),
    route("apps/calendar/booking-config", "routes/app/booking-config.tsx"),
    route("apps/invoice/dashboard", "routes/app/invoice-dashboard.tsx"),
    route("apps/invoice/create", "routes/app/invoice-create.tsx"),
    route("apps/invoice/details/:id", "routes/app/invoice-details.tsx"),
    route("apps/invoice/edit/:id", "routes/app/invoice-edit.tsx"),
    route("apps/invoice/list", "routes/app/invoice-list.tsx"),
    route("apps/invoice/settings", "routes/app/invoice-settings.tsx"),
    route("apps/calc", "routes/app/calculators.tsx"),
    route("apps/calc/guardar", "routes/app/calc-guardar.tsx"),
    ...Object.values(KINDS).map(({ path }) =>
      route(`apps/calc/${path}`, `routes/app/calc-${path}.tsx`),
    ),
    route("apps/calc/civil", "routes/app/calc-civil.tsx"),
    route("apps/calc/previsional", "routes/app/calc-previsional.tsx"),
    route("apps/profiles/account/:tab?", "routes/app/account.tsx"),
    route("apps/profiles/user/:tab?", "routes/app/profile.tsx"),
  ]),
  route("admin", "routes/admin.tsx", [
    layout("routes/admin/layout.tsx", [
      index("routes/admin/home.tsx"),
      route("users", "routes/admin/users.tsx"),
      route("tasas", "routes/admin/rates.tsx"),
      route("marketing/mailing", "routes/admin/marketing-mailing.tsx"),
      route("marketing/contacts", "routes/admin/marketing-contacts.tsx"),
      route("plans", "routes/admin/plans.tsx"),
      route("server-status", "routes/admin/server-status.tsx"),
      route("causas", "routes/admin/causas.tsx"),
      route("causas/verified", "routes/admin/causas-verified.tsx"),
      route("causas/folders", "routes/admin/causas-folders.tsx"),
      route("causas/workers", "routes/admin/workers-pjn.tsx"),
      route("workers/mev", "routes/admin/workers-mev.tsx"),
      route("notifications", "routes/admin/notifications.tsx"),
      route("support", "routes/admin/support.tsx"),
      route("marketing/templates", "routes/admin/templates.tsx"),
      route("marketing/templates/:id", "routes/admin/template.tsx"),
      route("notifications/judicial-movements", "routes/admin/judicial-movements.tsx"),
    ]),
    route("*", "routes/not-found.tsx", { id: "admin-404" }),
  ]),
  route("maintenance/404", "routes/not-found.tsx", { id: "maintenance-404" }),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
