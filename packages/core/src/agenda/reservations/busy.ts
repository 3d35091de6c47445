import type { Span } from "../availability/slots.rules";

/** When the practice is busy by calendars that are not ours, of a span. None is linked yet. */
export async function outsideBusy(_span: Span): Promise<Span[]> {
  return [];
}
