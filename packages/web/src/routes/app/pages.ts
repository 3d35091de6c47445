import { lazyPage } from "~/lib/lazy-page";

/** The pages of the practice. Each one's code is its own file, loaded when visited. */
export const pages = {
  dashboard: lazyPage(() => import("~/features/dashboard/components/dashboard-page")),
  folders: lazyPage(() => import("~/features/folders/components/folders-page")),
  folderDetails: lazyPage(() => import("./case-page")),
  contacts: lazyPage(() => import("~/features/contacts/components/contacts-page")),
  tasks: lazyPage(() => import("~/features/tasks/components/tasks-page")),
  calendar: lazyPage(() => import("~/features/calendar/components/calendar-page")),
  availability: lazyPage(() => import("~/features/availability/components/availability-page")),
  reservations: lazyPage(() => import("~/features/reservations/components/reservations-page")),
  reservation: lazyPage(() => import("~/features/reservations/components/reservation-page")),
  bookingConfig: lazyPage(() => import("~/features/booking/components/config-page")),
  calculators: lazyPage(() => import("~/features/calculations/saved/components/calculators-page")),
  deadlines: lazyPage(() => import("~/features/calculations/deadlines/components/deadlines-page")),
  labor: lazyPage(() => import("~/features/calculations/labor/components/labor-page")),
  interest: lazyPage(() => import("~/features/calculations/interest/components/interest-page")),
  rates: lazyPage(() => import("~/features/admin/rates/components/rates-page")),
  alerts: lazyPage(() => import("~/features/alerts/components/alerts-page")),
  novedades: lazyPage(() => import("./novedades-desk")),
  trash: lazyPage(() => import("~/features/trash/components/trash-page")),
  plans: lazyPage(() => import("~/features/plans/components/plans-page")),
  causas: lazyPage(() => import("~/features/admin/causas/components/verified-page")),
  linkedFolders: lazyPage(() => import("~/features/admin/causas/components/linked-folders-page")),
  pjnWorker: lazyPage(() => import("~/features/admin/causas/components/pjn-worker-page")),
  mevWorker: lazyPage(() => import("~/features/admin/causas/components/mev-worker-page")),
  portalNotices: lazyPage(() => import("../admin/notices-page")),
  judicialMovements: lazyPage(
    () => import("~/features/admin/causas/components/judicial-movements-page"),
  ),
  account: lazyPage(() => import("~/features/profile/components/account-page")),
  profile: lazyPage(() => import("~/features/profile/components/profile-page")),
};
