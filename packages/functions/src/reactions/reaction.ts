import { asSystem } from "@foja/core/kernel/actor";
import { Reactions } from "@foja/core/kernel/reactions";
import type { EventBridgeEvent } from "aws-lambda";
import { log } from "../log";

/** A handler of an event of the bus, run as the system. Events may arrive twice, in any order. */
export const reactTo =
  <F extends Reactions.Fact>(fact: F, work: (detail: Reactions.Detail<F>) => Promise<unknown>) =>
  async (event: EventBridgeEvent<F, unknown>): Promise<void> => {
    await asSystem(event.id, () => work(Reactions.read(fact, event.detail)));
    log().info("reaction", { fact, id: event.id });
  };
