import { handler as deliver } from "@foja/functions/streams/deliver";
import { handler as derive } from "@foja/functions/streams/derive";
import { reactions, streams } from "@foja/functions/triggers";
import { loadHandler } from "@foja/local/aws/handlers";
import { concerns } from "@foja/local/aws/streams/record";
import type { DynamoDBRecord } from "aws-lambda";
import { Deliveries } from "../practice/deliveries";
import type { Random } from "../practice/random";
import type { World } from "./world";

type Watcher = (record: DynamoDBRecord) => void;

const HANDLERS = { deliver, derive } as const;

/** The consumers of the table's stream and of the bus, who get it badly and in the end in order. */
export class Streams {
  readonly #consumers = streams.map((trigger) => ({
    trigger,
    deliveries: new Deliveries(HANDLERS[trigger.name as keyof typeof HANDLERS]),
  }));

  /** `watch` is shown every change of the table once, in order, before its consumers are. */
  constructor(
    private readonly world: World,
    private readonly watch: Watcher,
  ) {}

  /** Hands over what changed as a stream may: mixed, twice, or later. */
  async badly(chance: Random): Promise<void> {
    const records = this.#take();
    for (const { trigger, deliveries } of this.#consumers) {
      const own = records.filter((record) => concerns(trigger, record));
      if (own.length > 0) await deliveries.badly(own, chance);
    }
    await this.#react(chance.often(0.3));
  }

  /** Hands over all that is left, in order, until nothing changes any more. */
  async whole(): Promise<void> {
    for (let rounds = 0; ; rounds += 1) {
      if (rounds === 50) throw new Error("the stream feeds itself");
      const records = this.#take();
      const owed = this.#consumers.reduce((sum, { deliveries }) => sum + deliveries.owed, 0);
      if (records.length + owed + this.world.facts.length === 0) return;
      for (const { trigger, deliveries } of this.#consumers) {
        await deliveries.inOrder(records.filter((record) => concerns(trigger, record)));
      }
      await this.#react(false);
    }
  }

  #take(): DynamoDBRecord[] {
    const records = this.world.table.store.takeRecords();
    for (const record of records) this.watch(record);
    return records;
  }

  /** Handles what is on the bus, twice where asked; what fails is there again. */
  async #react(twice: boolean): Promise<void> {
    for (const fact of this.world.facts.splice(0)) {
      const reaction = reactions.find(({ events }) => events.includes(fact["detail-type"]));
      if (!reaction) continue;
      const handler = (await loadHandler(reaction.handler)) as unknown as (
        event: object,
      ) => unknown;
      try {
        await handler(fact);
        if (twice) await handler(fact);
      } catch {
        this.world.facts.push(fact);
      }
    }
  }
}
