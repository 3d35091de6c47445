const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const MINUTES: readonly (readonly [number, string])[] = [
  [15, "15 minutos"],
  [30, "30 minutos"],
  [45, "45 minutos"],
  [60, "1 hora"],
  [90, "1 hora y media"],
  [120, "2 horas"],
  [180, "3 horas"],
  [240, "4 horas"],
];
const DAYS = [1, 2, 3, 4, 5, 7, 14];

/** The option that asks for the end itself. */
export const OTHER = "otra";

/** The durations to choose from, in ms as text; the last one asks for an end. */
export const durationOptions = (allDay: boolean) => [
  ...(allDay
    ? DAYS.map((days) => ({
        value: String(days * DAY),
        label: days === 1 ? "1 día" : `${days} días`,
      }))
    : MINUTES.map(([minutes, label]) => ({ value: String(minutes * MINUTE), label }))),
  { value: OTHER, label: allDay ? "Hasta otro día…" : "Hasta otra hora…" },
];
