import type { PulseName, PulseState } from "@foja/core/kernel/pulse/pulse.rules";
import type { JobName } from "@foja/core/operations/jobs/job.schema";
import type { PromiseName } from "@foja/core/operations/status/promises.rules";
import type { ServerStatus } from "@foja/core/operations/status/status.schema";
import type { Tone } from "~/components/ui/badge";
import { once } from "~/lib/once";

export const PULSE_NAMES: Record<PulseName, string> = {
  stripe: "Stripe",
  google: "Google",
  bcra: "BCRA",
  pjn: "PJN",
  mev: "MEV",
  arca: "ARCA",
  mail: "Envío de correo",
  derive: "Tiempo real, avisos e índices",
  deliver: "Correos y sesiones",
};

export const JOB_NAMES: Record<JobName, string> = {
  "deadlines-sweep": "Avisos de vencimientos",
  "digest-send": "Resumen de la mañana",
  "letters-sweep": "Correos por reintentar",
  "court-sync": "Lectura de los tribunales",
  "calendar-sync": "Sincronización con Google Calendar",
  "calendar-renew": "Renovación de Google Calendar",
  "rates-fetch": "Tasas del BCRA",
  "deadlines-recompute": "Recálculo de plazos",
  "reservations-remind": "Recordatorios de citas",
  "holds-expire": "Citas sin confirmar que vencen",
  "invoices-sweep": "Facturas vencidas y CAE pendientes",
  "downgrades-apply": "Cambios de plan pendientes",
  "subscriptions-reconcile": "Conciliación de suscripciones",
  "plans-apply": "Cambios en los planes",
  "campaigns-send": "Envío de campañas",
  "exports-build": "Descargas de datos propios",
  "bundles-sweep": "Expedientes por armar",
  "webhooks-sweep": "Avisos a programas",
  "case-imports-sweep": "Importaciones de causas por seguir",
  "erasures-run": "Borrado de cuentas",
  "folders-purge": "Vaciado de eliminadas",
  "stats-snapshot": "Estadísticas del día",
  "index-rebuild": "Reconstrucción de índices",
};

/** Each promise, with what is promised. */
export const PROMISE_WORDS: Record<PromiseName, [name: string, says: string]> = {
  answers: ["Respuestas", "ningún pedido termina en una falla del servidor"],
  alerts: ["Avisos a tiempo", "lo que sigue a un cambio se avisa en un minuto"],
  mail: ["Correo", "ninguna carta se abandona ni queda retenida"],
  courts: ["Tribunales", "cada ronda de lectura termina"],
  money: [
    "Dinero",
    "ninguna factura queda sin respuesta de ARCA y ningún pago espera que alguien lo resuelva",
  ],
};

const OTHER_NAMES: Record<string, string> = {
  "causa-verify": "Verificación de causas",
  "case-import": "Importaciones de causas",
  "case-import-lookup": "Consultas de causas importadas",
  "calendar-stir": "Pedidos a Google Calendar",
  "subscription-stir": "Cambios de suscripción",
  "plans-carry": "Planes por aplicar",
  "records-refresh": "Cambios de a muchos",
  "deadlines-ring": "Avisos de a muchos",
  "digests-ask": "Resúmenes de a muchos",
  "snapshots-write": "Datos del día de a muchos",
  "socket-guard": "Control de conexiones",
  "campaign-lanes": "Correos de campañas",
  "mail-events": "Avisos de SES",
};

/** The label of the work whose messages are in a dead-letter queue. */
export const triggerName = (name: string): string =>
  ({ ...PULSE_NAMES, ...JOB_NAMES, ...OTHER_NAMES })[name] ?? name;

/** Seconds in words: «40 s», «5 min», «3 h». */
export function spanOf(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

const percent = once(
  () => new Intl.NumberFormat("es-AR", { style: "percent", maximumFractionDigits: 2 }),
);

type Kept = NonNullable<ServerStatus["promises"]>[number];

/** How often a promise was kept, and what is left of what may fail; both in percent. */
export function keptFacts({ kept, objective, left }: Pick<Kept, "kept" | "objective" | "left">) {
  const text = (figure: number) => percent().format(figure / 100);
  return [
    kept === null
      ? "todavía sin datos"
      : `cumplido el ${text(kept)} (objetivo: ${text(objective)})`,
    left === null ? null : `queda el ${text(Math.max(0, left))} del margen de fallas`,
  ];
}

/** A rate from 0 to 1 as a percentage, or that nothing was sent. */
export const rateText = (rate: number | null): string =>
  rate === null ? "sin envíos" : percent().format(rate);

export const STATES: Record<PulseState, { text: string; tone: Tone }> = {
  good: { text: "Bien", tone: "ok" },
  bad: { text: "Con problemas", tone: "danger" },
  unknown: { text: "Sin noticias", tone: "neutral" },
};

type Job = NonNullable<ServerStatus["jobs"]>[number];

/** The state of a job: late and failed are shown separately. */
export function jobWord({ state, late }: Pick<Job, "state" | "late">) {
  if (late) return { text: "Atrasado", tone: "danger" } as const;
  if (state === "bad") return { text: "Falló", tone: "danger" } as const;
  return state === "good" ? STATES.good : { text: "Sin correr", tone: "neutral" as const };
}

const PARTS = ["table", "streams", "deadLetters", "jobs", "mail", "vendors", "promises"] as const;

/** The names of all that does not work; empty when everything does. */
export function troublesOf(status: ServerStatus): string[] {
  const { table, streams, deadLetters, jobs, mail, vendors, promises } = status;
  const unread = PARTS.filter((part) => status[part] === null).map(() => "Hay datos sin leer");
  const pulses = [...(streams ?? []), ...(vendors ?? [])].filter(({ state }) => state === "bad");
  return [
    ...(table?.state === "bad" ? ["La base de datos"] : []),
    ...pulses.map(({ name }) => PULSE_NAMES[name]),
    ...(jobs ?? []).filter(({ state }) => state === "bad").map(({ name }) => JOB_NAMES[name]),
    ...(mail?.state === "bad" ? ["La cuota o los rebotes del correo"] : []),
    ...(promises?.some(({ state }) => state === "bad") ? ["Hay una promesa sin cumplir"] : []),
    ...(deadLetters?.some(({ waiting }) => waiting > 0) ? ["Hay trabajo abandonado"] : []),
    ...unread.slice(0, 1),
  ];
}
