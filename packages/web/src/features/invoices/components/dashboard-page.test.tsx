// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sees } from "~/testing/press";
import { invoiceSettings } from "~/testing/samples/invoice";
import { clear, show } from "~/testing/stage";
import InvoicesDashboardPage from "./dashboard-page";

afterEach(clear);

const counts = { draft: 0, issued: 0, partlyPaid: 0, paid: 0, overdue: 0, voided: 0 };
const shown = (given: { cuit: string | null }) =>
  show(<InvoicesDashboardPage />, {
    answers: {
      "GET /api/invoice/figures": { success: true, figures: { counts, owed: [], months: [] } },
      "GET /api/invoice-settings": { success: true, settings: invoiceSettings(given) },
    },
  });

it("leads a practice without invoices to its data and to the first one", async () => {
  shown({ cuit: null });
  await sees("Todavía no hiciste ninguna factura");
  const data = await screen.findByRole("link", { name: "Cargar mis datos" });
  expect(data.getAttribute("href")).toBe("/apps/invoice/settings");
  const first = screen.getByRole("link", { name: "Hacer la primera" });
  expect(first.getAttribute("href")).toBe("/apps/invoice/create");
});

it("has the practice's data behind the first invoice once they are there", async () => {
  shown({ cuit: "27123456780" });
  await screen.findByRole("link", { name: "Ver mis datos" });
});
