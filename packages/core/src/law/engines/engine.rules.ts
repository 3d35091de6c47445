import type * as z from "zod";
import type { Sheet } from "../calculation/sheet.rules";
import type { CourtCalendar } from "../deadlines/calendar.rules";
import type { JurisdictionId } from "../deadlines/jurisdiction.rules";
import type { SeriesBook, SeriesNeed } from "../rates/rate.rules";

/** The published data that a computation reads. */
export type Needs = { series?: SeriesNeed[]; calendar?: JurisdictionId };

/** The data it is given: without a calendar of the practice, an engine takes the official one. */
export type Given = { today: string; book: SeriesBook; calendar: CourtCalendar | undefined };

/**
 * An engine with all that it computes by: heavy, so it is loaded when something is computed.
 * `compute` is pure and throws a `CalculationError` for what a schema cannot see.
 */
export type Engine<V = unknown, R = unknown> = {
  variables: Pick<z.ZodType<V>, "safeParse">;
  needs?(variables: V): Needs;
  compute(variables: V, given: Given): R;
  sheet(variables: V, result: R): Sheet;
};

/** The figures of a calculation in pesos, as lists and totals show them. */
export type Figures = { capital: number | null; interest: number | null; amount: number | null };

/** What is known of an engine before it is loaded. */
export type Entry<V extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> = {
  variables: V;
  result: R;
  load(): Promise<Engine<z.output<V>, z.output<R>>>;
  figures(result: z.output<R>): Figures;
  /** The variables up to a later day; absent where figures do not grow with time. */
  upTo?(variables: Record<string, unknown>, day: string): Record<string, unknown>;
  /** Why equal data and rules give other figures, if not by a revised series. */
  revised?: string;
};

/** The figures of a result that is one amount, without interest. */
export const amountAlone = (amount: number): Figures => ({
  ...{ capital: amount, interest: null, amount },
});

/** Those of a result that is a day. */
export const NO_FIGURES: Figures = { capital: null, interest: null, amount: null };

/** The variables up to a later `hasta`; as they are where they have none. */
export const untilDay = (variables: Record<string, unknown>, hasta: string) =>
  "hasta" in variables ? { ...variables, hasta } : variables;

/** An entry, with the types of its schemas. */
export const entry = <V extends z.ZodType, R extends z.ZodType>(given: Entry<V, R>) => given;
