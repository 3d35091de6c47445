// @vitest-environment happy-dom
import { afterEach, it } from "vitest";
import { shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import VerifiedPage from "./verified-page";
import { WorkerPanel } from "./worker-panel";

afterEach(clear);

it("deletes an expediente after asking", async () => {
  const causa = { _id: "cau_1", number: "123/2024", system: "pjn", fuero: null, health: "current" };
  const { press, asks } = show(<VerifiedPage />, {
    answers: { "GET /api/causas/verified": { success: true, causas: [causa] } },
  });
  await press("Eliminar 123/2024", shows("dejan de estarlo"));
  await press("Eliminar", asks("DELETE /api/causas/pjn/cau_1"));
});

it("runs a round of a portal now", async () => {
  const run = { outcome: "good", asked: 7, movements: 2 };
  const { press, asks } = show(<WorkerPanel system="mev" />, {
    answers: { "POST /api/admin/workers/mev/run": { success: true, run } },
  });
  await press("Leer ahora", asks("POST /api/admin/workers/mev/run"));
});

it("reads the workers again after a failure", async () => {
  const { press, asks } = show(<WorkerPanel system="pjn" />);
  await press("Reintentar", asks("GET /api/admin/workers"));
});
