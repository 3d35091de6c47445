import { useMatches } from "react-router";
import { Breadcrumbs, type Crumb } from "~/components/ui/breadcrumbs";
import { dynamicTitle, type PageHandle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { useStore } from "~/lib/store";

const home: Crumb = { label: "Inicio", to: paths.dashboard };

/** The breadcrumbs of the page being shown, from its route's handle. */
export function PageCrumbs() {
  const { title } = useStore(dynamicTitle);
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  if (!handle || handle.title === home.label) return null;
  const crumbs = [
    home,
    ...(handle.section ? [handle.section] : []),
    { label: title ?? handle.title },
  ];
  return (
    <div className="mb-3">
      <Breadcrumbs crumbs={crumbs} />
    </div>
  );
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "title" in handle;
