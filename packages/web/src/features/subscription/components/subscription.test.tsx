// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calls, sees, shows } from "~/testing/press";
import { subscription } from "~/testing/samples/subscription";
import { clear, show } from "~/testing/stage";
import { CancelDialog } from "./cancel-dialog";
import { CheckoutDialog } from "./checkout-dialog";
import { DowngradeDialog } from "./downgrade-dialog";
import { ExcessCard } from "./excess-card";
import { PaymentsCard } from "./payments-card";
import { SubscriptionFacts } from "./subscription-facts";
import SuccessPage from "./success-page";
import { UpgradeDialog } from "./upgrade-dialog";

afterEach(clear);

const paying = subscription({
  ...{ plan: "standard", displayName: "Estándar" },
  currentPeriodEnd: "2026-12-26T12:00:00.000Z",
});
const current = {
  ...{ ...paying, price: null, nextCharge: null, card: null, owed: null, checkout: null },
  isCustomer: true,
};
const reading = (given: object) => ({
  "GET /api/subscriptions/current": { success: true, subscription: { ...current, ...given } },
});

it("opens Stripe's page of cards and invoices, and asks before it cancels", async () => {
  const { press, asks } = show(<SubscriptionFacts />, {
    answers: {
      ...reading({}),
      // happy-dom would follow the address.
      "POST /api/subscriptions/portal": [400, { success: false }],
    },
  });
  await press("Tarjeta y facturas", asks("POST /api/subscriptions/portal"));
  await press("Cancelar la suscripción", shows("Cuándo termina"));
  const cancelled = asks("POST /api/subscriptions/cancel", { atPeriodEnd: true });
  await press("Cancelar la suscripción", cancelled);
});

it("keeps the plan that was to change", async () => {
  const pendingChange = { planId: "free", changeAt: "2026-12-26T12:00:00.000Z" };
  const { press, asks } = show(<SubscriptionFacts />, { answers: reading({ pendingChange }) });
  await press("Seguir con mi plan", asks("POST /api/subscriptions/cancel-downgrade"));
});

it("pays a first plan once its terms are accepted", async () => {
  const onClose = vi.fn();
  const { press, asks } = show(
    <CheckoutDialog planId="standard" subscription={subscription()} onClose={onClose} />,
    { answers: { "POST /api/subscriptions/checkout": [400, { success: false }] } },
  );
  await press("Ahora no", calls(onClose));
  const checked = () => expect(document.querySelector("input:checked")).not.toBeNull();
  await press(/^Leí y acepto/, checked);
  await press("Ir a pagar", asks("POST /api/subscriptions/checkout", { planId: "standard" }));
});

it("changes to a larger plan for the amount that was shown", async () => {
  const onClose = vi.fn();
  const preview = { dueNow: 5, currency: "USD", prorationDate: 1234, lines: [] };
  const { press, asks } = show(
    <UpgradeDialog planId="premium" subscription={paying} onClose={onClose} />,
    {
      answers: {
        "POST /api/subscriptions/change-immediate": ({ body }) =>
          JSON.stringify(body).includes("preview")
            ? { success: true, preview }
            : [400, { success: false }],
      },
    },
  );
  await press("Ahora no", calls(onClose));
  const body = { planId: "premium", prorationDate: 1234 };
  await press(/^Pagar .* y cambiar$/, asks("POST /api/subscriptions/change-immediate", body));
});

it("changes to a smaller plan at the end of the period, or keeps it", async () => {
  const onClose = vi.fn();
  const { press, asks } = show(
    <DowngradeDialog planId="free" subscription={paying} onClose={onClose} />,
  );
  await press("Seguir con mi plan", calls(onClose));
  const scheduled = asks("POST /api/subscriptions/schedule-change", { planId: "free" });
  await press(/^Pasar a /, scheduled);
});

it("does not cancel when one goes on with the plan", async () => {
  const onClose = vi.fn();
  const { press } = show(<CancelDialog subscription={paying} onClose={onClose} />);
  await press("Seguir con mi plan", calls(onClose));
});

it("archives what exceeds the plan, as it was chosen", async () => {
  const item = { _id: "fol_1", name: "Pérez c/ Gómez", lastUsedAt: "2026-01-02T12:00:00.000Z" };
  const over = { resourceType: "folders", used: 6, limit: 5, over: 1, items: [item] };
  const { press, asks } = show(<ExcessCard />, {
    answers: { "GET /api/subscriptions/excess": { success: true, excess: [over] } },
  });
  await press("Elegir qué archivar", shows("Primero, lo que usaste hace más tiempo."));
  const dialog = () => expect(document.querySelector("[role=dialog]")).toBeNull();
  await press("Ahora no", dialog);
  await press("Elegir qué archivar", shows("Primero, lo que usaste hace más tiempo."));
  const body = { resourceType: "folders", itemIds: ["fol_1"] };
  await press(/^Archivar /, asks("POST /api/subscriptions/archive-items", body));
});

it("tries again to read the payments", async () => {
  const { press, asks } = show(<PaymentsCard />, {
    answers: { "GET /api/subscriptions/payments": [400, { success: false }] },
  });
  await press("Intentar de nuevo", asks("GET /api/subscriptions/payments"));
});

it("asks Stripe again whether a payment has arrived", async () => {
  // The page asks by itself, too, every two seconds.
  vi.stubGlobal("setInterval", () => 0);
  const { press, asks } = show(<SuccessPage />, {
    answers: {
      "POST /api/subscriptions/sync": { success: true, subscription: subscription() },
    },
  });
  await sees("Estamos confirmando tu pago");
  await press("Volver a preguntar", asks("POST /api/subscriptions/sync"));
});

it("lists what stops with a smaller plan", async () => {
  show(<DowngradeDialog planId="free" subscription={paying} onClose={vi.fn()} />);
  await sees("Trabajo en equipo: se termina.");
  await sees("Hasta 5 causas, en vez de 50 causas.");
});
