import type { EscritoStatus } from "@foja/core/practice/escritos/escrito.schema";

/** The states of a writ, in words. */
export const STATUS_NAMES: Readonly<Record<EscritoStatus, string>> = {
  borrador: "Borrador",
  revision: "En revisión",
  listo: "Listo",
  presentado: "Presentado",
};
