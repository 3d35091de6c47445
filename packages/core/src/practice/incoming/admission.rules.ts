import type { PlanId } from "../../billing/plans/plan.schema";
import type { Verdicts } from "./letter.schema";

/**
 * Why a letter is not taken: nobody here has that address; its practice had its letters of the hour or
 * of the day; its plan has no room for the original and its files.
 */
export type Refusal = "unknown" | "many" | "full";

/**
 * How many letters a practice takes in an hour and in a day of Buenos Aires, by its plan: what anybody
 * in the world may have it store and read.
 */
const CEILINGS: Record<PlanId, { hour: number; day: number }> = {
  free: { hour: 60, day: 200 },
  standard: { hour: 200, day: 1000 },
  premium: { hour: 600, day: 3000 },
};

export const ceilingOf = (plan: PlanId): { hour: number; day: number } => CEILINGS[plan];

/** Whether one more letter is beyond a ceiling, after those that were taken. */
export function isMany(plan: PlanId, taken: { hour: number; day: number }): boolean {
  const { hour, day } = ceilingOf(plan);
  return taken.hour >= hour || taken.day >= day;
}

/** How a refusal is said to who wrote: as SMTP does (RFC 5321 and 3463), and in words. */
type Said = {
  code: 550 | 452 | 552;
  status: string;
  /** As SES calls it in a bounce. */
  bounce: "DoesNotExist" | "TemporaryFailure" | "ExceededQuota";
  /** Of ASCII alone: many servers show no other answer. */
  words: string;
};

export const REFUSALS: Record<Refusal, Said> = {
  unknown: {
    ...{ code: 550, status: "5.1.1", bounce: "DoesNotExist" },
    words: "No existe esa casilla. Hay que pedirle al estudio la que corresponde.",
  },
  many: {
    ...{ code: 452, status: "4.2.1", bounce: "TemporaryFailure" },
    words:
      "Por ahora el estudio no puede recibir otro correo. Conviene volver a mandarlo en unas horas.",
  },
  full: {
    ...{ code: 552, status: "5.2.2", bounce: "ExceededQuota" },
    words: "El estudio no tiene lugar para guardar este correo. Conviene avisarle por otro medio.",
  },
};

/** The answer of a mail server that refuses: «550 5.1.1 No existe esa casilla. …». */
export const smtpAnswer = (why: Refusal): { code: number; text: string } => {
  const { code, status, words } = REFUSALS[why];
  return { code, text: `${status} ${words}` };
};

/**
 * Whether a refusal may be mailed back. Only to an address that SPF proved, as a bounce goes there and
 * not to the one in the head; never for what a program wrote, for spam, or in answer to a bounce, which
 * has no sender. Whoever did not write would get it otherwise.
 */
export const mayBounce = (
  sender: string,
  { verdicts: { spf, dmarc, spam, virus }, automatic }: { verdicts: Verdicts; automatic: boolean },
): boolean =>
  sender !== "" &&
  spf === "pass" &&
  dmarc !== "fail" &&
  spam !== "fail" &&
  virus !== "fail" &&
  !automatic;
