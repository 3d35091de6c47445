import { lazyPage } from "~/lib/lazy-page";

/** The pages of the practice. Each one's code is its own file, loaded when visited. */
export const pages = {
  dashboard: lazyPage(() => import("~/features/dashboard/components/dashboard-page")),
  folders: lazyPage(() => import("~/features/folders/components/folders-page")),
  folderDetails: lazyPage(() => import("./case-page")),
  contacts: lazyPage(() => import("~/features/contacts/components/contacts-page")),
  tasks: lazyPage(() => import("~/features/tasks/components/tasks-page")),
  calendar: lazyPage(() => import("~/features/calendar/components/calendar-page")),
  calculators: lazyPage(() => import("~/features/calculators/components/calculators-page")),
  deadlines: lazyPage(() => import("~/features/deadlines/components/deadlines-page")),
  labor: lazyPage(() => import("~/features/labor/components/labor-page")),
  interest: lazyPage(() => import("~/features/interest/components/interest-page")),
  rates: lazyPage(() => import("~/features/rates/components/rates-page")),
  alerts: lazyPage(() => import("~/features/alerts/components/alerts-page")),
  novedades: lazyPage(() => import("~/features/novedades/components/novedades-page")),
  causas: lazyPage(() => import("~/features/causas/components/verified-page")),
  linkedFolders: lazyPage(() => import("~/features/causas/components/linked-folders-page")),
  pjnWorker: lazyPage(() => import("~/features/causas/components/pjn-worker-page")),
  mevWorker: lazyPage(() => import("~/features/causas/components/mev-worker-page")),
  portalNotices: lazyPage(() => import("../admin/notices-page")),
  judicialMovements: lazyPage(() => import("~/features/causas/components/judicial-movements-page")),
  account: lazyPage(() => import("~/features/profile/components/account-page")),
  profile: lazyPage(() => import("~/features/profile/components/profile-page")),
};
