import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { Popover } from "~/components/ui/popover";
import { SkeletonRows } from "~/components/ui/skeleton";
import { useAlertNotices } from "~/lib/alerts/use-alert-notices";
import { countText, useAlerts } from "~/lib/alerts/use-alerts";
import { lazyPage } from "~/lib/lazy-page";
import { useSession } from "~/lib/session/session";

const Latest = lazyPage(() => import("./latest-alerts"));

/** The bell: the number of unread alerts, and the latest ones behind it. */
export function NotificationsPopover() {
  const { user } = useSession();
  return user ? <BellOf userId={user._id} /> : null;
}

function BellOf({ userId }: { userId: string }) {
  useAlertNotices();
  const [open, setOpen] = useState(false);
  const unread = useAlerts(userId, true).rows?.length ?? 0;
  const label = unread === 0 ? "Avisos" : `Avisos: ${countText(unread)} sin leer`;
  const trigger = (
    <IconButton
      label={label}
      className="relative"
      onPointerEnter={Latest.preload}
      onFocus={Latest.preload}
    >
      <Bell aria-hidden strokeWidth={1.75} />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute end-0 top-0 min-w-4 rounded-full bg-danger px-1 text-center font-semibold text-[11px] text-on-danger leading-4 tabular-nums"
        >
          {countText(unread)}
        </span>
      )}
    </IconButton>
  );
  return (
    <Popover trigger={trigger} label="Avisos" open={open} onOpenChange={setOpen}>
      <Suspense fallback={<SkeletonRows rows={3} label="Cargando los avisos" />}>
        <Latest userId={userId} unread={unread} onLeave={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
