// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { subscription } from "~/testing/samples/subscription";
import { clear, show } from "~/testing/stage";
import PlansPage from "./plans-page";

afterEach(clear);

it("reads the plans again after a failure", async () => {
  const { press, asks } = show(<PlansPage />);
  await press("Reintentar", asks("GET /api/plan-configs/public"));
});

it("offers a smaller plan quietly, under the word for it", async () => {
  const plan = (planId: "free" | "standard" | "premium", displayName: string) => ({
    ...{ planId, displayName, isDefault: planId === "free", resourceLimits: [], features: [] },
    pricingInfo: { basePrice: 1.99, currency: "USD", billingPeriod: "daily" },
  });
  const plans = [
    plan("free", "Gratuito"),
    plan("standard", "Estándar"),
    plan("premium", "Premium"),
  ];
  show(<PlansPage />, {
    session: { subscription: subscription({ plan: "standard", displayName: "Estándar" }) },
    answers: { "GET /api/plan-configs/public": { success: true, data: plans } },
  });
  const down = await screen.findByRole("link", { name: "Bajar a Gratuito" });
  const up = screen.getByRole("link", { name: "Elegir Premium" });
  expect(down.className).not.toBe(up.className);
  expect(screen.getAllByText("Se cobra US$ 1,99 cada día, ≈ US$ 61 al mes")).toHaveLength(3);
});
