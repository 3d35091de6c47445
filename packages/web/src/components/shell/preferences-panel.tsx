import { Palette } from "lucide-react";
import { Suspense } from "react";
import { Drawer } from "~/components/ui/drawer";
import { IconButton } from "~/components/ui/icon-button";
import { appearancePanel } from "~/lib/appearance-panel";
import { lazyPage } from "~/lib/lazy-page";
import { useStore } from "~/lib/store";

const PreferencesFields = lazyPage(() => import("./preferences-fields"));

/** The appearance of Foja on this device: stored here, never sent anywhere. */
export function PreferencesPanel() {
  const { open } = useStore(appearancePanel);
  const setOpen = (isOpen: boolean) => appearancePanel.set({ open: isOpen });
  return (
    <>
      <IconButton
        label="Apariencia"
        onPointerEnter={PreferencesFields.preload}
        onFocus={PreferencesFields.preload}
        onClick={() => setOpen(true)}
      >
        <Palette aria-hidden strokeWidth={1.75} />
      </IconButton>
      <Drawer title="Apariencia" open={open} onOpenChange={setOpen}>
        <Suspense>
          <PreferencesFields />
        </Suspense>
      </Drawer>
    </>
  );
}
