import { describe, expect, it } from "vitest";
import { refusedPage } from "./role-pages";

describe("a page that a role may not open", () => {
  it.each([
    ["asistente", "/apps/invoice/list", "ve facturas"],
    ["asistente", "/apps/invoice/details/inv_1", "ve facturas"],
    ["asistente", "/apps/invoice/create", "ve facturas"],
    ["asistente", "/apps/calendar/booking-config", undefined],
    ["asistente", "/apps/folders/list", undefined],
    ["lectura", "/apps/invoice/list", undefined],
    ["lectura", "/apps/invoice/create", "hace facturas"],
    ["lectura", "/apps/calendar/booking-config", "cambia la configuración de reservas"],
    ["abogado", "/apps/invoice/edit/inv_1", undefined],
    ["titular", "/apps/invoice/settings", undefined],
  ] as const)("of %s at %s: %s", (role, pathname, does) => {
    expect(refusedPage(pathname, role)?.does).toBe(does);
  });
});
