import { Brand } from "~/components/brand";
import { Link } from "~/components/ui/link";
import { cn } from "~/lib/cn";
import { paths } from "~/lib/paths";
import { ConnectionMark } from "./connection-mark";
import { MenuDrawer } from "./menu-drawer";
import { NotificationsPopover } from "./notifications-popover";
import { PracticeMark } from "./practice-mark";
import { PreferencesPanel } from "./preferences-panel";
import { ProfileMenu } from "./profile-menu";
import { SearchButton } from "./search-button";

/** The line above every page. With the horizontal menu it also carries the brand. */
export function Header({ withBrand }: { withBrand: boolean }) {
  return (
    <header className="sticky top-0 z-20 border-b bg-paper">
      <div
        className={cn(
          "flex h-14 items-center gap-1 px-4 sm:px-6",
          withBrand && "mx-auto max-w-[1240px] md:px-10",
        )}
      >
        <MenuDrawer />
        <Link
          to={paths.dashboard}
          aria-label="Foja, ir al inicio"
          className={cn("ms-1 rounded-sm md:ms-0", !withBrand && "md:hidden")}
        >
          <Brand />
        </Link>
        <SearchButton />
        <PracticeMark />
        <div className="ms-auto flex items-center gap-0.5">
          <ConnectionMark />
          <PreferencesPanel />
          <NotificationsPopover />
          <ProfileMenu />
        </div>
      </div>
      <PracticeMark below />
    </header>
  );
}
