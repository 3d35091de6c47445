import type { DataQuality } from "@foja/core/operations/statistics/statistics.schema";
import { paths } from "~/lib/paths";

/** Something to put in order: its count, why it matters, and the list where it is corrected. */
export type Chore = { key: keyof DataQuality; label: string; why: string; to: string };

const folders = paths.folders.found;

/** What is missing, late or quiet, the most urgent first. */
export const CHORES: readonly Chore[] = [
  {
    key: "expiredOpen",
    label: "Vencimientos pasados sin cerrar",
    why: "Movimientos y cédulas que vencieron y nadie marcó como cumplidos.",
    to: paths.analytics({ lista: "vencidos" }),
  },
  {
    key: "quiet180",
    label: "Causas sin movimiento hace 180 días",
    why: "En primera instancia el plazo es de seis meses: puede haber caducado o estar por caducar.",
    to: folders({ quieta: "180" }),
  },
  {
    key: "quiet120",
    label: "Causas sin movimiento hace 120 días",
    why: "Pasó el plazo de tres meses de segunda instancia, sumarísimo y ejecuciones.",
    to: folders({ quieta: "120" }),
  },
  {
    key: "quiet60",
    label: "Causas sin movimiento hace 60 días",
    why: "Queda un mes para los plazos de tres meses.",
    to: folders({ quieta: "60" }),
  },
  {
    key: "withoutTask",
    label: "Causas con vencimientos y sin tareas",
    why: "Algo vence y nadie tiene anotado qué hacer.",
    to: folders({ falta: "tarea" }),
  },
  {
    key: "withoutClient",
    label: "Causas sin cliente",
    why: "No se sabe para quién se trabaja.",
    to: folders({ falta: "cliente" }),
  },
  {
    key: "withoutNumber",
    label: "Causas sin número de expediente",
    why: "No se pueden vincular con el tribunal ni buscar por su número.",
    to: folders({ falta: "expediente" }),
  },
  {
    key: "closedWithoutDate",
    label: "Causas cerradas sin fecha de cierre",
    why: "No entran en las cerradas de ningún mes ni en la duración.",
    to: folders({ estado: "cerrada", falta: "cierre" }),
  },
  {
    key: "contactsWithoutDocument",
    label: "Contactos sin documento ni CUIT",
    why: "El control de conflictos los reconoce solo por el nombre.",
    to: paths.contacts.found({ falta: "documento" }),
  },
];

/** The terms of the caducidad de instancia, shown with the figures of quiet cases. */
export const LAPSE_NOTE =
  "Caducidad de instancia: seis meses en primera instancia y tres en segunda, sumarísimo y ejecuciones (CPCCN art. 310; fuero laboral, LO art. 46 según Ley 27.802). Las ferias no cuentan (art. 311). Corre desde el último acto que impulsa: Foja solo ve movimientos y cédulas.";
