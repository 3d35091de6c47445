// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, it } from "vitest";
import { sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import MobilityPage from "./mobility-calculator";

afterEach(clear);

const ipc = {
  ...{ key: "ipc", primera: "2025-12-01", ultima: "2026-01-01" },
  valores: [
    ["2025-12-01", "10121.3715"],
    ["2026-01-01", "10413.0309"],
  ],
};

it("moves a pension while one types, and asks for the variation that is not loaded", async () => {
  const answers = { "GET /api/tasas/series/ipc": { success: true, serie: ipc } };
  show(<MobilityPage />, { at: "/apps/calc/movilidad", answers });
  const user = userEvent.setup();
  const type = (label: string, text: string) =>
    user.type(screen.getByLabelText(label, { exact: true }), text);
  await sees("Completá el haber y el mes");
  await type("Haber del mes anterior", "1000000");
  await type("Mes que se mueve", "03/2026");
  // The IPC of January 2026 varied by 2.88 %.
  await sees("$ 1.028.800,00");
  await type("Hasta el mes", "abril 2026");
  await sees("no está cargado el IPC de 02/2026");
});
