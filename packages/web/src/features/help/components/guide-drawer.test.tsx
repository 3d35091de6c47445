// @vitest-environment happy-dom
import { afterEach, it, vi } from "vitest";
import { calls, goesTo, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import GuideDrawer from "./guide-drawer";
import { GuideText } from "./guide-text";
import { HowTo } from "./how-to";

afterEach(clear);

it("closes the drawer when its article is opened as a page", async () => {
  const onClose = vi.fn();
  const { press } = show(<GuideDrawer slug="primera-causa" onClose={onClose} />);
  await press("Leerla en una página", calls(onClose));
});

it("follows a link between articles within the application", async () => {
  const html = '<p><a href="/guides/importar-contactos?de=1">Importar contactos</a></p>';
  const { press } = show(<GuideText html={html} base="/ayuda" />);
  await press("Importar contactos", goesTo("/ayuda/importar-contactos?de=1"));
});

it("opens the article about the screen", async () => {
  const { press } = show(<HowTo />, { at: "/apps/folders" });
  await press("¿Cómo se usa?", shows("Con la carátula alcanza para empezar"));
});

it("opens the one about a page of its own below another's address", async () => {
  const { press } = show(<HowTo />, { at: "/apps/folders/import" });
  await press("¿Cómo se usa?", shows("Pegás tu lista o soltás tu planilla"));
});
