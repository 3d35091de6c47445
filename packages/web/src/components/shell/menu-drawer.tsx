import { Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { Drawer } from "~/components/ui/drawer";
import { IconButton } from "~/components/ui/icon-button";
import { MenuFoot } from "./menu-foot";
import { NavLines } from "./nav-lines";

/** The menu behind a button, where there is no space for it beside the page. */
export function MenuDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label="Abrir el menú" onClick={() => setOpen(true)} className="-ms-2 md:hidden">
        <MenuIcon aria-hidden />
      </IconButton>
      <Drawer side="start" title="Menú" open={open} onOpenChange={setOpen}>
        <NavLines onNavigate={close} />
        <div className="border-t px-6 py-3">
          <MenuFoot onNavigate={close} />
        </div>
      </Drawer>
    </>
  );
}
