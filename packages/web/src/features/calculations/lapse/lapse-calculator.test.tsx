// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, it } from "vitest";
import { sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import LapsePage from "./lapse-calculator";

afterEach(clear);

const typed = (label: string, text: string) =>
  userEvent.setup().type(screen.getByLabelText(label, { exact: true }), text);

// A strike of the practice's calendar, given as a feria: five days that do not run.
const edits = [
  { from: "2026-03-16", to: "2026-03-20", kind: "feria", reason: "Paro", source: null },
];
const answers = {
  "GET /api/deadlines/calendars/*": {
    ...{ success: true },
    calendar: { jurisdiccion: "PJN", edits, version: 1, days: [], warnings: [], year: 2026 },
  },
};

it("counts while one types, by the calendar of the practice", async () => {
  show(<LapsePage />, { at: "/apps/calc/caducidad", answers });
  await sees("Escribí el último acto de impulso");
  await typed("Último acto de impulso", "10/03/2026");
  // 10/9, twelve days of the winter feria and five of the practice's own.
  await sees("Fin del plazo de caducidad");
  await sees("27/09/2026");
  await sees("Más 17 días de feria");
});
