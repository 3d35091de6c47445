import * as z from "zod";
import { putEvent } from "./ports/bus";

/**
 * What happened that something else answers to, out of the way of who caused it. Each has its name,
 * and says no more than where to look: whoever answers reads the truth, and may be told twice.
 */
const EVENTS = {
  /** A case says which one of the court's it is. */
  "folder.linked": z.strictObject({ ownerId: z.string(), folderId: z.string() }),
} as const;

export type EventName = keyof typeof EVENTS;
export type EventDetail<N extends EventName> = z.output<(typeof EVENTS)[N]>;

/** Says that something happened. It is kept when this returns, and answered to later. */
export const publish = <N extends EventName>(name: N, detail: EventDetail<N>): Promise<void> =>
  putEvent(name, JSON.stringify(detail));

/** What an event says. Throws for one of another shape: nobody but `publish` makes them. */
export const readEvent = <N extends EventName>(name: N, detail: unknown): EventDetail<N> =>
  EVENTS[name].parse(detail) as EventDetail<N>;
