import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { TaxLane } from "../../kernel/ports/tax-facts.rules";

const nameOf = ({ pointOfSale, voucherType }: TaxLane) => `${pointOfSale}#${voucherType}`;

/** The run that holds a lane, and the epoch ms until which no other may. */
export type LaneItem = Stored<{ by: string; until: number }>;

export const laneKey = (ownerId: string, lane: TaxLane): Key => ({
  pk: ownerPartition(ownerId),
  sk: `TAXLANE#${nameOf(lane)}`,
});

export const toLane = (key: Key, by: string, until: number, version: number): LaneItem => ({
  ...key,
  type: "taxLane",
  version,
  ...{ by, until },
});

/** The key that reserves ARCA's number for a voucher: no two of ours have the same. */
export const fiscalKey = (ownerId: string, lane: TaxLane, number: number): Key => ({
  pk: ownerPartition(ownerId),
  sk: `TAXNUMBER#${nameOf(lane)}#${number}`,
});

export const toFiscal = (key: Key, invoiceId: string): Stored<{ invoiceId: string }> => ({
  ...key,
  type: "taxNumber",
  version: 1,
  invoiceId,
});
