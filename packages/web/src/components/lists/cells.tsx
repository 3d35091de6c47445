import { formatDate, formatDay } from "~/lib/format";

type Having<K extends string> = Readonly<Record<K, string | null>>;

/** A column with a pure date: «20/11/2026». */
export const dateColumn = <K extends string>(id: K) => ({
  id,
  cell: ({ [id]: date }: Having<K>) => date && <time dateTime={date}>{formatDate(date)}</time>,
  text: ({ [id]: date }: Having<K>) => date && formatDate(date),
});

/** A column with the day of an instant. */
export const dayColumn = <K extends string>(id: K) => ({
  id,
  cell: ({ [id]: moment }: Having<K>) =>
    moment && <time dateTime={moment}>{formatDay(moment)}</time>,
  text: ({ [id]: moment }: Having<K>) => moment && formatDay(moment),
});

/** A column with numbers, aligned with those of the other rows. */
export const numberColumn = <K extends string>(id: K) => ({
  id,
  cell: ({ [id]: number }: Having<K>) =>
    number && (
      <bdi dir="ltr" className="tabular-nums" title={number}>
        {number}
      </bdi>
    ),
});

/** A column with the labels of values. */
export function wordColumn<K extends string, V extends string>(
  id: K,
  words: Readonly<Record<V, string>>,
) {
  const text = ({ [id]: value }: Readonly<Record<K, V | null>>) => value && words[value];
  return { id, cell: text, text };
}
