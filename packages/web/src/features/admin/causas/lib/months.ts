import { once } from "~/lib/once";

const name = once(
  () => new Intl.DateTimeFormat("es-AR", { timeZone: "UTC", month: "long", year: "numeric" }),
);

/** The last `count` months up to a day, the latest first, as options: «Noviembre de 2026». */
export function monthsUntil(day: string, count: number): { value: string; label: string }[] {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return Array.from({ length: count }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    const label = name().format(first);
    return {
      value: first.toISOString().slice(0, 7),
      label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
    };
  });
}
