// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { copies, saves } from "~/testing/press";
import { invoice, invoiceSettings } from "~/testing/samples/invoice";
import { clear, show } from "~/testing/stage";
import { editorValues } from "../lib/editor";
import { Editor } from "./editor";
import InvoicesPage from "./invoices-page";
import InvoiceSettingsPage from "./settings-page";

afterEach(clear);

const described = () =>
  [...document.querySelectorAll<HTMLInputElement>("ol li input[maxlength='500']")].map(
    ({ value }) => value,
  );

it("adds a line to an invoice, and removes the chosen one", async () => {
  const values = editorValues(invoice());
  const { press, type } = show(
    <Editor
      values={values}
      settings={invoiceSettings()}
      action="Guardar"
      onSave={async () => undefined}
    />,
  );
  await press("Agregar renglón", () => expect(described()).toEqual(["Consulta", ""]));
  await type(/^Detalle del renglón 2/, "Demanda");
  await press("Quitar el renglón 1", () => expect(described()).toEqual(["Demanda"]));
});

it("exports every invoice that matches, and tries again to read them", async () => {
  const { press } = show(<InvoicesPage />, {
    answers: { "GET /api/invoice/list": { success: true, invoices: [invoice()] } },
  });
  await press("Exportar", saves(/^facturas-\d{4}-\d\d-\d\d\.csv$/));
  clear();
  const again = show(<InvoicesPage />, {
    answers: { "GET /api/invoice/list": [400, { success: false }] },
  });
  await again.press("Intentar de nuevo", again.asks("GET /api/invoice/list"));
});

it("adds and removes points of sale, and copies the request for ARCA", async () => {
  const { press } = show(<InvoiceSettingsPage />, {
    answers: { "GET /api/invoice-settings": { success: true, settings: invoiceSettings() } },
  });
  const names = () =>
    [...document.querySelectorAll<HTMLInputElement>("ul input[maxlength='60']")].map(
      ({ value }) => value,
    );
  await press("Agregar punto de venta", () => expect(names()).toEqual(["Estudio", ""]));
  await press("Quitar el punto de venta 1", () => expect(names()).toEqual([""]));
  await press("Copiar el pedido", copies("-----BEGIN CERTIFICATE REQUEST-----"));
});
