import { type CalculatorType, KINDS } from "@foja/core/law/calculation/kinds.rules";
import { MENU_ICONS } from "~/components/shell/nav";
import { paths, type ToolQuery } from "~/lib/paths";

/** The calculator of a type of calculation: its name, its icon and its address. */
export function toolOf(type: CalculatorType) {
  const { title, path, menu } = KINDS[type];
  return {
    label: title,
    icon: MENU_ICONS[menu.id],
    to: (query?: ToolQuery) => paths.calculators.tool(path, query),
  };
}
