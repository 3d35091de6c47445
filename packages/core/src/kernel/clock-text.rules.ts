import { fold } from "./text.rules";

const APART = /^(\d{1,2})(?: ?[:.,h] ?(\d{2})?| (\d{2}))? ?(?:h|hs|hrs?|horas?)?\.?$/;
const TOGETHER = /^(\d{1,2})(\d{2}) ?(?:h|hs|hrs?|horas?)?\.?$/;

/**
 * Reads an hour of the day as it is typed («9», «9:30», «9.30», «930», «9 hs», «21h») as `HH:mm`.
 * Returns undefined where the text is not an hour.
 */
export function readClock(text: string): string | undefined {
  const typed = fold(text);
  const [, hour, ...minutes] = APART.exec(typed) ?? TOGETHER.exec(typed) ?? [];
  if (hour === undefined) return undefined;
  const minute = minutes.find(Boolean) ?? "00";
  const isHour = Number(hour) < 24 && Number(minute) < 60;
  return isHour ? `${hour.padStart(2, "0")}:${minute}` : undefined;
}
