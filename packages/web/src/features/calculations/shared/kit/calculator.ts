import type { Calculator as SavedCalculator } from "@foja/core/practice/calculators/calculator.schema";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { FolderChoice } from "~/components/folder-picker";
import type { Basis } from "./basis";
import type { Context, Form, Row } from "./field";
import type { Beside } from "./group";
import type { Computed } from "./outcome";
import type { CalculationState } from "./use-calculation";

/** A calculation on its page: its form, what it was saved as, and its case. */
export type Desk<V = unknown, R = unknown> = {
  state: CalculationState<V, R>;
  /** The scenarios it is compared with. */
  beside: Beside<V>;
  saved?: SavedCalculator;
  folder?: FolderChoice;
};

/** What a part of the page is given: the desk, and the result shown on it. */
export type Part<V = unknown, R = unknown> = Desk<V, R> & { shown: Computed<V, R> };

/** The classes of a page's columns, and of the height of its sheet. */
export type Look = { columns: string; sheet: string };

/** A calculator: its engine, its fields and its words. The page follows from it. */
export type Calculator<V = unknown, R = unknown, C extends Context = Context> = Basis<V, R, C> & {
  description: string;
  /** Said of a saved calculation of another type. */
  foreign: string;
  /** Said while there is no result. */
  empty: string;
  icon: LucideIcon;
  /** The values of an empty form. */
  start?: Form["values"];
  /** The values that an address gives; undefined if it gives none. */
  opened?(params: URLSearchParams): Form["values"] | undefined;
  /** The rows that an address gives, by their list. */
  openedRows?(params: URLSearchParams): Record<string, Row["values"][]> | undefined;
  /** Other columns of the page, and another height of the sheet beside the form. */
  look?: Look;
  /** On a phone the total stays at the bottom. */
  long?: boolean;
  /** Above the form and its result. */
  Top?: ComponentType;
  /** Above the sheet. */
  Head?(part: Part<V, R>): React.ReactNode;
  /** Below the sheet. */
  Tools?(part: Part<V, R>): React.ReactNode;
  /** Below the form and its result. */
  Below?(part: Part<V, R>): React.ReactNode;
};
