import { menuFor } from "@foja/core/operations/menu/menu.rules";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "~/routes";
import { adminNav, isCurrent, navFor, tabsFor } from "./nav";

/** The addresses of the routes, except those with a variable part. */
const addresses = (entries: readonly RouteConfigEntry[], under = ""): string[] =>
  entries.flatMap(({ path = "", children = [] }) => {
    const own = path ? `${under}/${path}` : under;
    return [own, ...addresses(children, own)];
  });

const items = menuFor({ role: "ADMIN_ROLE" }).flatMap((group) => group.items);

it("leads to pages that exist", async () => {
  const known = new Set(addresses(await routes));
  const isKnown = (url: string) =>
    known.has(url) ||
    known.has(`${url}/:slug?`) ||
    known.has(url.replace(/[^/]+$/, ":tab")) ||
    known.has(url.replace(/[^/]+$/, ":tab?"));
  const lost = items.flatMap(({ url }) => (url && !isKnown(url) ? [url] : []));
  expect(lost).toEqual([]);
});

const BOTH = [navFor(), adminNav()];

it("has every page once, in one line, and one of them is current on each page", () => {
  const pages = BOTH.flat().flatMap((line) => line.pages);
  expect(pages.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  for (const menu of BOTH) {
    for (const { id, to } of menu.flatMap((line) => line.pages)) {
      if (!to) continue;
      const current = menu.flatMap((line) => line.pages).filter((one) => isCurrent(one, to));
      expect(current.map((one) => one.id)).toEqual([id]);
    }
  }
});

it("has fourteen lines at most, each leading to its first page", () => {
  expect(navFor().map(({ label, to }) => [label, to])).toEqual([
    ["Inicio", "/dashboard/default"],
    ["Causas", "/apps/folders/list"],
    ["Contactos", "/apps/customer/customer-list"],
    ["Tareas", "/tareas"],
    ["Mensajes", "/apps/chat"],
    ["Documentos", "/apps/documents"],
    ["Agenda", "/apps/calendar"],
    ["Citas", "/apps/calendar/reservations"],
    ["Cálculos", "/apps/calc"],
    ["Facturación", "/apps/invoice/dashboard"],
    ["Perfil", "/apps/profiles/user/personal"],
    ["Cuenta", "/apps/profiles/account/my-account"],
    ["Planes", "/suscripciones/tables"],
    ["Ayuda", "/ayuda"],
  ]);
  expect(adminNav().length).toBeLessThanOrEqual(14);
});

it("leaves out what a role in the practice does not open", () => {
  const labelsOf = (...asked: Parameters<typeof navFor>) =>
    navFor(...asked).flatMap(({ label, pages }) => [label, ...pages.map((page) => page.label)]);
  const money = ["Facturación", "Resumen", "Facturas", "Datos de facturación"];
  const all = labelsOf();
  expect(all).toEqual(expect.arrayContaining([...money, "Planes"]));
  const without = (gone: string[]) => all.filter((label) => !gone.includes(label));
  expect(labelsOf("abogado")).toEqual(without(["Datos de facturación", "Planes"]));
  expect(labelsOf("asistente")).toEqual(without([...money, "Planes"]));
  const settings = ["Datos de facturación", "Planes", "Configuración de reservas"];
  expect(labelsOf("lectura")).toEqual(without(settings));
});

it("leaves out what a plan lacks", () => {
  const without = menuFor({ role: "USER_ROLE", features: [] }).flatMap((group) => group.items);
  const ids = without.map(({ id }) => id);
  expect([ids.includes("bookingConfig"), ids.includes("reservations")]).toEqual([false, true]);
});

it("shows the pages of a group as tabs where there are several, and none on a page below them", () => {
  const tabsAt = (pathname: string) => tabsFor(navFor(), pathname).map(({ label }) => label);
  expect(tabsAt("/apps/folders/list")).toEqual([
    "Causas",
    "Novedades",
    "Para avisar",
    "Correo sin causa",
    "Lo que se pierde",
  ]);
  expect(tabsAt("/apps/calc/labor")).toEqual([
    "Mis cálculos",
    "Laboral",
    "Intereses",
    "Por rubro",
    "Diferencias",
    "Horas extra",
    "Alimentos",
    "Plazos",
    "Prescripción",
    "Caducidad",
    "Honorarios",
    "Prorrateo",
    "ART",
    "Civil",
    "Tasa de justicia",
    "Movilidad",
  ]);
  expect(tabsAt("/apps/folders/details/fld_1")).toEqual([]);
  expect(tabsAt("/tareas")).toEqual([]);
  expect(tabsAt("/eliminadas")).toEqual([]);
});
