// @vitest-environment happy-dom
import { afterEach, it } from "vitest";
import { clear, show } from "~/testing/stage";
import PlansPage from "./plans-page";

afterEach(clear);

it("reads the plans again after a failure", async () => {
  const { press, asks } = show(<PlansPage />);
  await press("Reintentar", asks("GET /api/plan-configs/public"));
});
