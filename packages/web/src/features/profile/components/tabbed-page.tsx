import type { ReactNode } from "react";
import { Navigate, useParams } from "react-router";
import { PageHeader } from "~/components/ui/page-header";
import { LinkTabs, type Tab } from "~/components/ui/tabs";

/** A tab; without a label it has an address and is not shown. */
export type TabPage = { label?: string; to: string; content: ReactNode };

/** The address of a tab that stands on another page by now: it leads there. */
export const moved = (to: string): TabPage => ({
  to,
  content: <Navigate to={to} replace />,
});

/** A page whose tabs have addresses; without a tab, or with an unknown one, the first is shown. */
export function TabbedPage({ title, tabs }: { title: string; tabs: Record<string, TabPage> }) {
  const { tab = "" } = useParams();
  const pages = Object.values(tabs);
  const current = Object.hasOwn(tabs, tab) ? tabs[tab] : undefined;
  if (!current) return pages[0] ? <Navigate to={pages[0].to} replace /> : null;
  return (
    <>
      <PageHeader title={title} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-10">
        <LinkTabs tabs={pages.filter(isShown)} label={title} />
        <div>{current.content}</div>
      </div>
    </>
  );
}

const isShown = (page: TabPage): page is TabPage & Tab => page.label !== undefined;
