import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { TaxLane } from "../../kernel/ports/tax-facts.rules";
import { shardOf } from "../../kernel/shard.rules";
import type { Kept } from "./invoice.rules";

/** A voucher that ARCA has to authorise: in its lane, in the order of issue. */
export type WaitingItem = Stored<
  TaxLane & {
    userId: string;
    invoiceId: string;
    /** How many times ARCA was asked without a decision, and when it is asked again (UTC ISO). */
    tries: number;
    nextAt: string;
  }
>;

/** A voucher whose authorisation was requested. */
export type Waiting = Pick<Kept, "_id" | "userId" | "pointOfSale"> & {
  askedAt: string;
  voucherType: number;
};

export const laneName = ({ pointOfSale, voucherType }: TaxLane): string =>
  `${String(pointOfSale).padStart(5, "0")}-${String(voucherType).padStart(3, "0")}`;

/** The vouchers waiting in a lane, in the order of issue. */
export const laneRange = (ownerId: string, lane: TaxLane) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: `TAXWAITING#${laneName(lane)}#` },
  newestFirst: false,
});

export const waitingKey = ({ userId, _id, askedAt, ...lane }: Waiting): Key => ({
  pk: ownerPartition(userId),
  sk: `TAXWAITING#${laneName(lane)}#${askedAt}#${_id}`,
});

const SHARDS = 4;

/** The vouchers of one shard to ask ARCA about by an instant, the longest waiting first. */
const waitingDue = (shard: number, until: string) => ({
  index: "gsi2" as const,
  pk: `DUE#tax#${shard}`,
  sk: { upTo: `${until}~` },
  newestFirst: false,
});

export function toWaiting(of: Waiting, tries: number, nextAt: string): WaitingItem {
  const { _id, userId, pointOfSale, voucherType } = of;
  return {
    ...waitingKey(of),
    type: "taxWaiting",
    version: 1,
    ...{ userId, invoiceId: _id, pointOfSale, voucherType, tries, nextAt },
    gsi2pk: `DUE#tax#${shardOf(_id, SHARDS)}`,
    gsi2sk: `${nextAt}#${_id}`,
  };
}

/** The ranges, one per shard, of the vouchers to ask ARCA about by an instant (ISO). */
export const dueLanes = (until: string) =>
  Array.from({ length: SHARDS }, (_, shard) => waitingDue(shard, until));
