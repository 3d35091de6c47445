import { formatDate, formatDay } from "~/lib/format";

type Having<K extends string> = Readonly<Record<K, string | null>>;

/** A column's cell with a pure date: «20/11/2026». */
export const dateCell =
  <K extends string>(id: K) =>
  ({ [id]: date }: Having<K>) =>
    date && <time dateTime={date}>{formatDate(date)}</time>;

/** A column's cell with the day of an instant. */
export const dayCell =
  <K extends string>(id: K) =>
  ({ [id]: moment }: Having<K>) =>
    moment && <time dateTime={moment}>{formatDay(moment)}</time>;

/** A column's cell with a number, aligned with those of the other rows. */
export const numberCell =
  <K extends string>(id: K) =>
  ({ [id]: number }: Having<K>) =>
    number && (
      <bdi dir="ltr" className="tabular-nums" title={number}>
        {number}
      </bdi>
    );

/** A column's cell with the label of a value. */
export const wordCell =
  <K extends string, V extends string>(id: K, words: Readonly<Record<V, string>>) =>
  ({ [id]: value }: Readonly<Record<K, V | null>>) =>
    value && words[value];
