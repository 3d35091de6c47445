import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { markFollowed } from "~/components/ui/link";
import { afterPaint } from "~/lib/after-paint";
import { paths } from "~/lib/paths";
import { useShortcuts } from "~/lib/shortcuts";

const ShortcutsHelp = lazy(() => import("./shortcuts-help"));

/** The shortcuts of every page: to other pages, and to the list of shortcuts. */
export function GlobalShortcuts() {
  const navigate = useNavigate();
  const [help, setHelp] = useState(false);
  const to = (path: string) => () => {
    markFollowed(path);
    afterPaint(() => void navigate(path));
  };
  useShortcuts({
    "g i": to(paths.dashboard),
    "g f": to(paths.folders.list),
    "g n": to(paths.novedades),
    "g c": to(paths.contacts.list),
    "g t": to(paths.tasks.list),
    "g l": to(paths.calculators.list),
    "g k": to(paths.calendar.main),
    "?": () => setHelp(true),
  });
  return <Suspense>{help && <ShortcutsHelp onClose={() => setHelp(false)} />}</Suspense>;
}
