import type { Counts } from "./campaign.schema";

/** Beyond these shares SES reviews an account. */
const MOST_BOUNCES = 0.05;
const MOST_COMPLAINTS = 0.001;

/** Below these numbers a share means nothing: one complaint in a hundred mails is one person. */
const LEAST_BOUNCES = 5;
const LEAST_COMPLAINTS = 2;

type Measured = Pick<Counts, "sent" | "bounced" | "complained">;

/** Why a campaign must pause automatically, as a sentence, by the counts since it last resumed. */
export function dangerOf(counts: Measured, since: Measured): string | null {
  const sent = counts.sent - since.sent;
  const bounced = counts.bounced - since.bounced;
  const complained = counts.complained - since.complained;
  if (bounced >= LEAST_BOUNCES && bounced > sent * MOST_BOUNCES) {
    return `Se pausó sola: rebotaron ${bounced} de ${sent} correos, más del 5 %. Revisá de dónde salieron las direcciones.`;
  }
  if (complained >= LEAST_COMPLAINTS && complained > sent * MOST_COMPLAINTS) {
    return `Se pausó sola: ${complained} de ${sent} personas la marcaron como correo no deseado, más del 0,1 %.`;
  }
  return null;
}
