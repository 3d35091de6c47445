import type { JobName, JobRun } from "@foja/core/operations/jobs/job.schema";
import type { Tone } from "~/components/ui/badge";
import { counted } from "~/lib/format";

type Did = JobRun["did"];
type NoticeJob = {
  name: JobName;
  title: string;
  every: string;
  /** After this many minutes without a run the job is late. */
  lateAfter: number;
  did: (did: Did) => string[];
};

/** The jobs that send notices to practices, with their texts for administrators. */
export const NOTICE_JOBS: NoticeJob[] = [
  {
    name: "deadlines-sweep",
    title: "Avisos de vencimientos",
    every: "Cada cinco minutos",
    lateAfter: 15,
    did: ({ due = 0, raised = 0 }) => [
      counted(due, "fecha mirada", "fechas miradas"),
      counted(raised, "con avisos", "con avisos"),
    ],
  },
  {
    name: "digest-send",
    title: "Resumen de la mañana",
    every: "Todos los días a las 8:00",
    lateAfter: 25 * 60,
    did: ({ wanted = 0, asked = 0 }) => [
      counted(wanted, "persona lo pidió", "personas lo pidieron"),
      counted(asked, "resumen", "resúmenes"),
    ],
  },
  {
    name: "letters-sweep",
    title: "Correos por reintentar",
    every: "Cada minuto",
    lateAfter: 5,
    did: ({ due = 0, givenUp = 0 }) => [
      counted(due, "correo reintentado", "correos reintentados"),
      ...(givenUp > 0 ? [counted(givenUp, "abandonado", "abandonados")] : []),
    ],
  },
  {
    name: "court-sync",
    title: "Lectura de los tribunales",
    every: "Cada quince minutos",
    lateAfter: 45,
    did: ({ stale = 0 }) => [counted(stale, "causa atrasada avisada", "causas atrasadas avisadas")],
  },
  {
    name: "reservations-remind",
    title: "Recordatorios de citas",
    every: "Cada cinco minutos",
    lateAfter: 15,
    did: ({ done = 0 }) => [counted(done, "recordatorio pedido", "recordatorios pedidos")],
  },
  {
    name: "holds-expire",
    title: "Citas sin confirmar que vencen",
    every: "Cada cinco minutos",
    lateAfter: 15,
    did: ({ done = 0 }) => [counted(done, "cita vencida", "citas vencidas")],
  },
];

type Standing = { text: string; tone: Tone };

/** The state of a job at an instant (epoch ms), by its last run. */
export function standingOf(last: JobRun | undefined, lateAfter: number, now: number): Standing {
  if (!last) return { text: "Sin correr", tone: "neutral" };
  if (now - Date.parse(last.at) > lateAfter * 60_000) return { text: "Atrasado", tone: "danger" };
  return last.ok ? { text: "Al día", tone: "ok" } : { text: "Falló", tone: "danger" };
}
