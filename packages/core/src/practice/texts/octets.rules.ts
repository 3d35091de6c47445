/** Writes numbers and texts one after another, small numbers in one octet. */
export class Pen {
  #octets = new Uint8Array(256);
  #length = 0;

  #room(more: number): void {
    if (this.#length + more <= this.#octets.length) return;
    const wider = new Uint8Array(Math.max(this.#octets.length * 2, this.#length + more));
    wider.set(this.#octets.subarray(0, this.#length));
    this.#octets = wider;
  }

  /** Writes a whole number from zero on. */
  number(value: number): void {
    this.#room(5);
    let rest = value;
    while (rest > 127) {
      this.#octets[this.#length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#octets[this.#length++] = rest;
  }

  octets(some: Uint8Array): void {
    this.#room(some.length);
    this.#octets.set(some, this.#length);
    this.#length += some.length;
  }

  written(): Uint8Array {
    return this.#octets.slice(0, this.#length);
  }
}

/** Reads what a `Pen` wrote. */
export class Eye {
  constructor(
    private readonly from: Uint8Array,
    private at = 0,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.from.length;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const octet = this.from[this.at++] ?? 0;
      value |= (octet & 127) << shift;
      if (octet < 128) return value >>> 0;
    }
  }

  octets(length: number): Uint8Array {
    this.at += length;
    return this.from.subarray(this.at - length, this.at);
  }
}
