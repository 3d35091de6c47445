import { Folders } from "@foja/core/practice/folders";
import { describe, expect, it, onTestFinished } from "vitest";
import { openRoad } from "./road";
import { heading, hydrated, open, seen, withoutCode } from "./visit";
import { openWorld } from "./world";

const { visit, tenant, foja } = openWorld();
const FOLDERS_CODE = /\/assets\/folders-page-.*\.js/;
/** Chromium's messages about lost responses and sockets. */
const COMPLAINTS = /503|PageLoadError|WebSocket/;

/** Opens the list of cases over a connection that loses its code so many times. */
async function goByRoad(losing: { times: number }) {
  const road = await openRoad(
    foja().url,
    (path, lost) => FOLDERS_CODE.test(path) && lost < losing.times,
  );
  onTestFinished(road.close);
  const { page } = await visit({ as: await tenant(), url: road.url, expects: COMPLAINTS });
  await page.goto("/apps/folders/list");
  return { page, road };
}

describe("a page's code", () => {
  it("is reported missing after three more tries", async () => {
    const losing = { times: 100 };
    const { page, road } = await goByRoad(losing);
    await page.getByRole("alert").getByText("Error al cargar la página").waitFor();
    expect(road.lost()).toBe(4);
    losing.times = 0;
    await page.getByRole("button", { name: "Recargar la página" }).click();
    await heading(page, "Causas", 1);
  });

  it("may arrive at the second try", async () => {
    const { page } = await goByRoad({ times: 1 });
    await heading(page, "Causas", 1);
  });
});

describe("the list of cases", () => {
  it.each([390, 1440])(
    "can be read at %i px before its code arrives, and is asked for once",
    async (width) => {
      const ana = await tenant();
      const name = "Gómez, Rosa c/ Aseguradora del Sur S.A. s/ despido";
      await ana.as(() => Folders.create({ folderName: name }));
      const { page } = await visit({ as: ana, width });
      const asked: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/api\/(auth\/me|folders\/user\/)/.test(pathname)) asked.push(pathname);
      });
      const arrive = await withoutCode(page);
      await page.goto("/apps/folders/list", { waitUntil: "commit" });
      await page.locator("[inert] [data-early-rows]").getByText(name).waitFor();
      arrive();
      await page.getByRole("link", { name }).waitFor();
      expect(asked.sort()).toEqual(["/api/auth/me", `/api/folders/user/${ana.userId}`]);
    },
  );
});

describe("a form whose code is on its way", () => {
  it.each([
    ["/register", ["Nombre", "Apellido"]],
    ["/forgot-password", ["E-mail"]],
    ["/login", ["E-mail"]],
  ])("keeps what is typed at %s meanwhile", async (path, labels) => {
    const { page } = await visit();
    const arrive = await withoutCode(page);
    await page.goto(path, { waitUntil: "commit" });
    for (const label of labels) await page.getByLabel(label, { exact: true }).fill("ana@foja.ar");
    arrive();
    await hydrated(page);
    await page.getByLabel("E-mail").press("End");
    for (const label of labels) {
      await expect
        .poll(() => page.getByLabel(label, { exact: true }).inputValue())
        .toBe("ana@foja.ar");
    }
    if (path !== "/forgot-password") return;
    await page.getByRole("button", { name: "Enviar instrucciones" }).click();
    await heading(page, "Revisá tu correo");
  });
});

describe("a fault that goes away", () => {
  it.each([
    ["/login", "Ingresar", "Credenciales inválidas"],
    ["/forgot-password", "Enviar instrucciones", "Revisá tu correo"],
  ])("does not take the button at %s from under the finger", async (path, button, then) => {
    const { page } = await visit({ expects: /401/ });
    await page.clock.install();
    await open(page, path);
    await page.getByLabel("E-mail").fill("ana@");
    await page.getByLabel("E-mail").blur();
    await seen(page, "Debe ser un e-mail válido");
    if (path === "/login") await page.getByLabel("Contraseña", { exact: true }).fill("No-es-1");
    await page.getByLabel("E-mail").fill("ana@ejemplo.com.ar");
    const box = await page.getByRole("button", { name: button, exact: true }).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) - 3);
    await page.mouse.down();
    await page.clock.runFor(200);
    await page.mouse.up();
    await seen(page, then);
  });
});
