/** The kinds of alert, in the order of the screen. */
export const SECTIONS = {
  tasks: {
    title: "Tareas",
    text: "Lo que tenés que hacer antes de una fecha.",
  },
  events: {
    title: "Eventos de la agenda",
    text: "Audiencias, reuniones y todo lo que tiene día y hora.",
  },
  expirations: {
    title: "Vencimientos y plazos",
    text: "Plazos agendados y vencimientos de movimientos y cédulas.",
  },
  movements: {
    title: "Novedades de tribunales",
    text: "Movimientos que llegan solos de las causas vinculadas.",
  },
} as const;

export type SectionName = keyof typeof SECTIONS;

export const CHANNELS = {
  app: "En Foja",
  push: "En el dispositivo",
  email: "Por e-mail",
} as const;

type Channel = keyof typeof CHANNELS;

/** The channels that a browser offers: without push, those that need none. */
export const channelsOffered = (withPush: boolean) =>
  (Object.keys(CHANNELS) as Channel[]).filter((channel) => withPush || channel !== "push");

const DAYS = [7, 3, 2, 1, 0];
const HOURS = [3, 2, 1];

const inOrder = (offered: number[], chosen: readonly number[]) =>
  [...new Set([...offered, ...chosen])].sort((a, b) => b - a);

/** The days before that are offered, and those that were chosen elsewhere. */
export const daysOffered = (chosen: readonly number[]) => inOrder(DAYS, chosen);
export const hoursOffered = (chosen: readonly number[]) => inOrder(HOURS, chosen);

/** «3 días antes», «El mismo día». */
export function dayText(days: number): string {
  if (days === 0) return "El mismo día";
  return days === 1 ? "1 día antes" : `${days} días antes`;
}

export const hourText = (hours: number): string =>
  hours === 1 ? "1 hora antes" : `${hours} horas antes`;

/** The chosen numbers with one more, or without one that was there. */
export const withOr = (chosen: readonly number[], one: number, wanted: boolean): number[] =>
  wanted ? [...chosen, one] : chosen.filter((other) => other !== one);

/** Every half hour of the day, and an hour that was chosen elsewhere. */
export function clockOptions(chosen: string) {
  const halves = Array.from({ length: 48 }, (_, half) => {
    const hour = String(Math.floor(half / 2)).padStart(2, "0");
    return `${hour}:${half % 2 === 0 ? "00" : "30"}`;
  });
  return [...new Set([...halves, chosen])].sort().map((value) => ({ value, label: value }));
}
