import { Bell } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { Popover } from "~/components/ui/popover";

/** The bell. What it will hold arrives with the alerts; until then it tells the truth. */
export function NotificationsPopover() {
  const trigger = (
    <IconButton label="Notificaciones">
      <Bell aria-hidden strokeWidth={1.75} />
    </IconButton>
  );
  return (
    <Popover trigger={trigger} label="Notificaciones">
      <h2 className="border-b px-4 py-3 font-semibold">Notificaciones</h2>
      <p className="px-4 py-8 text-center text-ink-soft">No tenés notificaciones</p>
    </Popover>
  );
}
