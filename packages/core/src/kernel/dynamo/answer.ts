import { fromNotation, type NotedItem } from "./notation";

/** What DynamoDB answers to a read, its items as they are in the application. */
export type Answer = {
  Item?: object;
  Items?: object[];
  LastEvaluatedKey?: object;
  /** The items of a batch, by their table. */
  Responses?: Record<string, object[]>;
  /** The keys that a batch left unread, in DynamoDB's notation. */
  UnprocessedKeys?: object;
};

/**
 * Reads DynamoDB's answer to a read in one pass. `JSON.parse` first makes an object of each value's notation
 * (`{"S":"text"}`), only for it to be thrown away: with the conversion that was a third of a list's work. The pass
 * knows what DynamoDB writes, without space between; whatever else comes is left to `JSON.parse`.
 */
export function readAnswer(text: string): Answer {
  try {
    return new Pass(text).answer();
  } catch (error) {
    if (error instanceof Unknown) return parsed(text);
    throw error;
  }
}

type NotedAnswer = {
  Item?: NotedItem;
  Items?: NotedItem[];
  LastEvaluatedKey?: NotedItem;
  Responses?: Record<string, NotedItem[]>;
  UnprocessedKeys?: object;
};

function parsed(text: string): Answer {
  const { Item, Items, LastEvaluatedKey, Responses, UnprocessedKeys } = JSON.parse(
    text,
  ) as NotedAnswer;
  const plain = (items: NotedItem[]) => items.map((item) => fromNotation<object>(item));
  return {
    ...(UnprocessedKeys && { UnprocessedKeys }),
    ...(Item && { Item: fromNotation(Item) }),
    ...(Items && { Items: plain(Items) }),
    ...(LastEvaluatedKey && { LastEvaluatedKey: fromNotation(LastEvaluatedKey) }),
    ...(Responses && {
      Responses: Object.fromEntries(
        Object.entries(Responses).map(([table, items]) => [table, plain(items)]),
      ),
    }),
  };
}

const isDigit = (character: number) => character >= 48 && character <= 57;

/** What the pass does not read. */
class Unknown extends Error {}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_MAP = 123;
const CLOSE_MAP = 125;

const CONSTANTS = [
  ['{"NULL":true}', null],
  ['{"BOOL":false}', false],
  ['{"BOOL":true}', true],
] as const;

/** One pass over a text, from its first character to its last. */
class Pass {
  private readonly text: string;
  private readonly hasEscapes: boolean;
  /** The place of the next character. */
  private at = 0;

  constructor(text: string) {
    this.text = text;
    this.hasEscapes = text.includes("\\");
  }

  answer(): Answer {
    const answer: Answer = {};
    this.members((name) => this.part(name, answer));
    if (this.at !== this.text.length) throw new Unknown();
    return answer;
  }

  private part(name: string, answer: Answer): void {
    switch (name) {
      case "Items":
        answer.Items = this.list(() => this.map());
        break;
      case "Item":
      case "LastEvaluatedKey":
        answer[name] = this.map();
        break;
      case "Responses":
        answer.Responses = this.responses();
        break;
      case "UnprocessedKeys":
        this.none();
        break;
      case "Count":
      case "ScannedCount":
        this.count();
        break;
      default:
        throw new Unknown();
    }
  }

  /** No keys: a batch was read whole. */
  private none(): void {
    this.over(OPEN_MAP);
    this.over(CLOSE_MAP);
  }

  private responses(): Record<string, object[]> {
    const tables: Record<string, object[]> = {};
    this.members((table) => {
      tables[table] = this.list(() => this.map());
    });
    return tables;
  }

  private map(): object {
    const plain: Record<string, unknown> = {};
    this.members((name) => {
      plain[name] = this.value();
    });
    return plain;
  }

  private members(read: (name: string) => void): void {
    this.over(OPEN_MAP);
    if (this.skips(CLOSE_MAP)) return;
    do read(this.name());
    while (this.goesOn(CLOSE_MAP));
  }

  private list<T>(read: () => T): T[] {
    const values: T[] = [];
    this.over(OPEN_LIST);
    if (this.skips(CLOSE_LIST)) return values;
    do values.push(read());
    while (this.goesOn(CLOSE_LIST));
    return values;
  }

  /** A value in DynamoDB's notation: a map of one member, named by the type. */
  private value(): unknown {
    // In `{"S":"text"}`: the type at 2, the quote after it at 3, its value at 5.
    const { text, at } = this;
    if (text.charCodeAt(at + 3) !== QUOTE) return this.constant();
    this.at = at + 5;
    const value = this.typed(text[at + 2]);
    this.over(CLOSE_MAP);
    return value;
  }

  private typed(type: string | undefined): unknown {
    switch (type) {
      case "S":
        return this.string();
      case "N":
        return Number(this.string());
      case "M":
        return this.map();
      case "L":
        return this.list(() => this.value());
      case "B":
        return Buffer.from(this.string(), "base64");
      default:
        throw new Unknown();
    }
  }

  private constant(): boolean | null {
    const found = CONSTANTS.find(([noted]) => this.text.startsWith(noted, this.at));
    if (!found) throw new Unknown();
    this.at += found[0].length;
    return found[1];
  }

  private name(): string {
    const name = this.string();
    this.over(COLON);
    return name;
  }

  private string(): string {
    const { text } = this;
    const start = this.at;
    if (text.charCodeAt(start) !== QUOTE) throw new Unknown();
    let end = text.indexOf('"', start + 1);
    while (end > 0 && this.isEscaped(end)) end = text.indexOf('"', end + 1);
    if (end < 0) throw new Unknown();
    this.at = end + 1;
    const inner = text.slice(start + 1, end);
    return this.hasEscapes && inner.includes("\\") ? (JSON.parse(`"${inner}"`) as string) : inner;
  }

  /** Whether an odd number of backslashes stands before the place. */
  private isEscaped(place: number): boolean {
    if (!this.hasEscapes) return false;
    let first = place;
    while (this.text.charCodeAt(first - 1) === BACKSLASH) first--;
    return (place - first) % 2 === 1;
  }

  /** A number that nobody asks for. */
  private count(): void {
    while (isDigit(this.text.charCodeAt(this.at))) this.at++;
  }

  /** Whether another member follows; without one, the end must. */
  private goesOn(end: number): boolean {
    if (this.skips(COMMA)) return true;
    this.over(end);
    return false;
  }

  private skips(character: number): boolean {
    if (this.text.charCodeAt(this.at) !== character) return false;
    this.at++;
    return true;
  }

  private over(character: number): void {
    if (!this.skips(character)) throw new Unknown();
  }
}
