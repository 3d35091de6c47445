import { dayIn } from "./zone-words";

/** A free time: its start and end, ISO instants. */
export type Slot = { start: string; end: string };

/** The free times of each day of a `zone`, in order of time. */
export function slotsByDay(slots: readonly Slot[], zone: string): ReadonlyMap<string, Slot[]> {
  const days = new Map<string, Slot[]>();
  for (const slot of [...slots].sort((a, b) => a.start.localeCompare(b.start))) {
    const day = dayIn(zone, slot.start);
    const others = days.get(day);
    if (others) others.push(slot);
    else days.set(day, [slot]);
  }
  return days;
}

/** Groups times by part of the day, so that a long list is read at a glance. */
export function partsOfDay(
  slots: readonly Slot[],
  clockOf: (instant: string) => string,
): { name: string; slots: Slot[] }[] {
  const parts = [
    { name: "A la mañana", slots: slots.filter(({ start }) => clockOf(start) < "13:00") },
    { name: "A la tarde", slots: slots.filter(({ start }) => clockOf(start) >= "13:00") },
  ];
  return parts.filter((part) => part.slots.length > 0);
}
