import type { Availability } from "@foja/core/agenda/availability/availability.schema";
import { slotsIn } from "@foja/core/agenda/availability/slots.rules";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayIn } from "~/lib/slots/zone-words";
import type { KindValues } from "./kind-form";

export type Sample = { day: string; slots: { start: string; end: string }[] };

const figure = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : undefined);

/** How many days ahead an open one is searched. */
const REACH = 60;

/**
 * The first day on which a kind of appointment would be offered if nothing were booked, with its
 * hours, by the rule for visitors' times. Undefined if a number is invalid or no day is open.
 */
export function sampleDay(
  values: KindValues,
  hours: Availability,
  isClosed: (day: string) => boolean,
  now: number,
): Sample | undefined {
  const duration = figure(values.duration);
  const step = values.step === "" ? duration : figure(values.step);
  if (!duration || !step) return undefined;
  const kind = {
    _id: values._id ?? "",
    duration,
    step,
    before: figure(values.before) ?? 0,
    after: figure(values.after) ?? 0,
    notice: 0,
    window: REACH,
    mostPerDay: null,
  };
  const situation = { hours, isClosed, kind, mostOfAll: null, busy: [], taken: [], now };
  const today = dayIn(hours.zone, new Date(now).toISOString());
  for (let away = 1; away <= REACH; away += 1) {
    const day = addDays(today, away);
    const found = slotsIn(day, day, situation);
    if (found.length > 0) return { day, slots: found.map(textOf) };
  }
  return undefined;
}

const textOf = ({ start, end }: { start: number; end: number }) => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
});

/** How many appointments fit in a day, one after another, each with its margins. */
export function fitting({ slots }: Sample, values: KindValues): number {
  const margin = ((figure(values.before) ?? 0) + (figure(values.after) ?? 0)) * 60_000;
  let [count, until] = [0, Number.NEGATIVE_INFINITY];
  for (const { start, end } of slots) {
    if (Date.parse(start) < until) continue;
    count += 1;
    until = Date.parse(end) + margin;
  }
  return count;
}
