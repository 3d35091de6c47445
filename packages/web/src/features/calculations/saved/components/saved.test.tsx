// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { LETTERS, printing } from "~/testing/paper";
import { calls, sees, shows } from "~/testing/press";
import { calculator } from "~/testing/samples/calculator";
import { user } from "~/testing/samples/user";
import { clear, show } from "~/testing/stage";
import type { CalculatorMoves } from "../hooks/use-calculator-moves";
import { toRow } from "../lib/calculator-row";
import { CalculatorLine } from "./calculator-list";
import { CalculatorPeek } from "./calculator-peek";
import { EarlierFigures } from "./earlier-figures";
import { RecomputeDialog } from "./recompute-dialog";

afterEach(clear);

const difference = {
  ...{ before: 1060, after: 1070, reasons: ["Cambió la serie"] },
  lines: [{ key: "a", label: "Interés", before: "$ 60,00", after: "$ 70,00" }],
};
const recomputed = { "POST /api/calculators/*/recompute": { success: true, difference } };
const read = { "GET /api/calculators/*": { success: true, calculator: calculator() } };

it("opens a calculation beside its list", async () => {
  const onOpen = vi.fn();
  const row = toRow(calculator());
  const { press } = show(<CalculatorLine row={row} isOpen={false} onOpen={onOpen} />);
  await press("Intereses del pagaré", calls(onOpen, "cal_1"));
});

it("closes a calculation, prints it as it was saved, and asks what today's rules change", async () => {
  const onClose = vi.fn();
  const download = await printing();
  const { press } = show(
    <CalculatorPeek
      id="cal_1"
      moves={{} as CalculatorMoves}
      onShow={() => undefined}
      onClose={onClose}
    />,
    { session: { user: user() }, answers: { ...LETTERS, ...recomputed, ...read } },
  );
  await sees("Código ABCD-1234");
  await press("Cerrar el cálculo", calls(onClose));
  onClose.mockClear();
  await press("Volver a la lista", calls(onClose));
  await press("PDF", calls(download));
  await press("Recalcular a hoy", shows("Cambió la serie"));
});

it("saves a recomputed calculation as a new version, or leaves it", async () => {
  const onClose = vi.fn();
  const {
    press,
    asks,
    calls: made,
  } = show(<RecomputeDialog calculator={calculator()} onClose={onClose} />, {
    answers: recomputed,
  });
  await sees("Cambió la serie");
  await press("Dejar como está", calls(onClose));
  await press("Guardar como nueva versión", asks("POST /api/calculators/cal_1/recompute"));
  expect(made.find(({ body }) => JSON.stringify(body) === "{}")).toBeDefined();
});

it("shows the earlier figures of a calculation as they were", async () => {
  const { press } = show(<EarlierFigures calculator={calculator()} />, {
    answers: {
      "GET /api/calculators/*/versions": { success: true, versions: [{ ...calculator() }] },
    },
  });
  await press("Ver", shows("Ocultar"));
});

it("drafts the writ that presents a calculation of a case, and opens it", async () => {
  const saved = calculator({ folderId: "fol_1", folderName: "Pérez c/ Gómez" });
  const { press, asks } = show(
    <CalculatorPeek
      id="cal_1"
      moves={{} as CalculatorMoves}
      onShow={() => undefined}
      onClose={() => undefined}
    />,
    {
      session: { user: user() },
      answers: {
        "GET /api/calculators/*": { success: true, calculator: saved },
        "POST /api/escritos": { success: true, escrito: { _id: "esc_1" } },
      },
    },
  );
  await press("Más acciones del cálculo", shows("Practicar liquidación"));
  await press(
    "Practicar liquidación",
    asks("POST /api/escritos", {
      ...{ folderId: "fol_1", templateId: "practica-liquidacion", calculatorId: "cal_1" },
    }),
  );
});
