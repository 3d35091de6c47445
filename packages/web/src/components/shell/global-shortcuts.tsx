import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "~/lib/paths";
import { useShortcuts } from "~/lib/shortcuts";

const ShortcutsHelp = lazy(() => import("./shortcuts-help"));

/** The shortcuts of every page: to other pages, and to the list of shortcuts. */
export function GlobalShortcuts() {
  const navigate = useNavigate();
  const [help, setHelp] = useState(false);
  useShortcuts({
    "g i": () => navigate(paths.dashboard),
    "g f": () => navigate(paths.folders.list),
    "g n": () => navigate(paths.novedades),
    "g c": () => navigate(paths.contacts.list),
    "g t": () => navigate(paths.tasks.list),
    "g l": () => navigate(paths.calculators.list),
    "g k": () => navigate(paths.calendar.main),
    "?": () => setHelp(true),
  });
  return <Suspense>{help && <ShortcutsHelp onClose={() => setHelp(false)} />}</Suspense>;
}
