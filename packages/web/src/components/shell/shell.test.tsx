// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { searchDialog } from "~/lib/search-dialog";
import { supportDialog } from "~/lib/support-dialog";
import { DEFAULTS, preferences, setPreferences } from "~/lib/theme/preferences";
import { calls, hides, shows } from "~/testing/press";
import { alert } from "~/testing/samples/alert";
import { clear, show } from "~/testing/stage";
import { GoogleNote } from "./google-note";
import { HelpCard } from "./help-card";
import HorizontalNav from "./horizontal-nav";
import LatestAlerts from "./latest-alerts";
import { BadgeLink } from "./menu-badge";
import { MenuDrawer } from "./menu-drawer";
import { MenuFoot } from "./menu-foot";
import { navFor } from "./nav";
import { NavLink } from "./nav-link";
import { PreferencesPanel } from "./preferences-panel";
import { SearchButton } from "./search-button";
import { Sidebar } from "./sidebar";

afterEach(async () => {
  await clear();
  searchDialog.set({ open: false });
  supportDialog.set({ open: false });
  setPreferences(DEFAULTS);
});

const supports = () => expect(supportDialog.get().open).toBe(true);

it("closes the note about Google until the tab closes", async () => {
  const { press } = show(<GoogleNote />, {
    answers: {
      "GET /api/users/*/google-calendar-status": {
        ...{ success: true, googleCalendarStatus: { state: "revoked" } },
      },
    },
  });
  await press("Cerrar este aviso", hides("Reconectá tu calendario"));
});

it.each([
  ["the card", <HelpCard key="1" />],
  ["the card of icons", <HelpCard key="2" compact />],
  ["the menu in one line", <HorizontalNav key="3" />],
])("opens support from %s", async (_, node) => {
  const { press } = show(node);
  await press("Soporte", supports);
});

it("opens the search and the menu, and folds the menu into icons", async () => {
  const search = show(<SearchButton />);
  await search.press(/^Buscar/, () => expect(searchDialog.get().open).toBe(true));
  clear();
  // Whose page stays at the address of the link, too.
  const drawer = show(<MenuDrawer />, { route: "*" });
  const inside = () => expect(document.querySelector("[role=dialog] nav")).not.toBeNull();
  await drawer.press("Abrir el menú", inside);
  const [link] = document.querySelectorAll<HTMLElement>("[role=dialog] nav a");
  const closed = () => expect(document.querySelector("[role=dialog]")).toBeNull();
  await drawer.press(link, closed);
  clear();
  const { press } = show(<Sidebar />);
  await press("Contraer el menú", () => expect(preferences.get().compact).toBe(true));
});

it("puts the appearance back to the original", async () => {
  setPreferences({ preset: "theme8" });
  const { press } = show(<PreferencesPanel />);
  await press("Apariencia", shows("Volver a lo original"));
  await press("Volver a lo original", () => expect(preferences.get().preset).toBe(DEFAULTS.preset));
});

it("marks all alerts as read, shows more of them, and leaves for their page", async () => {
  const alerts = [1, 2, 3, 4].map((n) =>
    alert({
      _id: `alr_${n}`,
      primaryText: `Aviso ${n}.`,
      createdAt: `2026-11-2${9 - n}T12:00:00.000Z`,
    }),
  );
  const onLeave = vi.fn();
  const { press, asks } = show(<LatestAlerts userId="usr_1" unread={4} onLeave={onLeave} />, {
    answers: { "GET /api/alert/useralerts/*": { success: true, alerts } },
  });
  await press("Ver todas", shows("Aviso 4."));
  await press("Marcar como leídos", asks("POST /api/alert/markAllAsRead"));
  await press("Abrir avisos", calls(onLeave));
});

it("leads from a line of the menu to its further pages, and to what waits on one of them", async () => {
  const line = navFor().find(({ id }) => id === "folders");
  if (!line?.countedPage) throw new Error("The line of the cases counts the novedades");
  const items = [{ id: "novedades", title: "Novedades", url: "/novedades", badge: 3 }];
  const onNavigate = vi.fn();
  const { press } = show(<NavLink line={line} onNavigate={onNavigate} />, {
    route: "*",
    answers: { "GET /api/menu/dashboard": { success: true, menu: [{ id: "folders", items }] } },
  });
  await press(`Páginas de ${line.label}`, shows(line.pages[1]?.label ?? ""));
  await press(new RegExp(`^${line.pages[1]?.label}`), calls(onNavigate));
  clear();
  const again = vi.fn();
  const badge = show(<BadgeLink page={line.countedPage} onNavigate={again} />, {
    route: "*",
    answers: { "GET /api/menu/dashboard": { success: true, menu: [{ id: "folders", items }] } },
  });
  await badge.press(/por resolver/, calls(again));
});

it("leads from the administration back to the practice", async () => {
  const onNavigate = vi.fn();
  const { press } = show(<MenuFoot onNavigate={onNavigate} />, { at: "/admin/users", route: "*" });
  await press("Volver al estudio", calls(onNavigate));
});
