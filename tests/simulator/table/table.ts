import type { NotedItem } from "./notation";
import { answerQuery, type Query } from "./queries";
import { placeOf, Store } from "./store";
import { type Refused, type TransactItem, type Write, writeTogether } from "./writes";

export type TableAnswer = { status: number; text: string };

type Batch = { RequestItems: Record<string, { Keys: NotedItem[] }> };
type Transaction = { TransactItems: TransactItem[]; ClientRequestToken: string };

/** How many tokens of transactions are remembered: more than are repeated at the same time. */
const TOKENS = 1000;

/**
 * DynamoDB in memory, of which it knows what the application asks: in one process, so that ten years
 * take minutes, and so that the same requests always meet the same answers. `table.test.ts` holds it
 * against a database.
 */
export class Table {
  readonly store: Store;
  readonly #tokens = new Set<string>();

  constructor(now: () => number) {
    this.store = new Store(now);
  }

  answer(operation: string, input: unknown): TableAnswer {
    switch (operation) {
      case "GetItem":
        return { status: 200, text: this.#get((input as { Key: NotedItem }).Key) };
      case "BatchGetItem":
        return { status: 200, text: this.#getMany(input as Batch) };
      case "Query":
        return { status: 200, text: answerQuery(this.store, input as Query) };
      case "PutItem":
        return this.#alone({ Put: input as Write });
      case "DeleteItem":
        return this.#alone({ Delete: input as Write });
      case "TransactWriteItems":
        return this.#together(input as Transaction);
      default:
        throw new Error(`the table does not know ${operation}`);
    }
  }

  #get(key: NotedItem): string {
    const row = this.store.get(placeOf(key));
    return row ? `{"Item":${row.json}}` : "{}";
  }

  #getMany({ RequestItems }: Batch): string {
    const tables = Object.entries(RequestItems).map(([name, { Keys }]) => {
      const found = Keys.flatMap((key) => this.store.get(placeOf(key))?.json ?? []);
      return `${JSON.stringify(name)}:[${found.join(",")}]`;
    });
    return `{"Responses":{${tables.join(",")}},"UnprocessedKeys":{}}`;
  }

  #alone(write: TransactItem): TableAnswer {
    const [refused] = writeTogether(this.store, [write]);
    return refused ? failed("ConditionalCheckFailedException", itemOf(refused)) : DONE;
  }

  #together({ TransactItems, ClientRequestToken }: Transaction): TableAnswer {
    if (this.#tokens.has(ClientRequestToken)) return DONE;
    const refused = writeTogether(this.store, TransactItems);
    if (refused.length > 0) return cancelled(TransactItems.length, refused);
    this.#tokens.add(ClientRequestToken);
    const [oldest] = this.#tokens;
    if (this.#tokens.size > TOKENS && oldest) this.#tokens.delete(oldest);
    return DONE;
  }
}

const DONE: TableAnswer = { status: 200, text: "{}" };

const itemOf = ({ found }: Refused) => (found ? { Item: found } : {});

function cancelled(count: number, refused: readonly Refused[]): TableAnswer {
  const CancellationReasons = Array.from({ length: count }, (_, index) => {
    const one = refused.find((each) => each.index === index);
    const Message = "The conditional request failed";
    return one ? { Code: "ConditionalCheckFailed", Message, ...itemOf(one) } : { Code: "None" };
  });
  return failed("TransactionCanceledException", { CancellationReasons });
}

function failed(name: string, more: object): TableAnswer {
  const __type = `com.amazonaws.dynamodb.v20120810#${name}`;
  return { status: 400, text: JSON.stringify({ __type, message: name, ...more }) };
}
