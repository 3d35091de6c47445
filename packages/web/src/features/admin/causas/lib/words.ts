import type { Causa, LinkedFolder, Portal, Run } from "@foja/core/courts/causas/causa.schema";
import type { Tone } from "~/components/ui/badge";

type Word = { text: string; tone: Tone };

/** The state of a court's case, by its portal. */
export const STATUS: Record<Causa["status"], Word> = {
  pending: { text: "Esperando", tone: "neutral" },
  verified: { text: "Verificada", tone: "ok" },
  invalid: { text: "No encontrada", tone: "danger" },
  reserved: { text: "Reservada", tone: "warn" },
  failed: { text: "Sin respuesta", tone: "warn" },
};

const PORTAL: Record<Portal["state"], Word> = {
  closed: { text: "Responde", tone: "ok" },
  open: { text: "No responde", tone: "danger" },
  halfOpen: { text: "A prueba", tone: "warn" },
};

/** The state of a case's link. */
export const LINK_STATUS: Record<LinkedFolder["status"], Word> = {
  ...STATUS,
  found: { text: "Por confirmar", tone: "warn" },
};

/** The state of a portal, as far as it was read. */
export const portalWord = ({ state, lastGoodAt }: Portal): Word =>
  state === "closed" && lastGoodAt === null ? { text: "Sin leer", tone: "neutral" } : PORTAL[state];

const OUTCOME: Record<Run["outcome"], Word> = {
  done: { text: "Completa", tone: "ok" },
  skipped: { text: "Salteada: portal caído", tone: "neutral" },
  cut: { text: "Cortada por tiempo", tone: "warn" },
  down: { text: "El portal no respondió", tone: "danger" },
};

/** The outcome of a round: a finished one counts as faulty if some case could not be read. */
export const outcomeOf = ({ outcome, failed }: Pick<Run, "outcome" | "failed">): Word =>
  outcome === "done" && failed > 0 ? { text: "Con fallas", tone: "warn" } : OUTCOME[outcome];
