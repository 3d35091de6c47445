import { addYears } from "@foja/core/kernel/day.rules";
import { useState } from "react";
import { DayButton, type DayButtonProps, DayPicker } from "react-day-picker";
import { es } from "react-day-picker/locale/es";
import { useCourtDays } from "~/lib/court/use-court-days";
import { echoOf, offText } from "~/lib/day-echo";
import { today } from "~/lib/due";
import type { Leaning } from "~/lib/local-date";
import "./month-picker.css";

type MonthPickerProps = {
  value: string | undefined;
  leaning: Leaning;
  onPick: (day: string) => void;
};

/** A day as the library's Date: at noon, so that no zone changes the day. */
const dateOf = (day: string) => new Date(`${day}T12:00:00`);
const two = (part: number) => String(part).padStart(2, "0");
const dayOf = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** How many years before and after the current one can be chosen. */
const REACH: Record<Leaning, [back: number, ahead: number]> = {
  ahead: [2, 10],
  near: [30, 10],
  back: [100, 1],
};

/**
 * A month to pick a day from. Arrows, Page Up and Down, Home, End and Enter move and choose; days
 * on which the court does not work are shaded, with the reason.
 */
export default function MonthPicker({ value, leaning, onPick }: MonthPickerProps) {
  const court = useCourtDays();
  const now = today();
  const [seen, setSeen] = useState(value ?? now);
  const [back, ahead] = REACH[leaning];
  return (
    <DayPicker
      autoFocus
      mode="single"
      className="month-picker"
      locale={es}
      weekStartsOn={1}
      captionLayout="dropdown"
      fixedWeeks
      showOutsideDays
      today={dateOf(now)}
      selected={value === undefined ? undefined : dateOf(value)}
      defaultMonth={dateOf(value ?? now)}
      startMonth={dateOf(addYears(now, -back))}
      endMonth={dateOf(addYears(now, ahead))}
      modifiers={{ closed: (date) => court?.offOn(dayOf(date)) !== undefined }}
      modifiersClassNames={{ closed: "is-closed" }}
      components={COMPONENTS}
      onDayFocus={(date) => setSeen(dayOf(date))}
      onDayMouseEnter={(date) => setSeen(dayOf(date))}
      onDayClick={(date) => onPick(dayOf(date))}
      footer={echoOf(seen, { court, leaning, on: now })}
    />
  );
}

/** A day of the month, with why the court does not work on it: on hover, and read aloud. */
function Day(props: DayButtonProps) {
  const off = useCourtDays()?.offOn(dayOf(props.day.date));
  const reason = off && offText(off);
  const name = [props["aria-label"], reason].filter(Boolean).join(", ");
  return <DayButton {...props} aria-label={name} title={reason} />;
}

const COMPONENTS = { DayButton: Day };
