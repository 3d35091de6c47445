/** The outcome of a mail: the types of events that SES publishes about it, in order. */
export type Outcome = { simulated: boolean; events: EventKind[] };

export type EventKind =
  | "Send"
  | "Delivery"
  | "HardBounce"
  | "SoftBounce"
  | "Suppressed"
  | "Complaint";

const SIMULATED: Record<string, EventKind[]> = {
  success: ["Send", "Delivery"],
  bounce: ["Send", "HardBounce"],
  complaint: ["Send", "Delivery", "Complaint"],
  ooto: ["Send", "Delivery", "SoftBounce"],
  suppressionlist: ["Send", "Suppressed"],
};

const SIMULATOR = /^([a-z]+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i;

/**
 * The outcome of a mail to an address, as in SES's simulator, with labels (`bounce+1@…`) or not.
 */
export function outcomeOf(to: string): Outcome {
  const name = SIMULATOR.exec(to.trim())?.[1]?.toLowerCase() ?? "";
  const events = SIMULATED[name];
  return { simulated: events !== undefined, events: events ?? ["Send", "Delivery"] };
}
