import { lazyPage } from "~/lib/lazy-page";

/** The pages that are loaded in advance; apart, so that the first visit does not pay for the list of all. */
export const likely = {
  dashboard: lazyPage(() => import("./dashboard-desk")),
  folders: lazyPage(() => import("~/features/folders/components/folders-page")),
  calculators: lazyPage(() => import("~/features/calculations/saved/components/calculators-page")),
};
