// @vitest-environment happy-dom
import { briefText } from "@foja/core/law/calculation/brief.rules";
import { afterEach, expect, it, vi } from "vitest";
import { token } from "~/lib/session/store";
import { LETTERS, printing } from "~/testing/paper";
import { calls, copies, goesTo, saves, shows } from "~/testing/press";
import { interest, interestResult } from "~/testing/samples/calculator";
import { user } from "~/testing/samples/user";
import { clear, show } from "~/testing/stage";
import { leaveToKeep, leftToKeep } from "../lib/kept";
import { CalculationActions } from "./calculation-actions";
import { Comparison } from "./comparison";
import { KeepButtons } from "./keep-buttons";
import KeepPage from "./keep-page";
import { SheetLines } from "./sheet-lines";

afterEach(clear);

const computed = { type: "intereses" as const, variables: interest };

it("saves a result, prints it with its code, and copies it for a brief", async () => {
  const download = await printing();
  const { press } = show(<CalculationActions computed={computed} sheet={interestResult} />, {
    session: { user: user() },
    answers: {
      ...LETTERS,
      "POST /api/calculators/compute": { success: true, verification: "ABCD-1234" },
    },
  });
  await press("PDF", calls(download, `${interestResult.title}.pdf`));
  await press("Copiar para el escrito", copies(briefText(interestResult)));
  await press("Guardar", () => expect(document.querySelector("[role=dialog]")).not.toBeNull());
});

it("removes a scenario from a comparison, and unfolds a line to its formula", async () => {
  const onRemove = vi.fn();
  const scenarios = [{ label: "Hoy", sheet: interestResult, onRemove }];
  const { press } = show(<Comparison title="Comparación" scenarios={scenarios} />);
  await press("Quitar «Hoy»", calls(onRemove));
  clear();
  const lines = show(<SheetLines lines={interestResult.lines.slice(0, 1)} />);
  const [line] = document.querySelectorAll<HTMLElement>("button");
  const open = () => expect(line?.getAttribute("aria-expanded")).toBe("true");
  await lines.press(line, open);
});

it("saves the months of a daily rate as a file for a spreadsheet", async () => {
  const [line] = interestResult.lines;
  if (!line) throw new Error("no line");
  const table = {
    ...{ title: "Mes por mes", heads: ["Mes", "TNA %"] },
    ...{ rows: [["01/2024", "36,5"]], total: ["Total", ""] },
  };
  const { press } = show(<SheetLines lines={[{ ...line, table }]} />);
  const [unfold] = document.querySelectorAll<HTMLElement>("button");
  await press(unfold, shows("Bajar CSV"));
  await press("Bajar CSV", saves(/^Mes por mes\.csv$/));
});

const keeping = { at: "/herramientas/plazos?plazo=5", session: null };
const buttons = <KeepButtons computed={computed} disabled={false} />;
const kept = (to: string) => () => {
  goesTo(to)();
  expect(leftToKeep()?.computed.type).toBe("intereses");
};

it("keeps a visitor's result until there is an account, and copies its address", async () => {
  const { press } = show(buttons, keeping);
  await press("Copiar el enlace", copies(location.href));
  await press("Crear cuenta y guardar", kept("/register"));
  clear();
  const again = show(buttons, keeping);
  await again.press("Ya tengo cuenta", kept("/login"));
  clear();
  token.set("held");
  const here = show(buttons, keeping);
  await here.press("Guardar en mi estudio", kept("/apps/calc/guardar"));
});

it("tries again to save what was kept", async () => {
  leaveToKeep(computed);
  const { press, asks } = show(<KeepPage />, {
    ...{ at: "/apps/calc/guardar" },
    answers: { "POST /api/calculators": [400, { success: false, message: "No se pudo." }] },
  });
  await press("Reintentar", asks("POST /api/calculators", { type: "intereses" }));
});
