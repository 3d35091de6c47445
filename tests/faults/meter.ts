export type Counts = {
  /** The requests that reached the proxy, and below, by operation. */
  roundTrips: number;
  byOperation: Record<string, number>;
  /** Faults that were injected. */
  faults: number;
  /** Capacity units consumed, as the database reports them. */
  capacity: { read: number; write: number };
};

type Consumed = {
  CapacityUnits?: number;
  ReadCapacityUnits?: number;
  WriteCapacityUnits?: number;
};

const READS = /^(GetItem|BatchGetItem|Query|Scan|TransactGetItems)$/;
const WRITES = /^(PutItem|UpdateItem|DeleteItem|BatchWriteItem|TransactWriteItems)$/;

/** Counts what passes through the proxy. */
export class Meter {
  #counts = empty();

  reset(): void {
    this.#counts = empty();
  }

  counts(): Counts {
    return structuredClone(this.#counts);
  }

  sawRequest(operation: string): void {
    this.#counts.roundTrips += 1;
    this.#counts.byOperation[operation] = (this.#counts.byOperation[operation] ?? 0) + 1;
  }

  sawFault(): void {
    this.#counts.faults += 1;
  }

  sawAnswer(operation: string, answer: Buffer): void {
    for (const consumed of consumedIn(answer)) {
      const kind = READS.test(operation) ? "read" : "write";
      this.#counts.capacity[kind] += consumed.CapacityUnits ?? 0;
    }
  }
}

function empty(): Counts {
  return { roundTrips: 0, byOperation: {}, faults: 0, capacity: { read: 0, write: 0 } };
}

function consumedIn(answer: Buffer): Consumed[] {
  const { ConsumedCapacity = [] } = parse(answer);
  return [ConsumedCapacity].flat();
}

function parse(answer: Buffer): { ConsumedCapacity?: Consumed | Consumed[] } {
  try {
    return JSON.parse(answer.toString()) as { ConsumedCapacity?: Consumed };
  } catch {
    return {};
  }
}

/** Changes a request so that the database reports its capacity units. */
export function askCapacity(operation: string, body: Buffer): Buffer {
  if (!READS.test(operation) && !WRITES.test(operation)) return body;
  const request = JSON.parse(body.toString()) as Record<string, unknown>;
  return Buffer.from(JSON.stringify({ ReturnConsumedCapacity: "TOTAL", ...request }));
}
