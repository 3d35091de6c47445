import type { Counts } from "./campaign.schema";

/** Beyond these shares SES itself puts an account under review. */
const MOST_BOUNCES = 0.05;
const MOST_COMPLAINTS = 0.001;

/** With fewer a share says nothing: one complaint of a hundred letters is one person. */
const LEAST_BOUNCES = 5;
const LEAST_COMPLAINTS = 2;

type Measured = Pick<Counts, "sent" | "bounced" | "complained">;

/** Why a campaign has to stop by itself, as a sentence, for what was counted since it last went on. */
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
