import { asSystem } from "@foja/core/actor";
import { type EventDetail, type EventName, readEvent } from "@foja/core/event";
import type { EventBridgeEvent } from "aws-lambda";
import { log } from "../log";

/** Answers to an event: runs as the system. It may come again, and after others that came later. */
export const onEvent =
  <N extends EventName>(name: N, work: (detail: EventDetail<N>) => Promise<unknown>) =>
  async (event: EventBridgeEvent<N, unknown>): Promise<void> => {
    await asSystem(event.id, () => work(readEvent(name, event.detail)));
    log().info("event", { event: name, id: event.id });
  };
