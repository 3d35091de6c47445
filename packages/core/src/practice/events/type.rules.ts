/** The types of event. */
export const EVENT_TYPES = [
  "audiencia",
  "vencimiento",
  "reunion",
  "mediacion",
  "pericia",
  "llamada",
  "personal",
  "otro",
] as const;
