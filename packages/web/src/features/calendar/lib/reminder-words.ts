import type { Preferences } from "@foja/core/telling/preferences/preferences.schema";

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** When a person is reminded of an event: «Te avisamos 1 día antes y 2 horas antes.» */
export function remindersText({ enabled, daysBefore, hoursBefore }: Preferences["events"]): string {
  const days = daysBefore.map((n) =>
    n === 0 ? "el mismo día" : `${counted(n, "día", "días")} antes`,
  );
  const hours = hoursBefore.map((n) => `${counted(n, "hora", "horas")} antes`);
  const moments = [...days, ...hours];
  if (!enabled || moments.length === 0) return "No te avisamos de los eventos.";
  return `Te avisamos ${moments.join(", ").replace(/, ([^,]+)$/, " y $1")}.`;
}
