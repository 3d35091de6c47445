import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { TaxLane } from "../../kernel/ports/tax-facts.rules";

const nameOf = ({ pointOfSale, voucherType }: TaxLane) => `${pointOfSale}#${voucherType}`;

/** Who asks ARCA about the vouchers of a lane, and until when nobody else does (epoch ms). */
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

/** That a number of ARCA's is a voucher's: no two of ours ever have the same. */
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
