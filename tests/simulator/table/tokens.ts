const TOKEN = /\s*(:\w+|#?[\w]+(?:\.#?\w+)*|<=|>=|<>|[=<>(),+-])/y;

/** The tokens of one of DynamoDB's expressions, read one by one. */
export class Tokens {
  readonly #all: string[] = [];
  #at = 0;

  constructor(readonly text: string) {
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < text.trimEnd().length) {
      const [, token] = TOKEN.exec(text) ?? [];
      if (token === undefined) throw new Error(`not an expression: ${text}`);
      this.#all.push(token);
    }
  }

  get next(): string | undefined {
    return this.#all[this.#at];
  }

  take(): string {
    const token = this.#all[this.#at];
    if (token === undefined) throw new Error(`an expression that ends too soon: ${this.text}`);
    this.#at += 1;
    return token;
  }

  /** Takes the next token if it is that one. */
  accept(token: string): boolean {
    if (this.next !== token) return false;
    this.#at += 1;
    return true;
  }

  expect(token: string): void {
    if (!this.accept(token)) throw new Error(`${token} expected in ${this.text}`);
  }
}
