import { Users } from "@foja/core/accounts/users";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { openWorld } from "./world";

const world = openWorld();
const HOME = "/dashboard/default";
let ana: Tenant;

beforeAll(async () => {
  ana = await world.tenant({ withPassword: true });
  await ana.as(() => Users.addSkills({ skills: [{ name: "CPACF", taxCode: 20123456786 }] }));
});

const onHome = (name: string, prepare?: Screen["prepare"]): Screen => ({
  name,
  path: HOME,
  shows: "Cargar la primera",
  prepare,
});

const profile = (tab: string, shows: string): Screen => ({
  name: `profile-${tab}`,
  path: `/apps/profiles/user/${tab}`,
  shows,
});

const account = (tab: string, shows: string, name = tab, prepare?: Screen["prepare"]): Screen => ({
  name: `account-${name}`,
  path: `/apps/profiles/account/${tab}`,
  shows,
  prepare,
});

const screens: Screen[] = [
  onHome("dashboard-empty"),
  onHome("appearance", press("Apariencia")),
  onHome("notifications", press(/^Avisos/)),
  onHome("own-menu", press("Mi cuenta")),
  onHome("menu", async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await press("Abrir el menú")(page);
  }),
  {
    name: "unanswered",
    path: HOME,
    shows: "No pudimos abrir tu estudio",
    expects: /ERR_FAILED/,
    arrange: (page) => page.route("**/api/auth/me", (route) => route.abort()),
  },
  {
    name: "not-loaded",
    path: "/apps/profiles/user/personal",
    shows: "Error al cargar la página",
    expects: /ERR_FAILED|PageLoadError/,
    arrange: (page) => page.route(/assets\/profile-page/, (route) => route.abort()),
  },
  { name: "cases-empty", path: "/apps/folders/list", shows: "Todavía no hay causas" },
  profile("personal", "Datos completos"),
  profile("professional", "CPACF"),
  profile("settings", "Resumen diario"),
  account("my-account", "Mis datos"),
  account("password", "Contraseña actual"),
  account("role", "Tu rol"),
  account("settings", "Este dispositivo"),
  account("settings", "Este dispositivo", "deactivate", press("Desactivar mi cuenta")),
];

describe.each(screens)("$name", (screen) => {
  it("is for everybody at every width, in both modes", () => examineScreen(world, screen, ana));
});
