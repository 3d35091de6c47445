import { moneyText, monthText, numberText } from "../../kernel/money.rules";
import { factsWith, linesOfRubros } from "../calculation/rubro.rules";
import type { Sheet } from "../calculation/sheet.rules";
import type { MobilityResult, MobilityVariables } from "./mobility.schema";

/** The sheet of a pension's mobility: for the screen, a brief or paper. */
export function mobilitySheet({ haber }: MobilityVariables, result: MobilityResult): Sheet {
  const last = result.meses.at(-1);
  return {
    title: "Movilidad",
    facts: factsWith([
      ["Haber anterior", moneyText(haber)],
      ["Variación", `${numberText(result.variacion)} %`],
      ["IPC hasta", last && monthText(last.ipc)],
    ]),
    lines: linesOfRubros(result.rubros),
    total: { label: "Haber movido", amount: result.haber },
    warnings: result.advertencias,
    foot: ["Los renglones no se suman: cada mes mueve el haber del anterior."],
    engine: result.engineVersion,
  };
}
