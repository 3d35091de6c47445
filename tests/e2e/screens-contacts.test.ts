import { Contacts } from "@foja/core/practice/contacts";
import { Folders } from "@foja/core/practice/folders";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { stayAtEnd } from "./steps";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const LIST = "/apps/customer/customer-list";
const LONG = "Bermúdez Etcheverry, María de los Ángeles";

let ana: Tenant;
let contactId = "";
let caseId = "";

beforeAll(async () => {
  ana = await world.tenant();
  await ana.as(async () => {
    const folder = await Folders.create({
      folderName: "Bermúdez c/ Compañía Argentina de Telecomunicaciones S.A. s/ sumarísimo",
      customerName: "María de los Ángeles Bermúdez Etcheverry",
    });
    caseId = folder._id;
    const made = await Contacts.create({
      name: "María de los Ángeles",
      lastName: "Bermúdez Etcheverry",
      role: "cliente",
      document: "12345678",
      cuit: "20123456786",
      cbu: "2850590940090418135201",
      phone: "+54 11 4321-0000",
      email: "maria.delosangeles.bermudez@estudio-ejemplo.com.ar",
      company: "Bermúdez y Asociados",
      address: "Av. Corrientes 1234, 5.º B",
      city: "Ciudad Autónoma de Buenos Aires",
      state: "Ciudad Autónoma de Buenos Aires",
      zipCode: "C1043AAZ",
      folderIds: [caseId],
    });
    contactId = made._id;
    for (const [name, lastName, role] of [
      ["Bruno", "Bravo", "perito"],
      ["Carla", "Cano", "contraparte"],
      ["Diego", "Díaz", "letrado"],
      ["Elsa", "Espósito", "testigo"],
      ["Fabián", "Ferro", "mediador"],
    ] as const) {
      await Contacts.create({ name, lastName, role, folderIds: [caseId] });
    }
    await Contacts.create({
      name: "Transportes del Sur S.A.",
      type: "juridica",
      role: "contraparte",
      cuit: "30500010912",
      phone: "0223 495-1234",
    });
    await Contacts.create({ name: "Juzgado Nacional en lo Comercial N.º 12", role: "juzgado" });
  });
});

const FILE = "Nombre;Apellido;CUIT;Nota\nAna;Pérez;20-12345678-5;x\nLuz;Díaz;20-12345678-6;";

async function chooseFile(page: Page) {
  const buffer = Buffer.from(FILE);
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles({ name: "contactos.csv", mimeType: "text/csv", buffer });
  await seen(page, "Decí qué es cada columna.");
}

const onList = (name: string, prepare?: Screen["prepare"]): Screen => ({
  name,
  path: LIST,
  shows: "Cano, Carla",
  prepare,
});
const onImport = (name: string, prepare?: Screen["prepare"]): Screen => ({
  name,
  path: `${LIST}?importar=1`,
  shows: "Elegí un archivo CSV",
  prepare,
});

const screens: Screen[] = [
  onList("contacts"),
  { name: "contacts-no-match", path: `${LIST}?q=zzz`, shows: "Ningún contacto coincide" },
  { name: "contacts-archived", path: `${LIST}?vista=archivados`, shows: "No hay contactos" },
  onList("contacts-marked", async (page) => {
    await page.getByLabel("Marcar Cano, Carla").check();
    await stayAtEnd(page);
  }),
  onList("contact-menu", press(`Acciones de ${LONG}`)),
  onList("contacts-filters", async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await press("Filtros")(page);
  }),
  { name: "contact-card", path: `${LIST}?contact=:contact`, shows: "20-12345678-6" },
  { name: "contact-edit", path: `${LIST}?editar=:contact`, shows: "Guardar cambios" },
  {
    name: "contact-new-conflict",
    path: `${LIST}?nuevo=1`,
    shows: "Más datos",
    prepare: async (page) => {
      await page.getByText("Más datos").click();
      await seen(page, "O CUIL: once números.");
      await page.getByRole("dialog").getByLabel("Nombre", { exact: true }).fill("Carla Cano");
      await seen(page, "Ya figura en tu estudio.");
    },
  },
  onImport("contacts-import"),
  onImport("contacts-import-map", chooseFile),
  onImport("contacts-import-check", async (page) => {
    await chooseFile(page);
    await press("Probar")(page);
    await seen(page, "Descargar las filas con errores");
  }),
  {
    name: "case-people",
    path: "/apps/folders/details/:case",
    shows: "Elsa Espósito",
    prepare: async (page) => {
      await page
        .getByRole("region", { name: "Partes y contactos" })
        .getByRole("button", { name: "Agregar" })
        .click();
      await seen(page, "Transportes del Sur S.A.");
    },
  },
];

describe("the people of the practice, in pictures", () => {
  it.each(screens.map((screen) => [screen.name, screen] as const))(
    "%s passes axe in every width and mode",
    async (_, screen) => {
      const path = screen.path.replace(":contact", contactId).replace(":case", caseId);
      await examineScreen(world, { ...screen, path }, ana);
    },
  );
});
