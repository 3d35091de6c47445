import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import { dayOf } from "../../kernel/zone.rules";
import type { Consultation, Pace } from "./consultation.schema";

/** A consultation as stored; the key of its picture derives from its identifier. */
export type ConsultationRecord = Consultation;
export type ConsultationItem = Stored<Omit<ConsultationRecord, "version">>;

const PARTITION = "CONSULTATIONS";

export const consultationKey = (id: string): Key => ({ pk: PARTITION, sk: `CONSULTATION#${id}` });

/** All consultations, newest first. */
export const allRange = { pk: PARTITION, sk: { startingWith: "CONSULTATION#" } };

/** The open or the closed ones, newest first. */
export const statusRange = (status: Consultation["status"]) => ({
  index: "gsi1" as const,
  pk: `${PARTITION}#${status}`,
  sk: { startingWith: "20" },
});

/** The consultations of an account. */
export const ofAccount = (userId: string) => ({
  index: "gsi2" as const,
  pk: `${ownerPartition(userId)}#${PARTITION}`,
  sk: { startingWith: "20" },
});

export function toItem(record: ConsultationRecord): ConsultationItem {
  const { _id, status, createdAt, userId } = record;
  return {
    ...record,
    ...consultationKey(_id),
    type: "consultation",
    gsi1pk: `${PARTITION}#${status}`,
    gsi1sk: `${createdAt}#${_id}`,
    // By author: so that an account's data can be exported, and erased.
    ...(userId && {
      gsi2pk: ofAccount(userId).pk,
      gsi2sk: `${createdAt}#${_id}`,
    }),
  };
}

export const fromItem = (item: ConsultationItem): ConsultationRecord => {
  const { _id, number, name, email, subject, priority, message, context } = item;
  const { hasScreenshot, userId, status, assignedTo, answers, dueAt, answeredAt } = item;
  const { createdAt, updatedAt, version } = item;
  return {
    ...{ _id, number, name, email, subject, priority, message, context, hasScreenshot, userId },
    ...{ status, assignedTo, answers, dueAt, answeredAt, createdAt, updatedAt, version },
  };
};

/** The last number given. */
export type LastNumber = Stored<{ last: number }>;

export const numberKey: Key = { pk: PARTITION, sk: "NUMBER" };

export const toLastNumber = (last: number): LastNumber => ({
  ...numberKey,
  type: "consultationNumber",
  version: 1,
  last,
});

export type PaceItem = Stored<Omit<Pace, "month">>;

export const monthOf = (iso: string) => dayOf(iso).slice(0, 7);

/** The counters of the consultations of a month. */
export const paceKey = (month: string): Key => ({ pk: PARTITION, sk: `PACE#${month}` });

/** The key of a posted picture before it is checked; it is deleted within a day. */
export const postedKey = (screenshot: string) => `uploads/support/${screenshot}`;

/** The key of the picture of a consultation. */
export const keptKey = (id: string) => `files/support/${id}`;
