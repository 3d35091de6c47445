import { type Item, type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Proposal } from "./proposal.schema";

export type ProposalRecord = Proposal & { userId: string; keyId: string; decidedBy: string | null };
export type ProposalItem = Stored<ProposalRecord>;

const KEPT_S = 30 * 24 * 3600;
const PREFIX = "PROPOSAL#";

export const proposalKey = (ownerId: string, id: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: `${PREFIX}${id}`,
});

export const proposalsRange = (ownerId: string) => ({
  pk: ownerPartition(ownerId),
  sk: { startingWith: PREFIX },
});

/** What every proposal of a practice is made under, one after the other: so that none is beyond the ceiling. */
export const gateKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "PROPOSALGATE",
});

export const toGate = (ownerId: string, version: number): Item => ({
  ...gateKey(ownerId),
  ...{ type: "proposalGate", version, userId: ownerId },
});

/** What was decided is forgotten after thirty days, and so is what nobody decided on. */
export const toItem = (record: ProposalRecord): ProposalItem => ({
  ...proposalKey(record.userId, record._id),
  type: "proposal",
  ttl: Math.ceil(Date.parse(record.decidedAt ?? record.createdAt) / 1000) + KEPT_S,
  ...record,
});

export const present = (item: ProposalRecord): Proposal => {
  const { _id, kind, status, title, folderId, why, by, given } = item;
  const { madeId, createdAt, decidedAt, version } = item;
  return {
    _id,
    kind,
    status,
    title,
    folderId,
    why,
    by,
    given,
    madeId,
    createdAt,
    decidedAt,
    version,
  };
};
