/** The state of a case and its place in the order of work: the same four values, set together. */
export const FOLDER_STATUSES = ["nueva", "enProceso", "pendiente", "cerrada"] as const;
