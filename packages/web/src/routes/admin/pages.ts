import { lazyPage } from "~/lib/lazy-page";

/** The pages of the administration, apart from the practice's, whose first visit does not pay for them. */
export const pages = {
  users: lazyPage(() => import("~/features/admin/users/components/users-page")),
  campaigns: lazyPage(
    () => import("~/features/admin/marketing/campaigns/components/campaigns-page"),
  ),
  marketingContacts: lazyPage(
    () => import("~/features/admin/marketing/subscribers/components/contacts-page"),
  ),
  rates: lazyPage(() => import("~/features/admin/rates/components/rates-page")),
  acts: lazyPage(() => import("~/features/admin/acts/components/acts-page")),
  serverStatus: lazyPage(() => import("~/features/admin/status/components/status-page")),
  plans: lazyPage(() => import("~/features/admin/plans/components/plans-page")),
  causas: lazyPage(() => import("~/features/admin/causas/components/verified-page")),
  linkedFolders: lazyPage(() => import("~/features/admin/causas/components/linked-folders-page")),
  pjnWorker: lazyPage(() => import("~/features/admin/causas/components/pjn-worker-page")),
  mevWorker: lazyPage(() => import("~/features/admin/causas/components/mev-worker-page")),
  portalNotices: lazyPage(() => import("./notices-page")),
  judicialMovements: lazyPage(
    () => import("~/features/admin/causas/components/judicial-movements-page"),
  ),
  support: lazyPage(() => import("~/features/admin/support/components/support-page")),
  templates: lazyPage(() => import("~/features/admin/templates/components/templates-page")),
  template: lazyPage(() => import("~/features/admin/templates/components/template-page")),
};
