// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Call } from "~/testing/api-stub";
import { LETTERS, printing } from "~/testing/paper";
import { calls, hides, saves, sees, shows, until } from "~/testing/press";
import { entry, plan, standing } from "~/testing/samples/entry";
import { invoice } from "~/testing/samples/invoice";
import { user } from "~/testing/samples/user";
import { clear, show } from "~/testing/stage";
import { BalanceLine } from "./balance-line";
import CaseAccount from "./case-account";
import { EntriesList } from "./entries-list";

afterEach(clear);

const facts = { folderId: "fol_1", caratula: "Pérez c/ Gómez", number: null };
const settlement = {
  ...{ _id: "cal_1", type: "labor", description: "Despido", date: "2026-11-02", amount: 5000 },
};
const answers = {
  "GET /api/folders/*/account": {
    ...{ success: true, ...standing, entries: [entry()], plans: [plan] },
  },
  "GET /api/calculators/filter": { success: true, calculators: [settlement] },
};

it("opens each thing that can be booked in the account of a case", async () => {
  const dialogs = [
    ["Nuevo asiento", "Nuevo asiento"],
    ["Plan de cuotas", "Plan de cuotas"],
    ["Cuota litis", "Cuota litis"],
    ["Facturar", "Facturar"],
  ] as const;
  for (const [button, title] of dialogs) {
    const { press } = show(<CaseAccount {...facts} />, { answers });
    const titled = () =>
      expect(document.querySelector("[role=dialog] h2")?.textContent).toContain(title);
    await press(button, titled);
    clear();
  }
});

it("parts what is left to pay of a fee, and offers no fee of which nothing is left", async () => {
  const account = (ARS: number) => ({
    ...answers,
    "GET /api/folders/*/account": {
      ...{ success: true, ...standing, units: { ARS, UMA: 0, JUS: 0 } },
      ...{ entries: [entry()], plans: [] },
    },
  });
  const owing = show(<CaseAccount {...facts} />, { answers: account(600) });
  const said = "Se reparten $ 600,00: lo que queda por pagar de $ 1.000,00.";
  await owing.press("Plan de cuotas", shows(said));
  expect(document.body.textContent).toContain("6 cuotas de $ 100,00");
  clear();
  const paid = show(<CaseAccount {...facts} />, { answers: account(0) });
  await paid.press("Plan de cuotas", shows("Otro importe, en pesos"));
  expect(document.body.textContent).not.toContain("Honorarios de $ 1.000,00 ·");
});

it("books what a client pays as a payment of the oldest invoice that is owed, or of none", async () => {
  const billed = {
    ...answers,
    "GET /api/folders/*/account": {
      ...{ success: true, ...standing, plans: [] },
      entries: ["inv_1", "inv_2"].map((billedBy) => entry({ _id: `ent_${billedBy}`, billedBy })),
    },
    "POST /api/invoice/single": ({ body }: Call) => {
      const { id } = body as { id: string };
      const earlier = { number: 7, date: "2026-10-01" };
      return {
        success: true,
        invoice: invoice({ _id: id, number: 8, ...(id === "inv_2" && earlier) }),
      };
    },
    "POST /api/invoice/*/payments": { success: true, invoice: invoice() },
    "POST /api/folders/*/account/entries": { success: true, entry: entry() },
  };
  const { press, type, asks } = show(<CaseAccount {...facts} />, { answers: billed });
  const toPay = shows("Comprobante interno 7 (deben $ 100,00)");
  await press("Nuevo asiento", toPay);
  await type("Importe", "40");
  const paid = { amount: 40, method: "transferencia", note: null };
  await press("Cargar", asks("POST /api/invoice/inv_2/payments", paid));
  await until(hides("Factura que paga"));
  await press("Nuevo asiento", toPay);
  await type("Importe", "30");
  await userEvent.selectOptions(screen.getByLabelText("Factura que paga"), "none");
  await sees("Ninguna factura baja: el pago queda a cuenta.");
  const onAccount = { kind: "payment", amount: 30 };
  await press("Cargar", asks("POST /api/folders/fol_1/account/entries", onAccount));
});

it("saves the statement for the client as a PDF, and the account as a spreadsheet", async () => {
  const download = await printing();
  const { press } = show(<CaseAccount {...facts} />, {
    session: { user: user() },
    answers: { ...LETTERS, ...answers },
  });
  const name = "Rendición de cuentas - Pérez c Gómez.pdf";
  await press("Rendición de cuentas", calls(download, name));
  await press("Exportar", saves(/^Cuenta de la causa\.csv$/));
});

it("reverses the chosen entry", async () => {
  const onReverse = vi.fn();
  const line = {
    ...{ entry: entry(), unit: "ARS" as const },
    ...{ clientBy: 0, owedBy: 1000, client: 0, owed: 1000 },
  };
  const { press } = show(<EntriesList lines={[line]} onReverse={onReverse} />);
  const [button] = document.querySelectorAll<HTMLElement>("button");
  expect(button?.getAttribute("aria-label")).toMatch(/^Anular: Honorarios/);
  await press(button, calls(onReverse, entry()));
});

it("cancels what is left of a plan of instalments once that is confirmed", async () => {
  const { press, asks } = show(<CaseAccount {...facts} />, { answers });
  await press("Cancelar plan…", shows("Las cuotas sin pagar dejan de vencer"));
  await press("Cancelar plan", asks("POST /api/folders/fol_1/account/plans/pln_1/cancel"));
});

it("tries again to read an account, and opens it from the page of its case", async () => {
  const { press, asks } = show(<CaseAccount {...facts} />, {
    answers: { "GET /api/folders/*/account": [400, { success: false }] },
  });
  await press("Intentar de nuevo", asks("GET /api/folders/fol_1/account"));
  clear();
  const onOpen = vi.fn();
  const balance = { "GET /api/folders/*/account/balance": { success: true, ...standing } };
  const line = show(<BalanceLine folderId="fol_1" onOpen={onOpen} />, { answers: balance });
  await sees("Ver la cuenta");
  await line.press("Ver la cuenta", calls(onOpen));
});
