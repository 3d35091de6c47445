// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sees, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { ActDialog } from "./act-dialog";
import ActsPage from "./acts-page";

afterEach(clear);

const act = {
  ...{ _id: "act_1", jurisdiccion: "PJN", from: "2027-07-19", to: "2027-07-30", kind: "feria" },
  ...{ reason: "Feria de invierno", norma: "CSJN Acordada 9/2027", dictado: "2027-05-04" },
};
const answers = {
  "GET /api/admin/court-acts": { success: true, acts: [act] },
  "POST /api/admin/court-acts": { success: true, act },
  "DELETE /api/admin/court-acts/PJN/act_1": { success: true, message: "Acto quitado." },
};

it("lists the acts, opens the form of another, and asks before one is taken back", async () => {
  const { press, asks } = show(<ActsPage />, { answers });
  await sees("19/07/2027 al 30/07/2027 · Feria: Feria de invierno");
  await press("Cargar un acto", () => screen.getByText(/^Vale para todos los estudios/));
  await press("Cancelar", () => expect(screen.queryByRole("dialog")).toBeNull());
  await press("Quitar CSJN Acordada 9/2027, 19/07/2027 al 30/07/2027", shows("Quitar el acto"));
  await press("Quitar", asks("DELETE /api/admin/court-acts/PJN/act_1"));
});

it("reads them again after a failure", async () => {
  const { press, asks } = show(<ActsPage />);
  await press("Reintentar", asks("GET /api/admin/court-acts"));
});

it("adds an act for everybody", async () => {
  const { press, type, asks } = show(<ActDialog onClose={() => undefined} />, { answers });
  await type("Desde", "24/12/2026");
  await type("Norma", "CSJN Acordada 40/2026");
  await type("Fecha del acto", "10/12/2026");
  await type("Motivo", "Asueto");
  const sent = {
    ...{ jurisdiccion: "PJN", from: "2026-12-24", to: "2026-12-24", kind: "asueto" },
    ...{ reason: "Asueto", norma: "CSJN Acordada 40/2026", dictado: "2026-12-10" },
  };
  await press("Cargar", asks("POST /api/admin/court-acts", sent));
});
