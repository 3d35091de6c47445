/** What becomes of a mail: the kinds of event that SES publishes of it, in their order. */
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

/** What becomes of a mail to an address: as SES's mailbox simulator answers, with labels (`bounce+1@…`) or without. */
export function outcomeOf(to: string): Outcome {
  const name = SIMULATOR.exec(to.trim())?.[1]?.toLowerCase() ?? "";
  const events = SIMULATED[name];
  return { simulated: events !== undefined, events: events ?? ["Send", "Delivery"] };
}
