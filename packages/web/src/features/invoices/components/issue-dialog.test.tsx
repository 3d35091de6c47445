// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { goesTo, shows } from "~/testing/press";
import { invoice, invoiceSettings } from "~/testing/samples/invoice";
import { clear, show } from "~/testing/stage";
import { IssueDialog } from "./issue-dialog";

afterEach(clear);

const dialog = <IssueDialog invoice={invoice({ status: "draft" })} onClose={() => undefined} />;
const answering = (settings: object) => ({
  answers: { "GET /api/invoice-settings": { success: true, settings } },
});
const title = () => document.querySelector("[role=dialog] h2")?.textContent;

it("says that what goes without a CAE is no invoice, and issues it", async () => {
  const { press, asks } = show(dialog, answering(invoiceSettings()));
  await vi.waitFor(() => expect(title()).toBe("Emitir un comprobante interno"));
  shows("Sale sin CAE: no vale como factura.")();
  await press("Emitir", asks("POST /api/invoice/inv_1/issue"));
});

it("leads to what is missing of who issues, and issues nothing", async () => {
  const { press } = show(dialog, answering(invoiceSettings({ cuit: null })));
  await vi.waitFor(() => expect(title()).toBe("Faltan datos para emitir"));
  await press("Completar los datos", goesTo("/apps/invoice/settings"));
});
