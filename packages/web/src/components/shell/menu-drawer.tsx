import { Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { Drawer } from "~/components/ui/drawer";
import { IconButton } from "~/components/ui/icon-button";
import { NavGroups } from "./nav-groups";

/** The menu behind a button, where there is no space for it beside the page. */
export function MenuDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Abrir el menú" onClick={() => setOpen(true)} className="-ms-2 md:hidden">
        <MenuIcon aria-hidden />
      </IconButton>
      <Drawer side="start" title="Menú" open={open} onOpenChange={setOpen}>
        <NavGroups onNavigate={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
