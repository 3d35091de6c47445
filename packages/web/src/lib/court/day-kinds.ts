import type { CourtAct } from "@foja/core/law/deadlines/act.schema";

/** What is done on the days that an act changes in a court's calendar. */
export const DAY_KINDS: Readonly<Record<CourtAct["kind"], string>> = {
  asueto: "Asueto",
  feria: "Feria",
  inhabil: "Día inhábil",
  habil: "Se trabaja",
};

/** The same, to choose from. */
export const DAY_KIND_OPTIONS = Object.entries(DAY_KINDS).map(([value, label]) => ({
  value,
  label,
}));
