// @vitest-environment happy-dom
import { SHIPPED } from "@foja/core/billing/plans/config.rules";
import { afterEach, expect, it, vi } from "vitest";
import { calls, sees, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import AdminPlansPage from "./plans-page";
import { StripeDialog } from "./stripe-dialog";

afterEach(clear);

const steps = [{ planId: "free", action: "create", stripeId: null, text: "Crear un precio" }];
const sync = { success: true, data: { steps } };

const showPage = () => {
  const data = SHIPPED.filter(({ planId }) => planId === "free");
  return show(<AdminPlansPage />, {
    answers: {
      "GET /api/plan-configs": { success: true, environment: "development", data, updates: [] },
      "POST /api/plan-configs/sync-with-stripe": sync,
    },
  });
};

it("opens the editor of a plan", async () => {
  const { press } = showPage();
  await press("Editar Gratuito", shows("Plan Gratuito"));
});

it("asks before it deletes a plan", async () => {
  const { press } = showPage();
  await press("Eliminar Gratuito", shows("Eliminar el plan Gratuito"));
});

it("begins a plan that does not exist", async () => {
  const { press } = showPage();
  await press("Crear el plan Estándar", shows("Plan Estándar"));
});

it("compares the plans with Stripe", async () => {
  const { press, asks } = showPage();
  await press("Llevar a Stripe", asks("POST /api/plan-configs/sync-with-stripe", { dryRun: true }));
});

it("reads the plans again after a failure", async () => {
  const { press, asks } = show(<AdminPlansPage />);
  await press("Reintentar", asks("GET /api/plan-configs"));
});

const showDialog = () => {
  const onClose = vi.fn();
  const answers = { "POST /api/plan-configs/sync-with-stripe": sync };
  return { onClose, ...show(<StripeDialog onClose={onClose} />, { answers }) };
};

it("applies the differences at Stripe", async () => {
  const { press, asks, onClose } = showDialog();
  await sees("Crear un precio");
  const asked = asks("POST /api/plan-configs/sync-with-stripe", { dryRun: false });
  await press("Llevar a Stripe", () => {
    asked();
    expect(onClose).toHaveBeenCalled();
  });
});

it("leaves Stripe as it is", async () => {
  const { press, onClose } = showDialog();
  await press("Cancelar", calls(onClose));
});
