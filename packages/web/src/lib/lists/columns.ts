/** A column beside the name of a row. Widths in pixels. */
export type Column<K extends string> = { id: K; label: string; width: number };

type Spec<K extends string> = {
  /** In their order on screen. */
  columns: readonly Column<K>[];
  /** What is kept longest when there is no room for all that was chosen, first. */
  byWorth: readonly K[];
};

/** The checkbox and the actions. */
const ENDS = 44 + 52;

/** What a name needs to be told from another: it is what one reads, so it gets its share. */
const nameRoom = (width: number) => Math.max(240, width * 0.34);

/** The chosen columns that fit in a width, in their order on screen: no table is ever cut off. */
export function fitColumns<K extends string>(
  { columns, byWorth }: Spec<K>,
  chosen: readonly K[],
  width: number,
): Column<K>[] {
  let room = width - ENDS - nameRoom(width);
  const fitting = new Set<K>();
  for (const id of byWorth.filter((one) => chosen.includes(one))) {
    const column = columns.find((one) => one.id === id);
    if (!column || column.width > room) break;
    room -= column.width;
    fitting.add(id);
  }
  return columns.filter(({ id }) => fitting.has(id));
}
