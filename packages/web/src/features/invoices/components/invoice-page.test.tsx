// @vitest-environment happy-dom
import { paperName } from "@foja/core/money/invoices/paper.rules";
import { afterEach, it, vi } from "vitest";
import { LETTERS, printing } from "~/testing/paper";
import { calls, copies, shows } from "~/testing/press";
import { invoice, rejected } from "~/testing/samples/invoice";
import { clear, show } from "~/testing/stage";
import { FiscalCard } from "./fiscal-card";
import { InvoiceActions } from "./invoice-actions";
import InvoicePage from "./invoice-page";
import { PaymentsCard } from "./payments-card";
import PublicInvoicePage from "./public-page";

afterEach(clear);

const file = `${paperName(invoice())}.pdf`;

it("opens what can be done with an issued invoice, and saves it as a PDF", async () => {
  const onOpen = vi.fn();
  const download = await printing();
  const { press } = show(<InvoiceActions invoice={invoice()} onOpen={onOpen} />, {
    answers: LETTERS,
  });
  await press("Anular", calls(onOpen, "void"));
  await press("Enviar", calls(onOpen, "send"));
  await press("Anotar un cobro", calls(onOpen, "pay"));
  await press("PDF", calls(download, file));
});

it("opens what can be done with a draft", async () => {
  const onOpen = vi.fn();
  const { press } = show(<InvoiceActions invoice={invoice({ status: "draft" })} onOpen={onOpen} />);
  await press("Más acciones", shows("Borrar"));
  await press("Borrar", calls(onOpen, "delete"));
  await press("Emitir", calls(onOpen, "issue"));
});

it("asks ARCA again for the authorisation of an invoice that it rejected", async () => {
  const { press, asks } = show(<FiscalCard invoice={rejected} />);
  await press("Pedir el CAE", asks("POST /api/invoice/inv_1/authorise"));
});

it("opens, copies and closes the page on which the client sees it", async () => {
  const first = show(<FiscalCard invoice={invoice()} />);
  await first.press("Abrir enlace para el cliente", first.asks("POST /api/invoice/inv_1/link"));
  clear();
  const link = "https://foja.ar/factura/abc";
  const { press, asks } = show(<FiscalCard invoice={invoice({ link })} />);
  await press("Copiar enlace del cliente", copies(link));
  await press("Cerrarlo", asks("DELETE /api/invoice/inv_1/link"));
});

it("reverses a payment with its reason", async () => {
  const payment = {
    ...{ _id: "pay_1", amount: 40, date: "2026-11-03", method: "efectivo" as const },
    ...{ note: null, at: "2026-11-03T12:00:00.000Z", reverses: null, reversedBy: null },
    ...{ booked: false, fromAccount: false },
  };
  const { press, asks, type } = show(<PaymentsCard invoice={invoice({ payments: [payment] })} />);
  await press("Revertir", shows("Revertir el cobro"));
  await type("Motivo", "Rebotó");
  const reverse = "POST /api/invoice/inv_1/payments/pay_1/reverse";
  await press("Revertir", asks(reverse, { reason: "Rebotó" }));
});

it("tries again to read an invoice", async () => {
  const { press, asks } = show(<InvoicePage />, {
    ...{ at: "/apps/invoice/details/inv_1", route: "/apps/invoice/details/:id" },
    answers: { "POST /api/invoice/single": [400, { success: false }] },
  });
  await press("Intentar de nuevo", asks("POST /api/invoice/single", { id: "inv_1" }));
});

it("lets the client save the PDF of the invoice that they were sent", async () => {
  const download = await printing();
  const { press } = show(<PublicInvoicePage />, {
    ...{ at: "/factura/abc", route: "/factura/:token", session: null },
    answers: { ...LETTERS, "GET /api/public/invoice/*": { success: true, invoice: invoice() } },
  });
  await press("Descargar PDF", calls(download, file));
});

it("lets the client try again when their invoice could not be read", async () => {
  const { press, asks } = show(<PublicInvoicePage />, {
    ...{ at: "/factura/abc", route: "/factura/:token", session: null },
    answers: { "GET /api/public/invoice/*": [400, { success: false }] },
  });
  await press("Intentar de nuevo", asks("GET /api/public/invoice/abc"));
});
