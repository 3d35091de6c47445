import type {
  Availability,
  UpdateAvailability,
} from "@foja/core/agenda/availability/availability.schema";
import type { Draft } from "./open-days";
import { faultsOf, WEEKDAYS, weeklyOf, weekOf } from "./week";

/** What is kept, as the editor begins with it. */
export const draftOf = ({ weekly, exceptions, vacations, ...kept }: Availability): Draft => ({
  zone: kept.zone,
  jurisdiction: kept.jurisdiction,
  closeOnHolidays: kept.closeOnHolidays,
  week: weekOf(weekly),
  exceptions: [...exceptions].sort((a, b) => a.date.localeCompare(b.date)),
  vacations: [...vacations].sort((a, b) => a.from.localeCompare(b.from)),
});

/** The draft as it is sent. */
export const updateOf = ({ week, exceptions, vacations, ...rest }: Draft): UpdateAvailability => ({
  ...rest,
  weekly: weeklyOf(week),
  exceptions: exceptions.map(({ date, ranges }) => ({
    date,
    ranges: ranges.map(({ from, to }) => ({ from, to })),
  })),
  vacations: vacations.map(({ from, to }) => ({ from, to })),
});

/** Whether two drafts say the same. */
export const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(updateOf(one)) === JSON.stringify(updateOf(other));

/** Whether every line of the week is in order, so that it can be saved. */
export const isWhole = ({ week }: Draft): boolean =>
  WEEKDAYS.every((weekday) => Object.keys(faultsOf(week[weekday])).length === 0);

type Dated = Draft["exceptions"][number];

/** The draft with a date of its own, in place of what that date had. */
export const withException = (draft: Draft, exception: Dated): Draft => ({
  ...draft,
  exceptions: [...draft.exceptions.filter(({ date }) => date !== exception.date), exception].sort(
    (a, b) => a.date.localeCompare(b.date),
  ),
});

/** The draft with vacations more. */
export const withVacation = (draft: Draft, vacation: { from: string; to: string }): Draft => ({
  ...draft,
  vacations: [...draft.vacations, vacation].sort((a, b) => a.from.localeCompare(b.from)),
});
