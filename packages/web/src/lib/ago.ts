import { formatMoment } from "./format";

/** How long before `now` (epoch ms) an ISO instant was: «hace 3 min»; its date after two days. */
export function ago(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return "recién";
  if (minutes < 60) return `hace ${minutes} min`;
  if (minutes < 48 * 60) return `hace ${Math.floor(minutes / 60)} h`;
  return formatMoment(iso);
}
