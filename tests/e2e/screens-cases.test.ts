import { Folders } from "@foja/core/practice/folders";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { deleteByMenu, stayAtEnd } from "./steps";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const LIST = "/apps/folders/list";
const LEDESMA = "Ledesma s/ sucesión";
const RIOS = "Ríos s/ amparo";
const LONG =
  "Asociación Civil de Consumidores y Usuarios de la República c/ Compañía Argentina de " +
  "Telecomunicaciones del Litoral S.A. y otros s/ sumarísimo";

let ana: Tenant;
let caseId = "";

beforeAll(async () => {
  ana = await world.tenant();
  await ana.as(async () => {
    const first = await Folders.create({
      folderName: LONG,
      customerName: "Bermúdez Etcheverry, María de los Ángeles",
      materia: "Daños y perjuicios",
      folderFuero: "Comercial",
      folderJuris: "Ciudad Autónoma de Buenos Aires",
      status: "enProceso",
      initialDateFolder: "2026-03-02",
      description: "Cobro indebido de cargos por mora.\nPericia contable pendiente.",
    });
    caseId = first._id;
    await Folders.create({ folderName: LEDESMA, status: "pendiente" });
    await Folders.create({ folderName: "Godoy c/ Frigorífico s/ despido", status: "cerrada" });
    await Folders.create({ folderName: RIOS });
  });
});

const onList = (name: string, prepare?: Screen["prepare"]): Screen => ({
  name,
  path: LIST,
  shows: LEDESMA,
  prepare,
});

const FULL = {
  message: "Llegaste al límite de 5 causas de tu plan Gratuito.",
  limitInfo: { resourceType: "folders", currentCount: 5, limit: 5, plan: "free" },
};

const onNew = (name: string, rest: Partial<Screen> = {}): Screen => ({
  name,
  path: `${LIST}?nueva=1`,
  shows: "Como figura en el expediente",
  ...rest,
});

const screens: Screen[] = [
  { name: "dashboard", path: "/dashboard/default", shows: LEDESMA },
  onList("cases"),
  { name: "cases-no-match", path: `${LIST}?q=zzz`, shows: "Ninguna causa coincide" },
  { name: "cases-archived", path: `${LIST}?vista=archivadas`, shows: "No hay causas archivadas." },
  onList("cases-peek", async (page) => {
    await page.getByRole("link", { name: LONG }).click();
    await seen(page, "Abrir la causa");
  }),
  onList("cases-marked", async (page) => {
    await page.getByLabel(`Marcar ${LEDESMA}`).check();
    await stayAtEnd(page);
  }),
  onList("case-menu", press(`Acciones de ${LEDESMA}`)),
  onList("columns", press("Elegir columnas")),
  onList("cases-filters", async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await press("Filtros")(page);
  }),
  onNew("case-new"),
  onNew("case-new-client", {
    prepare: async (page) => {
      await page.getByText("Más datos").click();
      await page.getByRole("combobox", { name: "Cliente" }).fill("Marcos Sosa");
      await page.getByRole("option", { name: "Crear «Marcos Sosa»" }).waitFor();
    },
  }),
  onNew("case-new-faults", {
    prepare: async (page) => {
      await page.getByText("Más datos").click();
      await page.getByLabel("Fecha de inicio").fill("31/02/2026");
      await press("Crear causa")(page);
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  }),
  onNew("session-ended", {
    expects: /401/,
    prepare: async (page) => {
      await page.route("**/api/folders", (route) => route.fulfill({ status: 401, json: {} }));
      await page.getByRole("dialog").getByRole("textbox", { name: "Carátula" }).fill("Una causa");
      await press("Crear causa")(page);
      await seen(page, "Tu sesión ha expirado");
    },
  }),
  onNew("plan-limit", {
    expects: /403/,
    prepare: async (page) => {
      // The plan was filled by others since the form was opened.
      await page.route("**/api/folders", (route) => route.fulfill({ status: 403, json: FULL }));
      await page.getByRole("dialog").getByRole("textbox", { name: "Carátula" }).fill("La sexta");
      await press("Crear causa")(page);
      await seen(page, "Límite alcanzado");
    },
  }),
  { name: "case", path: "/apps/folders/details/:id", shows: "Pericia contable" },
  { name: "case-edit", path: "/apps/folders/details/:id?editar=:id", shows: "Guardar cambios" },
  {
    name: "case-missing",
    path: "/apps/folders/details/fol_01ARZ3NDEKTSV4RRFFQ69G5FAV",
    shows: "Esta causa no está en tu estudio",
    expects: /404/,
  },
  {
    name: "case-unread",
    path: "/apps/folders/details/:id",
    shows: "No pudimos mostrar esta causa",
    expects: /403/,
    arrange: (page) =>
      page.route("**/api/folders/*", (route) => route.fulfill({ status: 403, json: {} })),
  },
  onList("case-deleted", async (page) => {
    await press(`Acciones de ${RIOS}`)(page);
    await deleteByMenu(page);
    await seen(page, "Causa eliminada");
  }),
];

describe.each(screens)("$name", (screen) => {
  it("is for everybody at every width, in both modes", () =>
    examineScreen(world, { ...screen, path: screen.path.replaceAll(":id", caseId) }, ana));
});

describe("a plan with no room", () => {
  it("says so before the form, for everybody at every width, in both modes", async () => {
    const full = await world.tenant();
    await full.as(async () => {
      for (let n = 1; n <= 5; n += 1) await Folders.create({ folderName: `Causa ${n} s/ daños` });
    });
    const screen = { name: "case-new-full", path: `${LIST}?nueva=1`, shows: /^Llegaste a 5 de 5/ };
    await examineScreen(world, screen, full);
  });
});
