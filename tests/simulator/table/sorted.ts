/** An item as stored: its text is made once, and answered as often as it is read. */
export type Row<T> = { key: string; item: T; json: string };

/** The rows of one partition, in the order of their keys. */
export class Sorted<T> {
  readonly #rows: Row<T>[] = [];

  get rows(): readonly Row<T>[] {
    return this.#rows;
  }

  /** The place of the first row whose key is not before `key`. */
  placeOf(key: string): number {
    let [low, high] = [0, this.#rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#rows[middle] as Row<T>).key < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  get(key: string): Row<T> | undefined {
    const row = this.#rows[this.placeOf(key)];
    return row?.key === key ? row : undefined;
  }

  put(row: Row<T>): void {
    const place = this.placeOf(row.key);
    const isThere = this.#rows[place]?.key === row.key;
    this.#rows.splice(place, isThere ? 1 : 0, row);
  }

  remove(key: string): void {
    const place = this.placeOf(key);
    if (this.#rows[place]?.key === key) this.#rows.splice(place, 1);
  }
}
