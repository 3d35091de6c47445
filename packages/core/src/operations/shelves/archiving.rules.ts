import { capital } from "../../kernel/text.rules";
import type { Archivable } from "./archiving.schema";

const NAMES: Record<Archivable, { one: string; many: string; feminine: boolean }> = {
  folders: { one: "causa", many: "causas", feminine: true },
  contacts: { one: "contacto", many: "contactos", feminine: false },
  tasks: { one: "tarea", many: "tareas", feminine: true },
  calculators: { one: "cálculo", many: "cálculos", feminine: false },
};

/** How many of those requested were moved and how many not, and whether the plan prevented it. */
export type ArchiveOutcome = { done: number; failed: number; byPlan: boolean };

/** The sentence on what was archived. */
export function archivedSentence(kind: Archivable, { done, failed }: ArchiveOutcome): string {
  const { many, feminine } = NAMES[kind];
  if (failed === 0) return `${capital(many)} archivad${feminine ? "as" : "os"} exitosamente`;
  return done === 0
    ? `No se pudieron archivar ${feminine ? "las" : "los"} ${many}.`
    : `Se archivaron ${done} de ${done + failed} ${many}.`;
}

/** The sentence on what was unarchived. */
export function unarchivedSentence(
  kind: Archivable,
  { done, failed, byPlan }: ArchiveOutcome,
): string {
  const { many, feminine } = NAMES[kind];
  if (failed === 0) return `${capital(many)} desarchivad${feminine ? "as" : "os"} exitosamente`;
  const why = byPlan ? " debido a los límites del plan" : "";
  return done === 0
    ? `No se pudieron desarchivar ${feminine ? "las" : "los"} ${many}${why}.`
    : `Se desarchivaron ${done} de ${done + failed} ${many}${why}.`;
}
