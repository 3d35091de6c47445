import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";

/** The sign-in screens answer at two addresses: /login and /auth/login. */
const authScreens = (group: string): RouteConfigEntry[] =>
  ["login", "register", "forgot-password", "check-mail", "reset-password", "code-verification"].map(
    (name) => route(name, `routes/auth/${name}.tsx`, { id: `${group}/${name}` }),
  );

export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/landing.tsx"),
    route("plans", "routes/site/plans.tsx"),
    route("guides", "routes/site/guides.tsx"),
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
  layout("routes/auth/layout.tsx", authScreens("auth")),
  ...prefix("auth", [
    route("google", "routes/auth/google.tsx"),
    layout("routes/auth/layout.tsx", { id: "auth-prefixed" }, authScreens("auth-prefixed")),
  ]),
  layout("routes/app/layout.tsx", [
    route("dashboard/default", "routes/app/dashboard.tsx"),
    route("apps/folders/list", "routes/app/folders-list.tsx"),
    route("apps/folders/details/:id", "routes/app/folder-details.tsx"),
    route("apps/customer/customer-list", "routes/app/contacts.tsx"),
    route("tareas", "routes/app/tasks.tsx"),
    route("notificaciones", "routes/app/alerts.tsx"),
    route("novedades", "routes/app/novedades.tsx"),
    route("eliminadas", "routes/app/trash.tsx"),
    route("suscripciones/tables", "routes/app/plans.tsx"),
    route("apps/subscription/success", "routes/app/subscription-success.tsx"),
    route("apps/subscription/error", "routes/app/subscription-error.tsx"),
    route("apps/calendar", "routes/app/calendar.tsx"),
    route("auth/google-calendar", "routes/app/google-calendar.tsx"),
    route("apps/calendar/availability", "routes/app/availability.tsx"),
    route("apps/calendar/reservations", "routes/app/reservations.tsx"),
    route("apps/calendar/reservations/:id", "routes/app/reservation.tsx"),
    route("apps/calendar/booking-config", "routes/app/booking-config.tsx"),
    route("apps/calc", "routes/app/calculators.tsx"),
    route("apps/calc/plazos", "routes/app/calc-plazos.tsx"),
    route("apps/calc/labor", "routes/app/calc-labor.tsx"),
    route("apps/calc/intereses", "routes/app/calc-intereses.tsx"),
    route("apps/calc/civil", "routes/app/calc-civil.tsx"),
    route("apps/calc/previsional", "routes/app/calc-previsional.tsx"),
    route("apps/profiles/account/:tab?", "routes/app/account.tsx"),
    route("apps/profiles/user/:tab?", "routes/app/profile.tsx"),
  ]),
  route("admin", "routes/admin.tsx", [
    layout("routes/admin/layout.tsx", [
      index("routes/admin/home.tsx"),
      route("tasas", "routes/admin/rates.tsx"),
      route("causas", "routes/admin/causas.tsx"),
      route("causas/verified", "routes/admin/causas-verified.tsx"),
      route("causas/folders", "routes/admin/causas-folders.tsx"),
      route("causas/workers", "routes/admin/workers-pjn.tsx"),
      route("workers/mev", "routes/admin/workers-mev.tsx"),
      route("notifications", "routes/admin/notifications.tsx"),
      route("notifications/judicial-movements", "routes/admin/judicial-movements.tsx"),
    ]),
    route("*", "routes/not-found.tsx", { id: "admin-404" }),
  ]),
  route("maintenance/404", "routes/not-found.tsx", { id: "maintenance-404" }),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
