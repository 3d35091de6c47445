import type { CalculatorType } from "@foja/core/practice/calculators/calculator.schema";
import { CalendarClock, HandCoins, type LucideIcon, Percent } from "lucide-react";
import { paths, type ToolQuery } from "~/lib/paths";

type Tool = { label: string; icon: LucideIcon; to: (query?: ToolQuery) => string };

/** The calculator of each type of calculation. */
export const TOOLS: Record<CalculatorType, Tool> = {
  labor: { label: "Liquidación laboral", icon: HandCoins, to: paths.calculators.labor },
  intereses: { label: "Intereses", icon: Percent, to: paths.calculators.interest },
  plazo: { label: "Plazo", icon: CalendarClock, to: paths.calculators.deadlines },
};
