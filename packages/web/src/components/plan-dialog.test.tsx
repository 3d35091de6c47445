// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { SHIPPED_OFFER } from "~/lib/plan-offer";
import { planRestriction } from "~/lib/plan-restriction";
import { subscription } from "~/testing/samples/subscription";
import { clear, show } from "~/testing/stage";
import PlanDialog from "./plan-dialog";

afterEach(async () => {
  await clear();
  planRestriction.set({ shown: null });
});

const shown = {
  ...{ title: "Límite alcanzado", message: "Llegaste a 5 causas.", plan: "free" },
  ...{ resource: "folders", feature: undefined, returnTo: "/apps/folders/list" },
};

function refused(answer: object) {
  planRestriction.set({ shown });
  return show(<PlanDialog {...shown} />, {
    session: { subscription: subscription() },
    answers: { "GET /api/plan-configs/public": answer },
  });
}

const closed = () => expect(planRestriction.get().shown).toBeNull();

it.each(["Seguir con mi plan", "Archivar una causa", "Comparar planes", "Elegir Estándar"])(
  "closes with «%s»",
  async (button) => {
    const { press } = refused({ success: true, data: SHIPPED_OFFER });
    await press(button, closed);
  },
);

it("tries again to read the plans", async () => {
  const { press, asks } = refused([400, { success: false }]);
  await press("Reintentar", asks("GET /api/plan-configs/public"));
});
