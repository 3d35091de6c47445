/** The kinds of alert, in the order of the screen. */
export const SECTIONS = {
  expirations: {
    title: "Plazos y vencimientos",
    text: "Plazos agendados y vencimientos de movimientos y cédulas.",
  },
  events: {
    title: "Audiencias y eventos",
    text: "Todo lo que tiene día y hora en la agenda.",
  },
  tasks: {
    title: "Tareas",
    text: "Lo que tenés que hacer antes de una fecha.",
  },
  colleagues: {
    title: "Plazos que un colega no leyó",
    text: "Cuando el aviso de un plazo quedó sin leer y sos quien sigue.",
  },
  movements: {
    title: "Movimientos del tribunal",
    text: "Los que llegan solos de las causas vinculadas.",
  },
} as const;

export type SectionName = keyof typeof SECTIONS;

const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** The kinds that a person can set: those about colleagues only where there are any. */
export const sectionsFor = (hasTeam: boolean): SectionName[] =>
  SECTION_NAMES.filter((name) => hasTeam || name !== "colleagues");

export const DIGEST = {
  title: "Resumen diario",
  text: "Lo que vence y lo nuevo de ayer.",
  when: "Cada mañana a las 8. Si no hay nada que decir, no llega nada.",
} as const;

/** When an alert is raised that has no date. */
export const AT_ONCE = "Cuando el tribunal lo publica.";

export const CHANNELS = {
  app: "Pantalla",
  email: "E-mail",
  push: "Teléfono",
} as const;

export type Channel = keyof typeof CHANNELS;

/** The channels that a browser supports. */
export const channelsOffered = (withPush: boolean) =>
  (Object.keys(CHANNELS) as Channel[]).filter((channel) => withPush || channel !== "push");

const DAYS = [7, 3, 2, 1, 0];
const HOURS = [3, 2, 1];

const inOrder = (offered: number[], chosen: readonly number[]) =>
  [...new Set([...offered, ...chosen])].sort((a, b) => b - a);

/** The days before that are offered, and those that were chosen elsewhere. */
export const daysOffered = (chosen: readonly number[]) => inOrder(DAYS, chosen);
export const hoursOffered = (chosen: readonly number[]) => inOrder(HOURS, chosen);

const UNREAD_HOURS = [1, 2, 4, 8, 24];

/** The options for hours unread, and the value that was chosen elsewhere. */
export const unreadOptions = (chosen: number) =>
  inOrder(UNREAD_HOURS, [chosen])
    .reverse()
    .map((hours) => ({ value: String(hours), label: hourText(hours) }));

/** How many days before: «3 días», «El mismo día». */
export function dayText(days: number): string {
  if (days === 0) return "El mismo día";
  return days === 1 ? "1 día" : `${days} días`;
}

export const hourText = (hours: number): string => (hours === 1 ? "1 hora" : `${hours} horas`);

/** The chosen numbers with `one` added, or removed. */
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
