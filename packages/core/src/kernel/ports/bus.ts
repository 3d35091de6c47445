import type { EventBridgeClient } from "@aws-sdk/client-eventbridge";
import { env } from "../env";

let client: { of: string | undefined; bridge: EventBridgeClient } | undefined;

async function bridge() {
  const { EventBridgeClient } = await import("@aws-sdk/client-eventbridge");
  const { AWS_REGION, EVENTS_ENDPOINT } = env();
  if (client?.of !== EVENTS_ENDPOINT) client = undefined;
  client ??= {
    of: EVENTS_ENDPOINT,
    bridge: new EventBridgeClient({ region: AWS_REGION, endpoint: EVENTS_ENDPOINT }),
  };
  return client.bridge;
}

/** Puts an event on the bus. Throws when the bus refuses it: the caller tries again later. */
export async function putEvent(name: string, detail: string): Promise<void> {
  const { PutEventsCommand } = await import("@aws-sdk/client-eventbridge");
  const entry = { EventBusName: env().EVENT_BUS, Source: "foja", DetailType: name, Detail: detail };
  const { FailedEntryCount } = await (await bridge()).send(
    new PutEventsCommand({ Entries: [entry] }),
  );
  // The call may succeed while the entry is refused.
  if (FailedEntryCount) throw new Error(`the bus refused ${name}`);
}
