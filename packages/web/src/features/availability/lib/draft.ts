import type {
  Availability,
  UpdateAvailability,
} from "@foja/core/agenda/availability/availability.schema";
import type { Draft } from "./open-days";
import { faultsOf, WEEKDAYS, weeklyOf, weekOf } from "./week";

/** The editor's initial values, from what is stored. */
export const draftOf = ({ weekly, exceptions, vacations, ...kept }: Availability): Draft => ({
  zone: kept.zone,
  jurisdiction: kept.jurisdiction,
  closeOnHolidays: kept.closeOnHolidays,
  week: weekOf(weekly),
  exceptions: [...exceptions].sort((a, b) => a.date.localeCompare(b.date)),
  vacations: [...vacations].sort((a, b) => a.from.localeCompare(b.from)),
});

/** The request body for a draft. */
export const updateOf = ({ week, exceptions, vacations, ...rest }: Draft): UpdateAvailability => ({
  ...rest,
  weekly: weeklyOf(week),
  exceptions: exceptions.map(({ date, ranges }) => ({
    date,
    ranges: ranges.map(({ from, to }) => ({ from, to })),
  })),
  vacations: vacations.map(({ from, to }) => ({ from, to })),
});

/** Whether two drafts are equal. */
export const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(updateOf(one)) === JSON.stringify(updateOf(other));

/** Whether every line of the week is valid, so that it can be saved. */
export const isWhole = ({ week }: Draft): boolean =>
  WEEKDAYS.every((weekday) => Object.keys(faultsOf(week[weekday])).length === 0);

type Dated = Draft["exceptions"][number];

/** The draft with an exception for a date, replacing the one it had. */
export const withException = (draft: Draft, exception: Dated): Draft => ({
  ...draft,
  exceptions: [...draft.exceptions.filter(({ date }) => date !== exception.date), exception].sort(
    (a, b) => a.date.localeCompare(b.date),
  ),
});

/** The draft with one more vacation. */
export const withVacation = (draft: Draft, vacation: { from: string; to: string }): Draft => ({
  ...draft,
  vacations: [...draft.vacations, vacation].sort((a, b) => a.from.localeCompare(b.from)),
});
