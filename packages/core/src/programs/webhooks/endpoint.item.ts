import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Sealed } from "../../kernel/ports/envelope";
import type { Endpoint } from "./webhook.schema";

/** An address as stored: its secret is sealed for the practice, and a former one until its end. */
export type EndpointRecord = Endpoint & {
  userId: string;
  /** The person who made it: what they may not see is not sent. */
  by: string;
  secret: Sealed;
  former: { secret: Sealed; until: string } | null;
};

export type EndpointItem = Stored<EndpointRecord>;

const PREFIX = "HOOK#";

export const endpointKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${PREFIX}${id}`,
});

export const endpointsRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: PREFIX },
});

export const toItem = (record: EndpointRecord): EndpointItem => ({
  ...endpointKey(record.userId, record._id),
  type: "webhookEndpoint",
  ...record,
});

export const present = (item: EndpointRecord): Endpoint => {
  const { _id, url, events, active, failingSince, offBecause, createdAt, version } = item;
  return { _id, url, events, active, failingSince, offBecause, createdAt, version };
};
