import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { Breadcrumbs, type Crumb } from "~/components/ui/breadcrumbs";
import { dynamicTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { useStore } from "~/lib/store";

/** The label that the specification requires (§2, «Home > Causas»). */
const home: Crumb = { label: "Home", to: paths.dashboard };
/** The title of the page that this step leads to, which needs no link to itself. */
const FIRST_PAGE = "Inicio";

/** The breadcrumbs of the current page, from its route's handle, and its help. */
export function PageCrumbs({ help }: { help?: ReactNode }) {
  const { title, section } = useStore(dynamicTitle);
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  if (!handle || handle.title === FIRST_PAGE) return null;
  const within = section ?? handle.section;
  const crumbs = [home, ...(within ? [within] : []), { label: title ?? handle.title }];
  return (
    <div className="mb-3 flex items-center justify-between gap-x-4">
      <Breadcrumbs crumbs={crumbs} />
      {help}
    </div>
  );
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "title" in handle;
