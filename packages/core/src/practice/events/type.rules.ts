/** What an entry of the agenda may be. */
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
