import { menuFor } from "@foja/core/operations/menu/menu.rules";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "~/routes";
import { isCurrent, navFor } from "./nav";

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

it("has every item once, under a heading, with one of them current on each page", () => {
  const shown = navFor("ADMIN_ROLE").flatMap((group) => group.items);
  expect(shown.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  for (const item of shown) {
    if (!item.to) continue;
    const current = shown.filter((one) => isCurrent(one, item.to ?? ""));
    expect(current.map(({ id }) => id)).toEqual([item.id]);
  }
});

it("leaves out what a role in the practice does not open, and a heading with nothing below", () => {
  const labelsOf = (...asked: Parameters<typeof navFor>) =>
    navFor(...asked).flatMap(({ label, items: own }) => [label, ...own.map((item) => item.label)]);
  const money = ["Facturación", "Resumen", "Facturas", "Datos de facturación"];
  const all = labelsOf("USER_ROLE");
  expect(all).toEqual(expect.arrayContaining([...money, "Planes"]));
  const without = (gone: string[]) => all.filter((label) => !gone.includes(label));
  expect(labelsOf("USER_ROLE", "abogado")).toEqual(without(["Datos de facturación", "Planes"]));
  expect(labelsOf("USER_ROLE", "asistente")).toEqual(without([...money, "Planes"]));
});

it("leaves the administration to who administers, and what a plan lacks", () => {
  expect(navFor("USER_ROLE").map(({ label }) => label)).not.toContain("Administración");
  const without = menuFor({ role: "USER_ROLE", features: [] }).flatMap((group) => group.items);
  const ids = without.map(({ id }) => id);
  expect([ids.includes("bookingConfig"), ids.includes("reservations")]).toEqual([false, true]);
});
