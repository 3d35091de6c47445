import { useLocation } from "react-router";
import { RowTabs } from "~/components/ui/row-tabs";
import { MenuBadge } from "./menu-badge";
import { tabsFor } from "./nav";
import { useNavLines } from "./use-nav-lines";

/** The pages of the group that is open, as tabs above the page; none for a page that stands alone. */
export function PageTabs() {
  const { pathname } = useLocation();
  const pages = tabsFor(useNavLines(), pathname);
  if (pages.length === 0) return null;
  const tabs = pages.map(({ label, to = "", counted }) => ({
    ...{ to, label, current: to === pathname },
    mark: counted && <MenuBadge counted={counted} />,
  }));
  return <RowTabs label="Páginas del grupo" tabs={tabs} className="mb-5" />;
}
